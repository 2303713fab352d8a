/* Preloaded into a server: while the file SLOW_DISK exists, the disk keeps nothing and whoever waits for it goes on waiting. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int slowly(const char *name, int file) {
  const char *sign = getenv("SLOW_DISK");
  while (sign && access(sign, F_OK) == 0) usleep(10000);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
