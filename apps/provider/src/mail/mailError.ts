import { z } from 'zod';

const description = z
  .looseObject({
    responseCode: z.int().optional().catch(undefined),
    code: z.string().optional().catch(undefined),
  })
  .catch({});

// nodemailer's codes for a refusal of the mail itself: of its addresses, or of its content.
const ofTheMail: readonly (string | undefined)[] = ['EENVELOPE', 'EMESSAGE'];
// SMTP 530 concerns us, although it may answer a recipient: the server requires authentication.
const notLoggedIn = 530;

/** A mail that was not accepted. Contains neither address nor text, which are personal data. */
export class MailError extends Error {
  /** The server has refused this mail permanently (SMTP 5xx), so a retry is useless. */
  readonly isFinal: boolean;
  /** The server refuses us, for example our password; no mail can be sent until that is fixed. */
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
