const codes = ['ENOSPC', 'EDQUOT'];

/** Tells whether a failure means that there is no room left on a disk of ours. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.includes(String(error.code))) return true;
  return isOutOfRoom(error.cause);
}
