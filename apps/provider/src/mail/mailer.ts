import { type Brand, brands } from '@mijn/domain/brands';
import { isThisMachine } from '@mijn/domain/safeAddress';
import { createTransport } from 'nodemailer';
import { Socket } from 'node:net';
import { MailError } from './mailError.ts';

export interface MailConfig {
  /** `smtp://` or `smtps://`, with user and password if required. */
  readonly url: string;
  readonly from: Readonly<Record<Brand, string>>;
  /** Address of each brand's page that confirms an e-mail address by its mailed link. */
  readonly confirmAt: Readonly<Record<Brand, string>> | undefined;
  /** Delays between attempts, milliseconds; a mail that still fails after the last is given up. */
  readonly pausesMs?: readonly number[] | undefined;
  /** Timeout of one mail, milliseconds. */
  readonly patienceMs?: number | undefined;
}

export interface Mail {
  /** Same for every attempt, so that a recipient can recognize duplicates. */
  readonly id: string;
  readonly merk: Brand;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the server has accepted the mail. @throws MailError */
  readonly send: (mail: Mail) => Promise<void>;
  readonly confirmAt: MailConfig['confirmAt'];
  readonly pausesMs: readonly number[];
  readonly patienceMs: number;
  /** True after `close`: no new mail may be started. */
  readonly isClosing: () => boolean;
  /** Ends pending mails soon, without waiting for an unresponsive server. */
  readonly close: () => void;
}

const minute = 60_000;
const hour = 60 * minute;
// Two days in total, enough for a mail server to be repaired.
const defaultPauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

// RFC 5321, 4.5.3.2.6: a client that gives up earlier sends a mail again that the server has accepted.
const answerMs = 10 * minute;
// Includes the steps before the last answer.
const defaultPatience = 15 * minute;
// Time for pending mails at shutdown.
const closingMs = 5_000;

function cutAfter(socket: Socket, ms: number): void {
  // Without an error argument, because a socket under TLS may have no error listener any more.
  const end = setTimeout(() => socket.destroy(), ms).unref();
  socket.once('close', () => clearTimeout(end));
}

/** Creates a new socket for each mail, with a limited lifetime. */
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

/** Creates the SMTP client. It requires TLS, except for a server on this machine. */
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
          // Passed as an object, so that the address is not parsed as a list.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${address.split('@')[1]}>`,
          // Suppresses out-of-office replies.
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
