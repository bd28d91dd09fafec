import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import type { Language } from '@mijn/domain/language';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serveFiles } from '../page/files.ts';
import { acceptFormsOnly, parseForm } from '../page/forms.ts';
import { pageHeaders } from '../page/headers.ts';
import type { TimeConfig } from './config.ts';
import { daysAhead } from './jumps.rules.ts';
import { registerAfwijkingen } from './afwijkingen.routes.ts';
import { registerArrears } from './arrearsPage.ts';
import { registerBank } from './bankPage.ts';
import { registerExampleBills } from './exampleBillsPage.ts';
import { registerMails } from './mailsPage.ts';
import { registerZorgverlenerBills } from './zorgverlenerBillsPage.ts';
import { wentWrongPage, clockPage, type ClockPage, type DayMove } from './clockPage.ts';

/** Maximum number of remembered moves. */
const maxShift = 20;

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    request.log.error({ error: error.message }, 'the insurer could not be asked');
    const language = preferredLanguage(request.headers['accept-language']);
    return reply.code(500).headers(pageHeaders()).send(wentWrongPage(language));
  });
}

function registerLists(
  app: FastifyInstance,
  { afwijkingen, arrears, bank, mails, zorgverlenerBills, exampleBills }: TimeConfig,
): void {
  if (afwijkingen) registerAfwijkingen(app, afwijkingen);
  if (arrears) registerArrears(app, arrears);
  if (bank) registerBank(app, bank);
  if (mails) registerMails(app, mails);
  if (zorgverlenerBills) registerZorgverlenerBills(app, zorgverlenerBills);
  if (exampleBills) registerExampleBills(app, exampleBills);
}

function listsOf(config: TimeConfig): ClockPage['lists'] {
  return {
    afwijkingen: config.afwijkingen !== undefined,
    arrears: config.arrears !== undefined,
    bank: config.bank !== undefined,
    mails: config.mails !== undefined,
    zorgverlenerBills: config.zorgverlenerBills !== undefined,
    exampleBills: config.exampleBills !== undefined,
  };
}

/**
 * Creates the page that moves the insurer's day (docs/decisions.md §6). The caller listens and closes.
 * @throws Error if NODE_ENV is `production`: bills would fall due for everybody
 */
export async function createTimePage(config: TimeConfig): Promise<{ app: FastifyInstance }> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The Tijd page does not start with NODE_ENV=production.');
  }
  const { readDay, moveDay, log } = config;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const move: DayMove[] = [];
  /** Serialises moves, so that the second of two presses sees that the day has moved. */
  let busy: Promise<unknown> = Promise.resolve();

  const lists = listsOf(config);
  const shown = (language: Language, now: Pick<ClockPage, 'day' | 'refusal'>): string =>
    clockPage({ language, move, lists, ...now });

  acceptFormsOnly(app);
  await serveFiles(app, new URL('.', import.meta.url), true);

  answerErrors(app);
  registerLists(app, config);

  app.get('/', async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    const page = shown(language, { day: await readDay(), refusal: undefined });
    return reply.headers(pageHeaders()).send(page);
  });

  async function moveTo(form: URLSearchParams) {
    const from = await readDay();
    const fields = { from: form.get('from'), to: form.get('to') };
    const days = daysAhead(from, { ...fields, date: form.get('date') });
    if (typeof days !== 'number') return { day: from, refusal: days };
    const taken = await moveDay(days);
    const until = await readDay();
    log.info({ from, until }, 'the insurer’s day was moved');
    move.unshift({ from, until, taken });
    move.splice(maxShift);
    return undefined;
  }

  app.post('/', async (request, reply) => {
    const turn = busy.then(() => moveTo(parseForm(request.body)));
    busy = turn.catch(() => undefined);
    const refused = await turn;
    if (refused === undefined) return reply.redirect('/', 303);
    const language = preferredLanguage(request.headers['accept-language']);
    const code = refused.refusal === 'alreadyMoved' ? 409 : 400;
    return reply.code(code).headers(pageHeaders()).send(shown(language, refused));
  });
  return { app };
}
