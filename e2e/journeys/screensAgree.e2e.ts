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
import { expect, test } from '../support/trip.ts';
import type { WorldAddresses } from '@mijn/dev-env/journeys/worldProcess';
import { startWorldProcess } from '../worldProcess.ts';

/** Whose screens are read: who owes, who gets money, in terms, in an arrangement, and who has nothing. */
const people = [
  'Sanne de Vries',
  'Jan Bakker',
  'Noor Smit',
  'Tom Mulder',
  'Emma Meijer',
  'Fatima El Amrani',
  'Mila Jansen',
];
/** Days from today: now, and after the settlement of February; in full also after new year and later. */
const days = forms([0, 90], [50, 400]).toSorted((one, other) => one - other);
/** So many pairs at least are there to compare: else something is no longer found on a screen. */
const pairsAtLeast = 150;

const asked = /Je moet nog (€\s?[\d.]+,\d{2}) betalen/;
const received = /Je krijgt €\s?[\d.]+,\d{2} van ons[^.]*\./;
const noAccount = 'Wij kennen geen rekening van je.';
const betaalverzoekPath = /^\/facturen\/betaalverzoek\/\d+$/;
const factuurPath = /^\/facturen\/F[\d-]+$/;
const declaratiePath = /^\/declaraties\/D[\d-]+$/;
// A word of the contract or of the code, that nobody says: `nietVergoed`.
const rawWord = /\b[a-z]+[A-Z][a-zA-Z]*\b/g;
const brandNames = ['iDEAL'];

function pathIn(part: Part, pattern: RegExp): string | undefined {
  return part.paths.find((path) => pattern.test(path));
}

/** Every item or card that leads to such a page, by the page. */
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

/** What one gets: overview, list and invoice say one amount and one last day. */
async function compareReceived(
  read: (path: string) => Promise<ScreenWords>,
  { overzicht, facturen, today }: Screens,
  differences: Differences,
): Promise<void> {
  const row = overzicht.items.find(({ words }) => received.test(words));
  const line = received.exec(facturen.words)?.[0];
  // While no account is known, it is said that it waits.
  if (overzicht.words.includes(noAccount)) return;
  differences.same('one gets on /overzicht', amountsIn(row?.words ?? ''), amountsIn(line ?? ''));
  if (row === undefined || line === undefined) return;
  const until = lastDayIn(row.words, today);
  differences.same('one gets it by', until, lastDayIn(line, today));
  const path = pathIn(row, factuurPath);
  if (path === undefined) return;
  const [heading = ''] = received.exec((await read(path)).words) ?? [];
  differences.same(`one gets of ${path}`, amountsIn(row.words), amountsIn(heading));
  differences.same(`one gets of ${path} by`, until, lastDayIn(heading, today));
}

/** What is asked: overview, list and payment request say one amount and one last day. */
async function compareAsked(
  read: (path: string) => Promise<ScreenWords>,
  { today, ...screens }: Screens,
  differences: Differences,
): Promise<void> {
  // Several at once are a list to choose from; one is a card by itself.
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
  const rows = leadingTo(screens.overzicht.items, betaalverzoekPath);
  differences.same('asked on /overzicht', rows.length, Math.min(3, cards.size));
  for (const [path, row] of rows) {
    const card = cards.get(path);
    differences.same(
      `${path} on /overzicht`,
      amountsIn(row.words)[0],
      amountsIn(card?.words ?? '')[0],
    );
    differences.same(
      `${path} on /overzicht`,
      lastDayIn(row.words, today),
      lastDayIn(card?.words ?? '', today),
    );
  }
  const upToDate = screens.overzicht.words.includes('Je bent helemaal bij.');
  differences.same('"Je bent helemaal bij" and something to pay', upToDate && total > 0, false);
}

/** Each invoice of the list: its page says the same amount and status. */
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

/** Each claim of the list: its page says the same amounts. */
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

/** Reads the screens of one person, and notes what two of them say differently. */
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

/** Everybody logged in, in a context of their own. */
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

// A world of its own: in it the day moves for everybody.
test('what two screens say of the same money is the same, today and on days to come', async ({
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
      // A bill may be made between one screen and the next; what contradicts, goes on to.
      await expect(async () => {
        expect(await readEverybody(contexts, day.toString()), `on ${day.toString()}`).toEqual([]);
      }).toPass({ timeout: 30_000 });
    }
    for (const context of contexts.values()) await context.close();
  } finally {
    await stop();
  }
});
