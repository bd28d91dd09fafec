import { formatMonth } from '@mijn/domain/datum';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { TimePage } from '../pages/TimePage.ts';
import { compareBerichten, compareYearOver } from '../support/compareWords.ts';
import { Differences } from '../support/differences.ts';
import { forms } from '../support/forms.ts';
import { logIn } from '../support/login.ts';
import {
  amountsIn,
  daysIn,
  lastDayIn,
  type Part,
  readScreen,
  type ScreenWords,
} from '../support/readScreen.ts';
import { expect, test } from '../support/fixtures.ts';
import type { WorldAddresses } from '@mijn/dev-env/journeys/worldProcess';
import { startWorldProcess } from '../worldProcess.ts';

/** Personas with debts, credits, instalments, an arrangement, and none. */
const people = [
  'Sanne de Vries',
  'Jan Bakker',
  'Noor Smit',
  'Tom Mulder',
  'Emma Meijer',
  'Fatima El Amrani',
  'Mila Jansen',
];
/** Days from today: now, and after the settlement of February; full runs also after new year and later. */
const days = forms([0, 90], [50, 400]).toSorted((one, other) => one - other);
/** Minimum number of comparisons, to notice when something is no longer found on a screen. */
const pairsAtLeast = 150;

const asked = /Je moet nog (€\s?[\d.]+,\d{2}) betalen/;
const received = /Je krijgt €\s?[\d.]+,\d{2} van ons[^.]*\./;
const noAccount = 'We kennen geen rekening van je.';
const betaalverzoekPath = /^\/facturen\/betaalverzoek\/\d+$/;
const factuurPath = /^\/facturen\/F[\d-]+$/;
const declaratiePath = /^\/declaraties\/D[\d-]+$/;
// An identifier of the contract or the code, such as `nietVergoed`.
const rawWord = /\b[a-z]+[A-Z][a-zA-Z]*\b/g;
const brandNames = ['iDEAL'];

function pathIn(part: Part, pattern: RegExp): string | undefined {
  return part.paths.find((path) => pattern.test(path));
}

/** Returns the items or cards that link to matching pages, by page. */
function leadingTo(parts: readonly Part[], pattern: RegExp): [string, Part][] {
  return parts.flatMap((part): [string, Part][] => {
    const path = pathIn(part, pattern);
    return path === undefined ? [] : [[path, part]];
  });
}

interface Screens {
  readonly overzicht: ScreenWords;
  readonly facturen: ScreenWords;
  /** The insurer's day, `yyyy-mm-dd`. */
  readonly today: string;
}

/** Compares a credit on overview, list and invoice: amount and last day. */
async function compareReceived(
  read: (path: string) => Promise<ScreenWords>,
  { overzicht, facturen, today }: Screens,
  differences: Differences,
): Promise<void> {
  const row = overzicht.items.find(({ words }) => words.startsWith('Je krijgt nog'));
  const line = received.exec(facturen.words)?.[0];
  // Without a known account the screen says that the money waits.
  if (overzicht.words.includes(noAccount)) return;
  differences.same(
    'one gets on /overzicht',
    amountsIn(row?.words ?? '').slice(0, 1),
    amountsIn(line ?? '').slice(0, 1),
  );
  if (row === undefined || line === undefined) return;
  const until = lastDayIn(row.words, today);
  differences.same('one gets it by', until, lastDayIn(line, today));
  const path = pathIn(row, factuurPath);
  if (path === undefined) return;
  const [heading = ''] = received.exec((await read(path)).words) ?? [];
  differences.same(`one gets of ${path}`, amountsIn(row.words)[0], amountsIn(heading)[0]);
  differences.same(`one gets of ${path} by`, until, lastDayIn(heading, today));
}

const months = Array.from({ length: 12 }, (_, month) => formatMonth(isoMonth(month), 'nl'));

function isoMonth(month: number): string {
  return `2026-${String(month + 1).padStart(2, '0')}-01`;
}

/** Converts `2 maart 2027` to a text that sorts by day. */
function toSortable(day: string): string {
  const [number = '', name = '', year = ''] = day.split(' ');
  const month = months.findIndex((one) => one.startsWith(name));
  return `${year}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`;
}

/** Compares a debt on overview, list and payment request: amount and last day. */
async function compareAsked(
  read: (path: string) => Promise<ScreenWords>,
  { today, ...screens }: Screens,
  differences: Differences,
): Promise<void> {
  // Several requests are a list with checkboxes; a single one is a card.
  const cards = new Map([
    ...leadingTo(screens.facturen.cards, betaalverzoekPath),
    ...leadingTo(screens.facturen.items, betaalverzoekPath),
  ]);
  let total = 0;
  for (const [path, card] of cards) {
    const betaalverzoek = await read(path);
    const sentence = betaalverzoek.headings.find((heading) => asked.test(heading)) ?? '';
    differences.same(
      `${path} amount`,
      amountsIn(sentence).slice(0, 1),
      amountsIn(card.words).slice(0, 1),
    );
    differences.same(`${path} last day`, daysIn(sentence)[0], daysIn(card.words)[0]);
    total += amountsIn(sentence)[0] ?? 0;
  }
  const first = screens.facturen.headings.find((heading) => asked.test(heading));
  differences.same('first line of /facturen', first ? amountsIn(first)[0] : 0, total);
  const figure = screens.overzicht.items.find(({ words }) => words.startsWith('Te betalen'));
  differences.same('asked on /overzicht', amountsIn(figure?.words ?? '')[0] ?? 0, total);
  if (figure) {
    const [earliest] = [...cards.values()]
      .flatMap(({ words }) => lastDayIn(words, today) ?? [])
      .toSorted((one, other) => toSortable(one).localeCompare(toSortable(other)));
    differences.same('last day on /overzicht', lastDayIn(figure.words, today), earliest);
  }
  const upToDate = screens.overzicht.words.includes('Je bent helemaal bij.');
  differences.same('"Je bent helemaal bij" and something to pay', upToDate && total > 0, false);
}

/** Compares listed invoices with their pages: amount and status. */
async function compareFacturen(
  read: (path: string) => Promise<ScreenWords>,
  facturen: ScreenWords,
  differences: Differences,
): Promise<void> {
  for (const [path, row] of leadingTo(facturen.items, factuurPath).slice(0, 8)) {
    const page = await read(path);
    const [amount = Number.NaN] = amountsIn(row.words);
    const shown = amountsIn(page.words).map(Math.abs);
    differences.same(`${path} shows ${row.words}`, shown.includes(Math.abs(amount)), true);
  }
}

/** Compares listed claims with their pages: amounts. */
async function compareDeclaraties(
  read: (path: string) => Promise<ScreenWords>,
  list: ScreenWords,
  differences: Differences,
): Promise<void> {
  for (const [path, row] of leadingTo(list.items, declaratiePath).slice(0, 6)) {
    const shown = new Set(amountsIn((await read(path)).words).map(Math.abs));
    for (const amount of amountsIn(row.words).filter((one) => one !== 0)) {
      differences.same(`${path} shows ${row.words}`, shown.has(amount), true);
    }
  }
}

/** Compares the screens of a person, and records differences. */
async function compareScreens(
  request: APIRequestContext,
  today: string,
  differences: Differences,
): Promise<void> {
  const read = async (path: string): Promise<ScreenWords> => {
    const screen = await readScreen(request, path);
    const raw = (screen.words.match(rawWord) ?? []).filter((word) => !brandNames.includes(word));
    differences.same(`${path} in words`, raw, []);
    return screen;
  };
  const overzicht = await read('/overzicht');
  const facturen = await read('/facturen');
  await compareAsked(read, { overzicht, facturen, today }, differences);
  await compareReceived(read, { overzicht, facturen, today }, differences);
  await compareFacturen(read, facturen, differences);
  await compareDeclaraties(read, await read('/declaraties/overzicht'), differences);
  await compareBerichten(read, today, differences);
  await compareYearOver(read, today, differences);
}

/** Logs everybody in, each in their own context. */
async function logEverybodyIn(
  browser: Browser,
  { url }: WorldAddresses,
): Promise<Map<string, BrowserContext>> {
  const contexts = new Map<string, BrowserContext>();
  for (const who of people) {
    const storageState = await logIn(browser, url, who);
    const options = { baseURL: url, storageState, locale: 'nl-NL' };
    contexts.set(who, await browser.newContext(options));
  }
  return contexts;
}

async function readEverybody(
  contexts: ReadonlyMap<string, BrowserContext>,
  today: string,
): Promise<string[]> {
  const found: string[] = [];
  let pairs = 0;
  for (const [who, { request }] of contexts) {
    const differences = new Differences();
    await compareScreens(request, today, differences);
    found.push(...differences.found.map((line) => `${who}: ${line}`));
    pairs += differences.pairs;
  }
  expect(pairs, 'pairs that were compared').toBeGreaterThan(pairsAtLeast);
  return found;
}

// A separate world, because its day moves for everybody.
test('shows the same amounts on all screens, today and on later days', async ({
  browser,
  page,
}) => {
  test.slow();
  const { addresses, stop } = await startWorldProcess();
  try {
    const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
    const time = new TimePage(page);
    const contexts = await logEverybodyIn(browser, addresses);
    for (const later of days) {
      const day = today.add({ days: later });
      if (later > 0) {
        await page.goto(addresses.timeUrl);
        await time.goTo(day.toString());
        await expect(time.happened.first()).toBeVisible();
      }
      // A bill may arrive between two screens; a real contradiction persists.
      await expect(async () => {
        expect(await readEverybody(contexts, day.toString()), `on ${day.toString()}`).toEqual([]);
      }).toPass({ timeout: 30_000 });
    }
    for (const context of contexts.values()) await context.close();
  } finally {
    await stop();
  }
});
