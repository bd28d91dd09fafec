import { z } from 'zod';

const description = z
  .looseObject({
    responseCode: z.int().optional().catch(undefined),
    code: z.string().optional().catch(undefined),
  })
  .catch({});

/** What a refusal of the mail itself is called by the library: of its addresses, or of its content. */
const ofTheMail: readonly (string | undefined)[] = ['EENVELOPE', 'EMESSAGE'];
/** Said at an address, and about us: it wants us to log in first. */
const notLoggedIn = 530;

/** A mail that was not taken. It holds neither address nor words: those are somebody's. */
export class MailError extends Error {
  /** The server refuses this mail for good (SMTP 5xx): trying again does not help. */
  readonly isFinal: boolean;
  /** It refuses us, such as our password: no mail goes until somebody has mended that. */
  readonly isOurs: boolean;

  constructor(cause: unknown) {
    const { responseCode: answer = 0, code } = description.parse(cause);
    super(
      answer === 0 ? 'the mail server could not be reached' : `the mail server answered ${answer}`,
    );
    this.name = 'MailError';
    const isRefused = answer >= 500;
    const isAboutMail = ofTheMail.includes(code) && answer !== notLoggedIn;
    this.isFinal = isRefused && isAboutMail;
    this.isOurs = isRefused && !isAboutMail;
  }
}
