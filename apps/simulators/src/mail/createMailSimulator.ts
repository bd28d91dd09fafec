import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { SMTPServer } from 'smtp-server';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serveFiles } from '../page/files.ts';
import { acceptFormsOnly, parseForm } from '../page/forms.ts';
import { pageHeaders } from '../page/headers.ts';
import { type MailFault, mailFaults, type MailSimulatorConfig } from './config.ts';
import { mailPage } from './mailPage.ts';
import type { KeptMail } from './message.ts';
import { createSmtpServer } from './smtp.ts';
import { createMailStorage } from './storage.ts';

/** A mail server that stores mails instead of delivering them, with a page that lists them. */
export interface MailSimulator {
  /** The page; the caller listens and closes. */
  readonly app: FastifyInstance;
  /** SMTP address, on a free port of this machine. */
  readonly smtpUrl: string;
  /** Received mails, newest first. */
  readonly mails: () => readonly KeptMail[];
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
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The mail simulator does not start with NODE_ENV=production.');
  }
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
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onClose', () => promisify(smtp.close.bind(smtp))());
  acceptFormsOnly(app);
  await serveFiles(app, new URL('.', import.meta.url), true);
  app.get('/', (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    return reply.headers(pageHeaders()).send(mailPage({ language, mails: storage.list(), fault }));
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
