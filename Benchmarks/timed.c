// Runs a program with its output thrown away, and prints what it took:
// processor seconds, seconds on the clock, and peak memory in KiB.
//
// As small as can be, and it forks: the memory of a process counts from before it
// became the program, when it was still a copy of who started it.

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

int main(int count, char **arguments) {
    if (count < 2) {
        fprintf(stderr, "usage: timed PROGRAM [ARGUMENT...]\n");
        return 64;
    }
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t child = fork();
    if (child < 0) {
        perror("timed");
        return 71;
    }
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
        execvp(arguments[1], arguments + 1);
        perror(arguments[1]);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) < 0) {
        perror("timed");
        return 71;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "timed: %s has failed (wait status %#x)\n", arguments[1], (unsigned)status);
        return 70;
    }
    double clock = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%.6f %.6f %ld\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), clock, usage.ru_maxrss);
    return 0;
}
