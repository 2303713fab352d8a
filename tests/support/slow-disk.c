/*
 * Preloaded into a server. While the file SLOW_DISK is empty, the disk keeps nothing and whoever waits for it goes on
 * waiting. While it holds a text, whoever renames a file with that text in its name waits, and SLOW_DISK.held is there.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Reads the sign into `text`. Gives its length; -1 when there is none. */
static ssize_t read_sign(char *text, size_t size) {
  const char *sign = getenv("SLOW_DISK");
  int file = sign ? open(sign, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return -1;
  ssize_t length = read(file, text, size - 1);
  close(file);
  text[length < 0 ? 0 : length] = 0;
  return length;
}

static int slowly(const char *name, int file) {
  char text[64];
  while (read_sign(text, sizeof text) == 0) usleep(10000);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

static void tell_held(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s.held", getenv("SLOW_DISK"));
  int file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
  if (file >= 0) close(file);
}

int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }

int rename(const char *from, const char *to) {
  char text[64];
  while (read_sign(text, sizeof text) > 0 && strstr(from, text)) {
    tell_held();
    usleep(10000);
  }
  return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
}
