/** A problem with the start that a person can fix. Its message is the only sentence shown. */
export class StartError extends Error {
  override name = 'StartError';
  /** The system's error code, if there is one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
