const codes = ['ENOSPC', 'EDQUOT'];
/** What libraries that give no code say of it, in the words of the C library. */
const words = /no space left on device|disk quota exceeded/i;

/** Tells whether a failure means that there is no room left on a disk of ours. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.includes(String(error.code))) return true;
  return words.test(error.message) || isOutOfRoom(error.cause);
}
