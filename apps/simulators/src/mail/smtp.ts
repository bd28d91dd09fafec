import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailFault } from './config.ts';
import type { KeptMail } from './message.ts';

interface SmtpConfig {
  /** Returns the current fault. */
  readonly fault: () => MailFault;
  /** Called for every mail that was handed over, stored or not. */
  readonly note: () => void;
  readonly keep: (mail: KeptMail) => void;
  readonly reportError: (error: Error) => void;
}

/** Maximum size of a mail in bytes, above any of ours. */
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

/** Creates an SMTP server that stores mails and delivers none. The caller listens and closes. */
export function createSmtpServer({ fault, note, keep, reportError }: SmtpConfig): SMTPServer {
  const server = new SMTPServer({
    name: 'mail.localhost',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maximumBytes,
    logger: false,
    // Do not wait for clients that expect an answer when the simulator stops.
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
