import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { once } from 'node:events';
import { promisify } from 'node:util';
import {
  serveFiles,
  acceptFormsOnly,
  parseForm,
  languageOf,
  sendPage,
  createSimulatorApp,
} from '../page/page.ts';
import {
  isReceivedMail,
  type ReceivedMail,
  type MailFault,
  mailFaults,
  mailPage,
} from './mailPage.ts';

/** Configuration of the mail simulator. */
interface MailSimulatorConfig {
  /** Folder for the received mails; in memory when omitted. */
  readonly storageFolder?: string | undefined;
  readonly log: FastifyBaseLogger;
}

/** Storage of mails. */
interface MailStorage {
  /** Stores a mail; it is on disk before this returns. */
  readonly add: (mail: ReceivedMail) => void;
  /** Returns all mails, newest first. */
  readonly list: () => readonly ReceivedMail[];
}

function readAll(folder: string): ReceivedMail[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(isReceivedMail);
}

// Written under a temporary name first, so that a killed process leaves no partial mail.
function write(folder: string, number: number, mail: ReceivedMail): void {
  const file = path.join(folder, `${String(number).padStart(8, '0')}.json`);
  writeFileSync(`${file}.half`, JSON.stringify(mail, undefined, 1), { mode: 0o600 });
  renameSync(`${file}.half`, file);
}

/** Stores mails in memory and, with a folder, in a file each, which is loaded at the next start. */
function createMailStorage(folder: string | undefined): MailStorage {
  const mails = folder === undefined ? [] : readAll(folder);
  return {
    add: (mail) => {
      if (folder !== undefined) write(folder, mails.length, mail);
      mails.push(mail);
    },
    list: () => mails.toReversed(),
  };
}

interface SmtpConfig {
  /** Returns the current fault. */
  readonly fault: () => MailFault;
  /** Called for every mail that was handed over, stored or not. */
  readonly note: () => void;
  readonly keep: (mail: ReceivedMail) => void;
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
): Promise<ReceivedMail> {
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
function createSmtpServer({ fault, note, keep, reportError }: SmtpConfig): SMTPServer {
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

/** A mail server that stores mails instead of delivering them, with a page that lists them. */
export interface MailSimulator {
  /** The page; the caller listens and closes. */
  readonly app: FastifyInstance;
  /** SMTP address, on a free port of this machine. */
  readonly smtpUrl: string;
  /** Received mails, newest first. */
  readonly mails: () => readonly ReceivedMail[];
  /** Number of mails handed over, including those without an answer. */
  readonly handedOver: () => number;
  readonly setFault: (fault: MailFault) => void;
}

async function listenAnywhere(smtp: SMTPServer): Promise<string> {
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/**
 * Creates the mail simulator; its SMTP server accepts mail at once.
 * @throws Error when NODE_ENV is `production`, because no mail would be delivered
 */
export async function createMailSimulator(config: MailSimulatorConfig): Promise<MailSimulator> {
  const { log, storageFolder } = config;
  const storage = createMailStorage(storageFolder);
  let fault: MailFault = 'none';
  let handedOver = 0;
  const smtp = createSmtpServer({
    fault: () => fault,
    note: () => {
      handedOver += 1;
    },
    keep: storage.add,
    reportError: (error) => log.error({ error: error.message }, 'the mail server failed'),
  });
  const app = createSimulatorApp('mail simulator', log);
  app.addHook('onClose', () => promisify(smtp.close.bind(smtp))());
  acceptFormsOnly(app);
  await serveFiles(app, new URL('.', import.meta.url), true);
  app.get('/', (request, reply) => {
    return sendPage(
      reply,
      mailPage({ language: languageOf(request), mails: storage.list(), fault }),
    );
  });
  app.post('/', (request, reply) => {
    const chosen = parseForm(request.body).get('fault');
    fault = mailFaults.find((one) => one === chosen) ?? fault;
    return reply.redirect('/', 303);
  });
  return {
    app,
    smtpUrl: await listenAnywhere(smtp),
    mails: storage.list,
    handedOver: () => handedOver,
    setFault: (chosen) => {
      fault = chosen;
    },
  };
}
