"""Words by what they are and by what they are about, listed by hand for the features of heteronyms."""

# Words of closed classes: what they are counts, and not which of them it is in a sentence.
CLOSED = {
    "determiner": "the a an this that these those every each some any no another either neither such what which whatever",
    "possessive": "my your his her its our their whose",
    "genitive": "'s",
    "to": "to",
    "modal": "can could will would shall should may might must cannot can't couldn't won't wouldn't shan't shouldn't mustn't "
             "ought i'll you'll he'll she'll it'll we'll they'll gonna let let's i'd you'd he'd she'd we'd they'd",
    "do": "do does did don't doesn't didn't",
    "be": "is are was were be been being am isn't aren't wasn't weren't i'm you're we're they're it's that's there's he's "
          "she's ain't",
    "have": "have has had having haven't hasn't hadn't i've you've we've they've",
    "subject": "i you he she it we they who one",
    "object": "me him us them themselves himself herself itself myself yourself ourselves someone somebody anyone anybody "
              "everyone everybody something anything everything nothing none others",
    "of": "of",
    "preposition": "in on at by for with from into onto upon about against between among through during before after above "
                   "below under over within without toward towards across along behind beyond near off out up down around "
                   "throughout per via despite until till since like unlike inside outside beneath beside besides amid "
                   "amongst alongside concerning regarding",
    "as": "as than",
    "and": "and or but nor plus",
    "if": "if when while because although though whereas unless whether where how why once so lest",
    "not": "not never",
    "adverb": "also often always usually then now just only still even very too more most less least well almost already "
              "again soon later sometimes rarely seldom twice ever here there thus however quite rather much yet perhaps "
              "maybe instead together further therefore hence",
    "quantity": "all both many few several other own same first second third last next two three four five six seven eight "
                "nine ten new old",
    "title": "mr mrs ms dr st jr sr prof gen col lt rev capt sgt vs etc",
}

# Words of open classes that are hardly ever anything else.
OPEN = {
    "verb": "accept achieve acquire add admit agree aim allow announce appear apply appoint argue arise arrange arrive ask "
            "assume avoid become become begin believe belong bring build buy calculate carry choose collect combat come "
            "communicate compare compete complain complete conclude confirm connect consider consist constitute contain "
            "continue contribute convince create deal decide declare defeat defend define deliver demonstrate deny depend "
            "describe destroy determine develop die discover discuss distinguish draw earn eat eliminate employ enable "
            "encounter encourage enhance enjoy ensure enter establish examine exceed exist expand expect explain express "
            "extend fail fill find follow forget form fulfill gain gather generate get give go grow happen hear help hide "
            "hire identify ignore illustrate imagine improve include indicate inform inspire install integrate introduce "
            "investigate involve join keep kill know lack learn leave lie listen locate look lose maintain make manage meet "
            "obtain occur offer open operate oppose organize overcome participate perform persuade prefer prepare prevent "
            "proceed protect prove provide publish pull purchase pursue put raise reach realize receive recognize recommend "
            "recover reduce reflect regard relate release rely remain remember remove replace represent require resist "
            "resolve respond restore reveal satisfy say see seek seem select sell send serve settle share show solve speak "
            "spend stand start steal stop submit suffer suggest supply survive take teach tell tend think throw "
            "translate travel treat try understand undergo vary wait want warn wear win wish write",
    "verbs": "says comes goes takes makes gives gets becomes begins includes provides contains consists appears remains "
             "exists occurs requires allows leads seems keeps finds tells shows brings holds runs knows believes continues "
             "describes represents offers helps involves creates decides learns meets sees sends tries wants asks "
             "enters explains reveals refers serves lies depends follows returns suggests produces receives wins "
             "loses plays writes sings dies kills falls grows stands sits thinks feels speaks arrives joins leaves",
    "pasts": "made became took gave went came said won wrote sold got held led left built brought sent saw found told kept "
             "met paid spent ran began chose grew fought taught caught felt lost stood sat knew thought bought drew broke "
             "spoke fell flew rose threw wore sang rode drove hid swam sank struck shot sought wanted died",
    "participles": "known seen given taken shown born done written gone driven chosen broken spoken fallen grown drawn "
                   "thrown worn sung ridden hidden sunk stolen eaten beaten forgotten forbidden frozen risen",
    "people": "people children men women police persons members students players officials workers parents residents "
              "scientists researchers authors historians critics scholars teachers artists authorities soldiers troops "
              "companies countries citizens patients fans users visitors families governments girls boys voters farmers "
              "experts individuals doctors leaders lawyers employees customers",
    "person": "man woman person child boy girl father mother brother sister son daughter wife husband king queen "
              "president leader officer teacher author player student friend director artist singer writer captain "
              "doctor soldier member company team government city band group party court police army church",
    "noun": "year time world war state school film book song game club season series music power system life "
            "water area house home country history number work family name place program project law "
            "film album book story novel station river island village district town county university college department "
            "ship car train road street building church music idea problem fact case reason example method theory process "
            "product material data information technology software computer energy oil gas food money market price tax "
            "level rate value amount size type kind form style version model theme title role career job business "
            "industry trade policy election party vote community society culture language education research "
            "study science analysis treatment disease medicine surgery cell cells blood heart brain skin hair head hand "
            "body bone foot feet eye eyes face arm",
    "adjective": "large small big great good bad high low long short young early late old new important major minor main "
                 "different similar same various special certain common popular famous successful strong weak "
                 "hard soft easy difficult simple complex modern ancient free full empty true false real "
                 "rich poor hot cold warm cool dark bright heavy deep wide narrow thick thin dry wet clean dirty "
                 "fast slow strange rare unique entire whole complete whole able likely unable "
                 "white black red blue green yellow brown grey gray pink golden silver beautiful ugly nice fine "
                 "happy sad angry serious severe sharp smooth rough raw ripe wild sick dead alive blind deaf "
                 "best better worse worst larger smaller greater higher lower longer shorter older younger larger "
                 "former latter present current recent previous upper lower northern southern eastern western "
                 "female male human federal public private military royal medical social legal separate various huge "
                 "tiny enormous massive giant little single double multiple numerous extra additional potential",
    "month": "january february march april may june july september october november december",
    "weekday": "monday tuesday wednesday thursday friday saturday sunday",
}

# Endings of words of four letters and more, the longest first.
ENDINGS = {
    "adverb ending": "ly", "participle": "ing", "past": "ed",
    "noun ending": "tion sion ment ness ity ism ship ance ence",
    "nouns ending": "tions ments ities ors ers",
    "adjective ending": "ous ful able ible al ive ic less ish ary ant ent ian",
    "superlative": "est", "agent": "er or", "hissing": "ss us", "plural": "s", "y": "y",
}

# What a sentence may be about.
SUBJECTS = {
    "fish": "fish fisherman fishermen fishing fisher angler angling trout salmon carp catfish pike perch bluegill sunfish walleye "
            "crappie tuna cod shark eel bait lure largemouth smallmouth striped shad minnow herring spawn spawning pond "
            "aquarium hatchery fin fins species predatory seafood chilean freshwater reservoir",
    "strings": "violin viola cello fiddle violinist cellist fiddler string strings bowed arco pizzicato rosin "
               "instrument erhu luthier quartet stringed harp lute kamancheh",
    "music": "music musical musician guitar guitarist drum drums drummer piano keyboard keyboards vocal vocals singer band album song "
             "songs concert orchestra symphony opera tenor baritone soprano alto clarinet flute trumpet saxophone trombone horn "
             "jazz rock blues funk punk hip-hop rapper melody chord amplifier bassist percussion synth synthesizer sang "
             "singing choir solo tour lp remix studio dj composer conductor aria ballet festival recording lyrics stage",
    "bows": "arrow arrows archer archers archery quiver crossbow longbow hunter hunting hunt shoot shooting sword spear knife "
            "weapon javelin shield bowstring bowman quivers aim target medieval composite recurve axe dagger armed rifle",
    "ribbon": "ribbon tie ties hair dress knot wrapped satin silk skirt collar shirt tuxedo hat lace gift wearing wore",
    "bend": "knee kneel kneels audience curtain applause greet greeting respect polite politely wow heads god idol bend "
            "deep deeply final gracefully salute",
    "ship": "ship ships boat boats vessel stern hull deck sail sailing sails sailed sailor port starboard torpedo torpedoed submarine keel mast aft "
            "yacht navy naval aboard anchor wave waves bulbous rudder rower rowing crew oar oars oarsman boathouse harbour harbor "
            "waterline sea sank propeller thruster thrusters frigate destroyer cruiser cargo dock flooded collision iceberg bulkhead",
    "london": "london east tower hackney stratford poplar mile cockney bells borough underground church",
    "metal": "metal metals copper zinc iron tin mercury cadmium nickel silver gold arsenic aluminum aluminium steel brass bronze alloy ore ores "
             "poisoning toxic contamination contaminated mine mines mining smelter smelting pipe pipes pipeline paint bullet bullets battery batteries acid "
             "pb element elements atomic atom isotope nucleus oxide sulfide carbonate acetate chromate solder gasoline petrol fuel roof roofing roofs glass "
             "crystal foil molten coffin sheet solid dense density heavy pencil graphite weight weights soldered uranium polonium plumbing shielding chemical poison ammunition",
    "injury": "injury injuries injured knee shoulder ligament tendon muscle acl mcl rotator cuff meniscus hamstring labrum cartilage retina retinal vaginal "
              "tissue surgery surgical pain achilles aortic calf groin ankle elbow tore torn ruptured rupture partial joint tendons ligaments",
    "rip": "paper apart shred rip ripped cut fabric cloth sheet clothes flesh teeth wear down pieces open hole page off posters wall walls",
    "cry": "cry cries cried crying weep weeping wept eye eyes cheek cheeks shed sad sorrow grief emotional emotion drop drops duct ducts gland glands "
           "gas film fluid riot police protesters tears lacrimal crocodile smile laughter face handkerchief teardrop jerker cornea ocular protest crowd fired canisters",
    "wounds": "wound bullet gunshot stab stabbed shot bleeding blood bandage infection heal healing heals fatal mortal died death killed chest head leg abdomen "
              "surgeon self-inflicted hospital doctor knife pain scar skin shrapnel trauma treated exit entry battle flesh open",
    "coil": "coil coils wire thread spool clock tightly around helical string rope rotor stator transformer windings yarn core core tape reel spring mechanism up road path river street",
    "weather": "weather storm storms rain snow mph km/h knots gust gusts hurricane cyclone tornado speed speeds sustained breeze temperature atmosphere "
               "atmospheric pressure north northerly westerly easterly southwest southeast northwest northeast ocean sea turbine turbines farm power "
               "solar energy tunnel instruments woodwind woodwinds trade prevailing blow blows blowing blew strong damage chill cold sun "
               "direction meteorological mb peaking landfall tropical depression intensified",
    "drink": "drink drinks drinking beer wine rice japanese japan brewery breweries brew brewed brewing brewer bottle bottles alcohol alcoholic shochu soju vodka whisky whiskey tea coffee "
             "yerba gourd bar restaurant sushi cup cups soy sauce mirin fermented liquor beverage juice barrel sip drunk cocktail soda taste served yeast dashi koji ginjo",
    "food": "food eat eaten eating meat beef pork sausage ham cheese bread sandwich pie pastry cornish potato potatoes onion vegetable vegetables restaurant dish dishes "
            "cook cooked cooking baked bake filling filled shop bakery oggy turnip recipe sauce fried dough snack chicken salad buns dinner lunch breakfast meal "
            "steak curry sold oven crust shortcrust miners luncheon deli swede lamb hot minced fruit cake soup chef delicious",
    "pale": "pale skin face complexion white-faced complexioned look looking looks consistency texture thick flesh hair sweaty sickly faced glue starch appearance thin eyes",
    "sport": "club clubs football footballer goal goals match matches scored league cup rangers fc boston nba glasgow hibs hibernian aberdeen midfielder striker defender signed "
             "season manager player players team teams fans coach draft lakers bulls knicks playoffs finals champions championship win won victory beat defeat defeated "
             "supporters squad uefa scottish scotland parkhead celtics ibrox stadium stalybridge belfast cork loan transfer basketball game games points rebounds substitute debut dundee hearts motherwell kilmarnock derby bhoys",
    "peoples": "language languages tribe tribes tribal irish ireland welsh wales gaelic breton brittany cornish culture cultures cultural ancient roman iron druid "
               "mythology myth folk pagan deity god goddess knot cross punk music sea studies britons britain gaul gauls germanic linguistic people peoples origin spoken heritage dialect "
               "literature christianity fringe fiddle harp rite indo-european etymology pantheon",
    "mathematics": "matrix vector vectors coordinate coordinates plane planes symmetry rotation rotational dimension dimensional dimensions geometry equation ellipse ellipsoid parallel perpendicular "
                   "orthogonal angle angles parabola hyperbola graph horizontal vertical horizontally major minor principal x y z length lengths semi plot origin crystallographic crystal tensor cartesian "
                   "function functions optical wheel wheels rotate rotates number spin theorem algebra integer polynomial set linear inertia orbital celestial three-dimensional motion bicentric intersect variable variables scale cnc degrees freedom telescope robot",
    "chopping": "axe stone stones hammer hammers knives swords tools tool weapons spears polished flint bronze blade blades neolithic battle chop wood hand hatchets shields flat hoard saws saw maces mace "
                "arrowheads palstave palstaves copper armed throwing tomahawk daggers shovels clubs pick picks lumberjack viking warriors fire iron socketed prehistoric obsidian adze adzes ritual picks found guitars greenstone jade",
    "persons": "von der von wilhelm friedrich karl johann carl philipp philip ernst otto heinrich georg son born father baron count duke prince king emperor composer architect poet brother married philosopher novelist "
               "wilson strindberg schlegel bebel ferdinand mencken pritzker derleth painter sculptor zaleski macke sander named name husband botanist wife",
    "dates": "date dates day days month months year years week since until early mid late end beginning released began opened published ended during summer annual held season 1st",
    "places": "city town county alabama berkshire pennsylvania california italy beverly hills drive station railway bay district region port university airport born moved arrived "
              "state route downtown located located north south west near resident newspaper suburb line england thames gulf south louis orleans montgomery birmingham "
              "pensacola mississippi oxford slough swindon basingstoke wokingham hospital philadelphia company railroad fc madejski f.c. rome milan venice florence turin naples modena verona rimini parma ferrara genoa siege fort diocese archdiocese professor",
    "devices": "phone phones device devices app apps web internet online wireless network networks computer computers games gaming software smartphone android ios operator telephone tablet user users "
               "platform media playstation xbox nintendo wii video content broadband digital telecommunications laptop sim carrier data website hardware controller pc port windows",
    "sculpture": "sculpture sculptor hanging calder art artist kinetic installation gallery museum ceiling baby crib exhibition hang suspended",
    "faith": "god lord christ church jesus bible biblical book christian christianity jewish prophet gospel disciples apostles salvation holy mary saint saints pope priest bishop virgin "
             "testament old psalms proverbs ecclesiastes scripture heaven resurrection faith prayer prayed pray sin abraham moses isaiah worship saviour messiah cross crucifixion sacrament "
             "mother chapel divine soul religious religion monk angel angels satan suffering devil",
    "farm": "farm farmer farmers pig pigs piglets piglet boar boars pork litter animal animals cow cows cattle horse sheep dog breed breeding breeds milk feed swine hog hogs teats calf hen bear hair pregnant cubs weaned gestation thistle thistles bug pregnant",
    "planting": "seed seeds crop crops wheat soil plant planting plants garden harvest field fields grain reap discord doubt confusion dissension fear seedling germinate spring corn barley plough plow ploughing discontent division hatred "
                "distrust chaos confusion strife vegetables grass",
    "bird": "bird birds pigeon pigeons mourning turtle wing wings nest feather feathers peace olive white eagle raven hawk cote grey collared soap chocolate beauty symbol holy rock release released zenaida "
            "columbidae flight fruit-dove emerald ground prize cameron river press",
    "plunge": "water underwater pool swam jumped deep sank beneath surface ground cover steeply sky attack overboard enemy fighter aircraft bombers plane altitude feet depth head headfirst into toward river cliff",
    "clock": "hour hours seconds second minutes half clock length goal scored final match per later penalty added stoppage break ago away drive walk ride radio show tv episode documentary twenty sixty 15-minute waited long "
             "short edit film half-hour injury time first-half second-half halftime every last",
    "tiny": "amount amounts quantity quantities detail details size particle particles particles microscopic spots traces tiny grains difference scale holes insects flowers hairs pores scales examination cell bacteria fraction "
            "mouthparts teeth dots setae proportions crystals inspection organisms",
    "court": "law legal judge jury trial court lawsuit lawyer attorney prosecutor criminal crime arrested police prison prisoner murder victim victims evidence constitution constitutional court's accused guilty "
             "convicted statute plaintiff defendant charges sentence sentenced case appeal jail inmate inmates bail",
    "war": "war army military soldier soldiers battle troops enemy attack attacked attacking commander regiment brigade rebels rebel revolution coup regime dictator government monarchy king emperor empire "
           "invasion siege forces guerrilla armed uprising tanks infantry general division colonel air bomb bombs bombing convoy destroyers fighter fighters missile nazi communist",
    "sickness": "disease patient patients symptoms doctor doctors hospital treatment medical medicine therapy cancer tumor infection diabetes drug drugs alcohol heroin clinical surgeon surgery syndrome disorder disorders "
                "chronic mental depression physician physicians illness pregnancy virus nurse diagnosis psychiatric health symptom cases",
    "body": "arm arms leg legs foot feet neck shoulder shoulders bone bones muscle muscles tooth teeth tongue lip lips nose ear ears throat nail skull fist hair fingers finger hands chin jaw",
    "money": "money dollar dollars million billion bank banks tax taxes price prices market markets stock stocks investor investors cost costs cash fund funds loan insurance fee fees customer customers income profit economy economic "
             "tariff tariffs trade goods sales sale buyer purchase ticket tickets pay paid rebate refunds wage budget financial finance",
    "books": "book books novel novels author writer writers poet poem poems poetry page pages newspaper magazine article articles letter letters literature text texts chapter read reader readers library publisher "
             "published essay essays story stories manuscript fiction journal review reviews critic column bible poems reads",
    "screen": "film films movie movies tv television episode episodes actor actress scene scenes show audience director cast comedy drama character characters animation animated cartoon cartoons anime disney role starred premiere "
              "studio studios broadcast series sketch sitcom host screenplay concert nbc cbs bbc",
    "house": "room rooms door doors window windows floor roof wall walls garden kitchen bedroom hall building buildings apartment furniture tile tiles carpet wood wooden brick stone marble built architecture flooring laminate table chair museum homes",
    "vehicles": "car cars truck bus train trains road roads highway bicycle motorcycle motorbike scooter engine engines driver drivers drive traffic railway vehicle vehicles plane aircraft wheel wheels speed motor bike street lane airport freight passenger passengers ride riding "
                "exhaust interstate intersection route exit junction",
    "chemistry": "acid acids molecule molecules reaction reactions protein proteins enzyme enzymes solution hydrogen oxygen carbon sodium salt salts compound compounds polymer gas liquid temperature catalyst ion ions bond bonds "
                 "synthesis chemical chemicals organic dna rna gene genes base bases cell cells cellular receptor membrane sugar glucose electrons electron ammonia nitrogen",
    "fragrance": "smell scent perfume incense burn burning burned burnt fragrance candle candles rose spices oil myrrh frankincense bottle cologne sticks altar aroma",
    "school": "school schools university college student students teacher teachers professor degree class classes graduate graduated education course courses academic faculty campus phd diploma bachelor master masters exam graduates thesis scholar scholarship "
              "lecturer alumni curriculum high doctorate",
    "golf": "golf golfer golfers green greens hole holes birdie bogey par tee fairway club clubs swing tournament round stroke strokes "
            "clubhouse open caddie masters iron drive driving grip",
    "quarrel": "argue argued argues arguing quarrel quarrels fight fights fighting shout shouted shouting angry furious blazing terrible "
               "dreadful awful noisy wife husband neighbours neighbors neighbour neighbor boss couple parents slammed slam erupted erupts sparked "
               "over about diplomatic heated bitter flaming minister ministers money",
    "nursery": "baby babies crib cot nursery ceiling hung hangs dangled dangling spun spinning turned balanced wire string paper draught "
               "breeze calder shells toys cradle",
    "spanish": "spain spanish mexico mexican juan jose carlos luis miguel maria pedro antonio manuel garcia gonzalez hernandez lopez martinez "
               "rodriguez perez sanchez ramirez gomez diaz cruz puerto cuba cuban brazil brazilian argentina argentine colombia colombian peru "
               "chile venezuela venezuelan madrid barcelona sevilla guadalajara tijuana bogota miami dominican latino hispanic uruguay paraguay "
               "gaucho gauchos yerba gourd",
    "deer": "deer buck bucks stag stags fawn fawns herd herds antlers hunter hunters hunt rabbit rabbits graze grazing grazed meadow forest woods "
            "goat goats kangaroo hare hares mating pregnant",
    "france": "france french paris riviera cannes monaco marseille lyon corsica mediterranean provence treaty toulouse bordeaux beach coast airport "
              "train flew flight hotel lille metz matisse ligue",
    "military": "army navy air military base soldiers troops aircraft force forces attacked overseas american island marine naval guard runner "
                "runners home baseball stole stolen inning innings loaded pitcher batter batters walked hitter hit run runs plate acids dna pairs "
                "pair nucleotide",
    "theory": "theory theories theoretical moral ethical legal philosophical ideological psychological biological economic genetic conceptual "
              "empirical principle principles argument arguments belief beliefs science scientific knowledge basis foundation foundations behaviour "
              "behavior memory decision orthonormal vector vectors",
    "learning": "scholar scholars scholarly professor professors society societies journal journals latin greek rabbi monk monks wise pious books "
                "treatise judge lawyer counsel friend lecture essay erudite",
    "age": "years years-old year-old age ages old young boys girls children men women persons people elder elderly adults son daughter population under over fifteen eighteen whiskey wine cheese beef parents mother father grandmother lady gentleman wise "
           "friend infirm sick poor barrels",
}


def forms(words):
    """The words and their plurals."""
    for word in words.split():
        yield word
        if not word.endswith(("s", "ing", "ed")):
            yield word + "s"
