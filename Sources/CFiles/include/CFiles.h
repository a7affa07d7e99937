#pragma once

/// Exchanges the names of two files in an open folder. Returns -1 with errno on failure, EINVAL or ENOSYS if the system
/// or the file system has no exchange.
int cfiles_exchange(int folder, const char *first, const char *second);

/// Renames a file in an open folder unless the new name exists. Returns -1 with errno on failure, EEXIST if it does.
int cfiles_rename_to_new(int folder, const char *old_name, const char *new_name);

/// Whether another process has the file open for writing; false if the system cannot tell.
int cfiles_has_writer(int descriptor);
