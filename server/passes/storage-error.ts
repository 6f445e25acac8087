/** What is wrong with the storage of passes, and what the operator can do about it. */
export class StorageError extends Error {}

/** Primary result codes: https://www.sqlite.org/rescode.html */
const sqliteProblems: Record<number, string> = {
  5: 'is locked by another program. Let only one server use the folder.',
  8: 'cannot be written. Give the user of the server write access to the folder and its files.',
  10: 'cannot be read or written: the disk fails or is full. Check it.',
  11: 'is damaged. Stop the server and move the file away: phones then register again only with new passes.',
  13: 'cannot grow: the disk is full. Free some space.',
  14: 'cannot be opened. Give the user of the server read and write access to the folder and its files.',
  26: 'is not a database. Move the file away, or choose another folder.',
};

const inaccessible =
  'cannot be opened. Give the user of the server access, or choose another folder.';
const notFolder = 'cannot be created: a part of the path is not a folder. Choose another folder.';
const fileProblems: Record<string, string | undefined> = {
  EACCES: inaccessible,
  EPERM: inaccessible,
  EROFS: 'cannot be written: the file system is read-only. Choose another folder.',
  EEXIST: notFolder,
  ENOTDIR: notFolder,
  EISDIR: 'is a folder. Move it away, or choose another folder.',
  ENOSPC: sqliteProblems[13],
  EDQUOT: sqliteProblems[13],
};

/** Errors that are not of the database are returned as they are. */
export function explainSqlite(error: unknown, file: string): unknown {
  const { errcode, code = '' } = error as NodeJS.ErrnoException & { errcode?: number };
  // The other bits say more than the operator needs.
  const problem = errcode === undefined ? fileProblems[code] : sqliteProblems[errcode & 255];
  if (!problem) return error;
  return new StorageError(`PASSES_DATA: ${file} ${problem}`, { cause: error });
}

/** Without the password in the address. */
export function explainPostgres(error: unknown, address: string): StorageError {
  const { host, pathname } = new URL(address);
  const { code = '' } = error as NodeJS.ErrnoException;
  const isRefused = /^(?:28|3D|42501)/.test(code);
  const problem = isRefused
    ? 'refuses this server. Check the user, the password and the database in the address, and the rights of the user.'
    : 'does not answer, or fails. Changes are sent when it works again. Check that it runs and can be reached.';
  return new StorageError(`PASSES_DATA: PostgreSQL at ${host}${pathname} ${problem}`, {
    cause: error,
  });
}
