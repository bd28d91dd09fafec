const codes = ['ENOSPC', 'EDQUOT'];
/** The C library's messages, for libraries that throw errors without a code. */
const words = /no space left on device|disk quota exceeded/i;

/** Returns whether an error means that a disk of ours is full. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.includes(String(error.code))) return true;
  return words.test(error.message) || isOutOfRoom(error.cause);
}

/** Messages of libraries that hide the system's error. */
const machineWords = /^system error: |too many open files|cannot allocate memory/im;

/**
 * Returns whether an error is the machine's and says nothing about a file's content: a failed call of the operating
 * system, a full disk, or no memory.
 */
export function isMachineError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isOutOfRoom(error) || 'syscall' in error) return true;
  return machineWords.test(error.message) || isMachineError(error.cause);
}

// The parser's errors have no code.
const message = /multipart data$|^Multipart: |^The needle cannot /;

/**
 * Returns whether an error of the multipart parser is about a form with a missing, wrong or endless
 * boundary, or without an end.
 */
export function isUnreadableForm(error: unknown): boolean {
  return error instanceof Error && message.test(error.message);
}
