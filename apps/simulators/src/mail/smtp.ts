import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailFault } from './config.ts';
import type { KeptMail } from './message.ts';

interface SmtpConfig {
  /** What is wrong with it now. */
  readonly fault: () => MailFault;
  /** Called for every mail that was handed over, kept or not. */
  readonly note: () => void;
  readonly keep: (mail: KeptMail) => void;
  readonly reportError: (error: Error) => void;
}

/** Above any mail of ours, in bytes. */
const maximumBytes = 1024 * 1024;

const refusals: Readonly<Partial<Record<MailFault, readonly [code: number, text: string]>>> = {
  later: [451, '4.3.0 busy, try again later'],
  refuse: [550, '5.1.1 no such mailbox'],
};

async function readMail(
  content: Parameters<typeof simpleParser>[0],
  { envelope }: SMTPServerSession,
): Promise<KeptMail> {
  const { messageId = '', from, subject = '', text = '' } = await simpleParser(content);
  return {
    id: messageId,
    from: from?.text ?? '',
    to: envelope.rcptTo.map(({ address }) => address),
    subject,
    text: text.trimEnd(),
    receivedAt: new Date().toISOString(),
  };
}

/** Makes a mail server that keeps what it is given and sends nothing on. The caller listens and closes. */
export function createSmtpServer({ fault, note, keep, reportError }: SmtpConfig): SMTPServer {
  const server = new SMTPServer({
    name: 'mail.localhost',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maximumBytes,
    logger: false,
    // A client that still waits for an answer is cut off when the simulator stops.
    closeTimeout: 1,
    onRcptTo: (_address, _session, done) => {
      const [responseCode, text] = refusals[fault()] ?? [];
      done(text === undefined ? null : Object.assign(new Error(text), { responseCode }));
    },
    onData: (stream, session, done) => {
      readMail(stream, session).then((mail) => {
        note();
        if (fault() === 'silent') return;
        keep(mail);
        done();
      }, done);
    },
  });
  server.on('error', reportError);
  return server;
}
