#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#ifdef __linux__
int cfiles_exchange(int folder, const char *first, const char *second) {
  return renameat2(folder, first, folder, second, RENAME_EXCHANGE);
}

int cfiles_rename_to_new(int folder, const char *old_name, const char *new_name) {
  int result = renameat2(folder, old_name, folder, new_name, RENAME_NOREPLACE);
  if (result == 0 || (errno != EINVAL && errno != ENOSYS)) return result;
  // A hard link never replaces a file either.
  if (linkat(folder, old_name, folder, new_name, 0) != 0) return -1;
  return unlinkat(folder, old_name, 0);
}

int cfiles_has_writer(int descriptor) {
  // A read lease is refused while the file is open for writing.
  if (fcntl(descriptor, F_SETLEASE, F_RDLCK) != 0) return errno == EAGAIN;
  fcntl(descriptor, F_SETLEASE, F_UNLCK);
  return 0;
}
#else
int cfiles_exchange(int folder, const char *first, const char *second) {
  errno = ENOSYS;
  return -1;
}

int cfiles_rename_to_new(int folder, const char *old_name, const char *new_name) {
  if (linkat(folder, old_name, folder, new_name, 0) != 0) return -1;
  return unlinkat(folder, old_name, 0);
}

int cfiles_has_writer(int descriptor) { return 0; }
#endif
