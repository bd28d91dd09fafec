import { z } from 'zod';

const description = z.looseObject({ responseCode: z.int().optional().catch(undefined) }).catch({});

/** A mail that was not taken. It holds neither address nor words: those are somebody's. */
export class MailError extends Error {
  /** The server refuses this mail for good (SMTP 5xx): trying again does not help. */
  readonly isFinal: boolean;

  constructor(cause: unknown) {
    const { responseCode: code } = description.parse(cause);
    super(
      code === undefined
        ? 'the mail server could not be reached'
        : `the mail server answered ${code}`,
    );
    this.name = 'MailError';
    this.isFinal = code !== undefined && code >= 500;
  }
}
