import type { Language } from '@mijn/domain/language';
import { formatDayWithWeekday } from '@mijn/domain/datum';
import {
  html,
  type Html,
  pageFrame,
  serveFiles,
  acceptFormsOnly,
  parseForm,
  languageOf,
  descriptionList,
  sendPage,
  createSimulatorApp,
} from '../page/page.ts';
import { afwijkingenPath, afwijkingTexts, registerAfwijkingen } from './afwijkingenPage.ts';
import { exampleBillsPath, exampleTexts, registerExampleBills } from './exampleBillsPage.ts';
import { mailsPath, mailTexts, registerMails } from './mailsPage.ts';
import { bankPath, bankTexts, registerBank } from './bankPage.ts';
import { arrearsPath, arrearsTexts, registerArrears } from './arrearsPage.ts';
import {
  zorgverlenerBillsPath,
  zorgverlenerBillsTexts,
  registerZorgverlenerBills,
} from './zorgverlenerBillsPage.ts';
import type { FinishedJob, TimeConfig } from './config.ts';
import type { FastifyInstance } from 'fastify';

const jumpsNl: Readonly<Record<Jump, string>> = {
  day: 'Eén dag verder',
  week: 'Eén week verder',
  month: 'Eén maand verder',
  yearEnd: 'Naar 31 december',
};

const refusalsNl: Readonly<Record<JumpRefusal, string>> = {
  noJump: 'Die stap kennen we niet. Kies een knop op deze pagina.',
  noDay: 'Kies een dag die bestaat.',
  notBackwards:
    'De tijd gaat alleen vooruit. Kies een dag na de dag van vandaag bij de verzekeraar.',
  tooFar: 'Dat is te ver. Ga ten hoogste twee jaar vooruit.',
  alreadyMoved: 'De dag was intussen al verzet. Er is nu niets veranderd.',
};

const nl = {
  name: 'Tijd (simulator)',
  title: 'De dag bij de verzekeraar',
  today: 'Bij de verzekeraar is het',
  explanation:
    'Zet de dag vooruit om te zien wat er met facturen gebeurt. De verzekeraar doet dan alles wat in die dagen moest gebeuren. Je computer, je sessie en de bank houden hun eigen tijd.',
  onlyForward: 'De tijd gaat alleen vooruit.',
  onlyForwardExplanation: 'Terug kan niet. Begin opnieuw door de gegevens weg te halen (VAR_DIR).',
  advance: 'Vooruit',
  otherDay: 'Een andere dag',
  toThisDay: 'Naar deze dag',
  whatHappened: 'Wat er gebeurde',
  nothingHappened: 'Je hebt de dag nog niet verzet.',
  nothingToDo: 'Er was niets te doen.',
  wentWrongTitle: 'De dag kon niet worden verzet',
  wentWrongExplanation: 'Kijk in het logboek wat er misging. Probeer het daarna opnieuw.',
  retry: 'Terug naar de dag',
  jumps: jumpsNl,
  refusals: refusalsNl,
};

type Texts = typeof nl;

const texts: Readonly<Record<Language, Texts>> = {
  nl,
  en: {
    name: 'Time (simulator)',
    title: 'The day at the insurer',
    today: 'At the insurer it is',
    explanation:
      'Move the day forward to see what becomes of bills. The insurer then does everything that had to be done in those days. Your computer, your session and the bank keep their own time.',
    onlyForward: 'Time only goes forward.',
    onlyForwardExplanation: 'There is no way back. Start over by removing the data (VAR_DIR).',
    advance: 'Forward',
    otherDay: 'Another day',
    toThisDay: 'Go to this day',
    whatHappened: 'What happened',
    nothingHappened: 'You have not moved the day yet.',
    nothingToDo: 'There was nothing to do.',
    wentWrongTitle: 'The day could not be moved',
    wentWrongExplanation: 'Look in the log for what went wrong. Then try again.',
    retry: 'Back to the day',
    jumps: {
      day: 'One day on',
      week: 'One week on',
      month: 'One month on',
      yearEnd: 'To 31 December',
    },
    refusals: {
      noJump: 'We do not know that step. Choose a button on this page.',
      noDay: 'Choose a day that exists.',
      notBackwards: 'Time only goes forward. Choose a day after the present day at the insurer.',
      tooFar: 'That is too far. Go two years forward at most.',
      alreadyMoved: 'The day was moved meanwhile. Nothing has changed now.',
    },
  },
};

/** Maximum jump in days: two years. */
const farthestJump = 731;

const jumps = {
  day: (day: Temporal.PlainDate) => day.add({ days: 1 }),
  week: (day: Temporal.PlainDate) => day.add({ weeks: 1 }),
  month: (day: Temporal.PlainDate) => day.add({ months: 1 }),
  yearEnd: (day: Temporal.PlainDate) => {
    const end = day.with({ month: 12, day: 31 });
    return day.equals(end) ? day.add({ years: 1 }) : end;
  },
} as const satisfies Readonly<Record<string, (day: Temporal.PlainDate) => Temporal.PlainDate>>;

type Jump = keyof typeof jumps;

/** Type guard for the name of a jump. */
function isJump(value: unknown): value is Jump {
  return typeof value === 'string' && Object.hasOwn(jumps, value);
}

type JumpRefusal = 'noJump' | 'noDay' | 'notBackwards' | 'tooFar' | 'alreadyMoved';

/** A submitted form: the displayed day and the target. */
interface JumpRequest {
  /** The displayed day; a mismatch means that it has moved meanwhile. */
  readonly from: string | null;
  /** The name of a jump, or `date`. */
  readonly to: string | null;
  readonly date: string | null;
}

function parseDate(text: string | null): Temporal.PlainDate | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** Returns the number of days to move from `day`, or the reason for a refusal. */
function daysAhead(day: string, { from, to, date }: JumpRequest): number | JumpRefusal {
  if (from !== day) return 'alreadyMoved';
  const today = Temporal.PlainDate.from(day);
  if (!isJump(to) && to !== 'date') return 'noJump';
  const target = to === 'date' ? parseDate(date) : jumps[to](today);
  if (target === undefined) return 'noDay';
  const { days } = today.until(target, { largestUnit: 'days' });
  if (days < 1) return 'notBackwards';
  return days > farthestJump ? 'tooFar' : days;
}

interface DayMove {
  readonly from: string;
  readonly until: string;
  readonly taken: readonly FinishedJob[];
}

interface Link {
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Content of the page. Days are `yyyy-mm-dd`. */
interface ClockPage {
  readonly language: Language;
  readonly day: string;
  /** Latest first. */
  readonly moves: readonly DayMove[];
  readonly refusal: JumpRefusal | undefined;
  readonly links: readonly Link[];
}

function jumpForm({ day, refusal }: ClockPage, t: Texts): Html {
  const today = Temporal.PlainDate.from(day);
  const buttons = Object.keys(jumps)
    .filter(isJump)
    .map((word) => html`<button name="to" value="${word}">${t.jumps[word]}</button> `);
  const error = refusal !== undefined && refusal !== 'alreadyMoved';
  return html`<form method="post" autocomplete="off" class="card">
    <input type="hidden" name="from" value="${day}" />
    <h2>${t.advance}</h2>
    <p class="buttons">${buttons}</p>
    <p class="field">
      <label for="date">${t.otherDay}</label>
      <input
        type="date"
        id="date"
        name="date"
        min="${String(today.add({ days: 1 }))}"
        max="${String(today.add({ days: farthestJump }))}"
        ${error ? html`aria-invalid="true" aria-describedby="refusal"` : ''}
      />
      <button name="to" value="date">${t.toThisDay}</button>
    </p>
  </form>`;
}

function moveCard({ from, until, taken }: DayMove, language: Language, t: Texts): Html {
  const lines = taken.map(({ what, aantal }) => [what[language], String(aantal)] as const);
  return html`<section class="card">
    <h3>${formatDayWithWeekday(from, language)} → ${formatDayWithWeekday(until, language)}</h3>
    ${lines.length === 0 ? html`<p>${t.nothingToDo}</p>` : descriptionList(lines)}
  </section>`;
}

/** Renders the insurer's day, the buttons that move it, and the results. */
function clockPage(page: ClockPage): string {
  const { language, day, moves, refusal, links } = page;
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`<p class="day">${t.today} <strong>${formatDayWithWeekday(day, language)}</strong></p>
      ${
        refusal === undefined
          ? ''
          : html`<p id="refusal" class="notice" role="alert">${t.refusals[refusal]}</p>`
      }
      <p>${t.explanation}</p>
      <p class="notice"><strong>${t.onlyForward}</strong> ${t.onlyForwardExplanation}</p>
      ${jumpForm(page, t)}
      <h2>${t.whatHappened}</h2>
      ${
        moves.length === 0
          ? html`<p>${t.nothingHappened}</p>`
          : moves.map((one) => moveCard(one, language, t))
      }
      ${links.map(({ path, title }) => html`<p><a href="${path}">${title[language]}</a></p>`)}`,
  );
}

function wentWrongPage(language: Language): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.wentWrongTitle },
    html`<p>${t.wentWrongExplanation}</p>
      <p><a href="/">${t.retry}</a></p>`,
  );
}

/** Maximum number of remembered moves. */
const maxMoves = 20;

/** Registers the further pages for which the configuration has data, and returns the links to them. */
function registerLists(
  app: FastifyInstance,
  { afwijkingen, arrears, bank, mails, zorgverlenerBills, exampleBills }: TimeConfig,
): readonly Link[] {
  const links: Link[] = [];
  const link = (path: string, page: Readonly<Record<Language, { readonly title: string }>>) =>
    void links.push({ path, title: { nl: page.nl.title, en: page.en.title } });
  if (afwijkingen) {
    registerAfwijkingen(app, afwijkingen);
    link(afwijkingenPath, afwijkingTexts);
  }
  if (arrears) {
    registerArrears(app, arrears);
    link(arrearsPath, arrearsTexts);
  }
  if (bank) {
    registerBank(app, bank);
    link(bankPath, bankTexts);
  }
  if (mails) {
    registerMails(app, mails);
    link(mailsPath, mailTexts);
  }
  if (zorgverlenerBills) {
    registerZorgverlenerBills(app, zorgverlenerBills);
    link(zorgverlenerBillsPath, zorgverlenerBillsTexts);
  }
  if (exampleBills) {
    registerExampleBills(app, exampleBills);
    link(exampleBillsPath, exampleTexts);
  }
  return links;
}

/**
 * Creates the page that moves the insurer's day (docs/decisions.md §6). The caller listens and closes.
 * @throws Error if NODE_ENV is `production`: bills would fall due for everybody
 */
export async function createTimePage(config: TimeConfig): Promise<{ app: FastifyInstance }> {
  const { readDay, moveDay, log } = config;
  const app = createSimulatorApp('Tijd page', log);
  const moves: DayMove[] = [];
  /** Serialises moves, so that the second of two presses sees that the day has moved. */
  let busy: Promise<unknown> = Promise.resolve();

  acceptFormsOnly(app);
  await serveFiles(app, new URL('.', import.meta.url), true);

  app.setErrorHandler((error: Error, request, reply) => {
    request.log.error({ error: error.message }, 'the insurer could not be asked');
    return sendPage(reply, wentWrongPage(languageOf(request)), { status: 500 });
  });
  const links = registerLists(app, config);
  const show = (language: Language, now: Pick<ClockPage, 'day' | 'refusal'>): string =>
    clockPage({ language, moves, links, ...now });

  app.get('/', async (request, reply) => {
    const now = { day: await readDay(), refusal: undefined };
    return sendPage(reply, show(languageOf(request), now));
  });

  async function moveTo(form: URLSearchParams) {
    const from = await readDay();
    const fields = { from: form.get('from'), to: form.get('to') };
    const days = daysAhead(from, { ...fields, date: form.get('date') });
    if (typeof days !== 'number') return { day: from, refusal: days };
    const taken = await moveDay(days);
    const until = await readDay();
    log.info({ from, until }, 'the insurer’s day was moved');
    moves.unshift({ from, until, taken });
    moves.splice(maxMoves);
    return undefined;
  }

  app.post('/', async (request, reply) => {
    const turn = busy.then(() => moveTo(parseForm(request.body)));
    busy = turn.catch(() => undefined);
    const refused = await turn;
    if (refused === undefined) return reply.redirect('/', 303);
    const status = refused.refusal === 'alreadyMoved' ? 409 : 400;
    return sendPage(reply, show(languageOf(request), refused), { status });
  });
  return { app };
}
