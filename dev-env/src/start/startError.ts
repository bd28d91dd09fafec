/**
 * Something that keeps the app from starting and that a person can mend. Its message is the one
 * sentence they get to read; there is nothing in it but what they need.
 */
export class StartError extends Error {
  override name = 'StartError';
  /** What the system calls it, where it was the system. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
