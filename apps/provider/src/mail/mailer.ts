import { type Brand, brands } from '@mijn/domain/brands';
import { isThisMachine } from '@mijn/domain/safeAddress';
import { createTransport } from 'nodemailer';
import { Socket } from 'node:net';
import { MailError } from './mailError.ts';

/** Where mail is handed over, and whom it is from. */
export interface MailConfig {
  /** Of an SMTP server: `smtp://` or `smtps://`, with user and password where it asks for them. */
  readonly url: string;
  /** The address that each brand's mail is from. */
  readonly from: Readonly<Record<Brand, string>>;
  /** The address of each brand's page that confirms an address by the link mailed to it. */
  readonly confirmAt: Readonly<Record<Brand, string>>;
  /** Pauses between two tries, milliseconds, the last one before it is given up; tests have shorter ones. */
  readonly pausesMs?: readonly number[] | undefined;
  /** How long a server may take over one mail, milliseconds; tests have less. */
  readonly patienceMs?: number | undefined;
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
  readonly confirmAt: MailConfig['confirmAt'];
  readonly pausesMs: readonly number[];
  /** How long one mail takes at most, milliseconds. */
  readonly patienceMs: number;
  /** Whether it was closed: no mail is to be begun. */
  readonly isClosing: () => boolean;
  /** Ends soon what is under way: nobody waits for a server that does not answer. */
  readonly close: () => void;
}

const minute = 60_000;
const hour = 60 * minute;
/** Two days in all: a mail server that is being mended is back by then. */
const defaultPauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/** RFC 5321, 4.5.3.2.6: who hangs up before that sends again what the server had taken. */
const answerMs = 10 * minute;
/** With what goes before its last answer. */
const defaultPatience = 15 * minute;
/** So long a server may still take what is under way when we stop. */
const closingMs = 5_000;

function cutAfter(socket: Socket, ms: number): void {
  // Without an error: nobody may listen to this socket any more, once it is under TLS.
  const end = setTimeout(() => socket.destroy(), ms).unref();
  socket.once('close', () => clearTimeout(end));
}

/** One socket for each mail, none of which lives longer than it may. */
function createSockets(patienceMs: number) {
  const open = new Set<Socket>();
  let leftMs = patienceMs;
  return {
    open: (): Socket => {
      const socket = new Socket();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      cutAfter(socket, leftMs);
      return socket;
    },
    isClosing: (): boolean => leftMs < patienceMs,
    close: (): void => {
      leftMs = Math.min(closingMs, patienceMs - 1);
      for (const socket of open) cutAfter(socket, leftMs);
    },
  };
}

/** Makes the way to a mail server. On the way to another machine it demands TLS. */
export function createMailer(config: MailConfig): Mailer {
  const { url, from, confirmAt, pausesMs = defaultPauses, patienceMs = defaultPatience } = config;
  const sockets = createSockets(patienceMs);
  const connect = (socket: Socket) =>
    createTransport({
      url,
      socket,
      requireTLS: !isThisMachine(new URL(url).hostname),
      connectionTimeout: minute,
      greetingTimeout: minute,
      socketTimeout: Math.min(answerMs, patienceMs),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    confirmAt,
    pausesMs,
    patienceMs,
    send: async ({ id, merk, to, subject, text }) => {
      const address = from[merk];
      const socket = sockets.open();
      try {
        await connect(socket).sendMail({
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
        socket.destroy();
        throw new MailError(error);
      }
    },
    isClosing: sockets.isClosing,
    close: sockets.close,
  };
}
