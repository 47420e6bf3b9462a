// Dates in full, by ICU's patterns for each language.

#include "ICUShims.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

int32_t icus_date_text(const char *locale, int32_t year, int32_t month, int32_t day,
                       char *buffer, int32_t capacity, int32_t *length) {
    static const UChar zone[] = u"UTC";
    UErrorCode status = U_ZERO_ERROR;
    UChar skeleton[8], pattern[128], units[256];
    int32_t count = 0;
    if (year > 0) skeleton[count++] = u'y';
    for (int i = 0; month > 0 && i < 4; i++) skeleton[count++] = u'M';
    if (day > 0) skeleton[count++] = u'd';
    if (count == 0) return U_ILLEGAL_ARGUMENT_ERROR;

    UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
    count = udatpg_getBestPattern(generator, skeleton, count, pattern, 128, &status);
    udatpg_close(generator);
    UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zone, 3, pattern, count, &status);
    UCalendar *calendar = ucal_open(zone, 3, locale, UCAL_GREGORIAN, &status);
    // There is no 30 February.
    if (U_SUCCESS(status)) ucal_setAttribute(calendar, UCAL_LENIENT, 0);
    // A month without a day or a year has neither of its own; a leap year has all days.
    ucal_setDateTime(calendar, year > 0 ? year : 2000, month > 0 ? month - 1 : 0, day > 0 ? day : 1, 12, 0, 0, &status);
    UDate date = U_SUCCESS(status) ? ucal_getMillis(calendar, &status) : 0;
    if (U_SUCCESS(status)) count = udat_format(format, date, units, 256, NULL, &status);
    if (U_SUCCESS(status)) u_strToUTF8(buffer, capacity, length, units, count, &status);
    ucal_close(calendar);
    udat_close(format);
    return status;
}
