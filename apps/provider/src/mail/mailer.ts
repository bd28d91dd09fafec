import { type Brand, brands } from '@mijn/domain/brands';
import { isThisMachine } from '@mijn/domain/safeAddress';
import { createTransport } from 'nodemailer';
import { MailError } from './mailError.ts';

/** Where mail is handed over, and whom it is from. */
export interface MailConfig {
  /** Of an SMTP server: `smtp://` or `smtps://`, with user and password where it asks for them. */
  readonly url: string;
  /** The address that each brand's mail is from. */
  readonly from: Readonly<Record<Brand, string>>;
  /** Pauses between two tries, milliseconds, the last one before it is given up; tests have shorter ones. */
  readonly pausesMs?: readonly number[] | undefined;
}

/** A mail to one person. */
export interface Mail {
  /** The same for every try, so that who gets it twice can tell. */
  readonly id: string;
  readonly merk: Brand;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mail over. */
export interface Mailer {
  /** Resolves when the server has taken it. @throws MailError */
  readonly send: (mail: Mail) => Promise<void>;
  readonly pausesMs: readonly number[];
  readonly close: () => void;
}

const minute = 60_000;
const hour = 60 * minute;
/** Two days in all: a mail server that is being mended is back by then. */
const defaultPauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/** Makes the way to a mail server. On the way to another machine it demands TLS. */
export function createMailer({ url, from, pausesMs = defaultPauses }: MailConfig): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    pausesMs,
    send: async ({ id, merk, to, subject, text }) => {
      const address = from[merk];
      try {
        await transport.sendMail({
          from: { name: brands[merk].naam, address },
          // As an address and nothing else: not to be read as a list of them.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${address.split('@')[1]}>`,
          // Nobody's holiday answers it.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new MailError(error);
      }
    },
    close: () => transport.close(),
  };
}
