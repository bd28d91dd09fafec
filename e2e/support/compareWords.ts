import type { Differences } from './differences.ts';
import { amountsIn, daysIn, lastDayIn, type ScreenWords } from './readScreen.ts';

type Read = (path: string) => Promise<ScreenWords>;

const toPay = /Je moet nog €\s?[\d.]+,\d{2} betalen/;
const aboutBetaalverzoek = /[Bb]etaal €|betaalverzoek/;
/** Links to the payment request, directly or through its message, which that marks as read. */
const betaalverzoekOrBericht = /^\/(facturen\/betaalverzoek\/\d+|berichten\?lees=.+)$/;

/**
 * Compares messages about payment requests with their pages: paid or not, amount, last day and reminder.
 */
export async function compareBerichten(
  read: Read,
  today: string,
  differences: Differences,
): Promise<void> {
  const berichten = await read('/berichten');
  const rows = berichten.items.filter(({ words }) => aboutBetaalverzoek.test(words)).slice(0, 8);
  for (const { words, paths } of rows) {
    const path = paths.find((one) => betaalverzoekOrBericht.test(one));
    if (path === undefined) continue;
    const page = await read(path);
    const about = `the message "${words}"`;
    const isPaid = page.words.includes('Dit betaalverzoek is betaald.');
    differences.same(`${about} paid`, words.includes('betaalverzoek is betaald'), isPaid);
    const sentence = page.headings.find((heading) => toPay.test(heading));
    if (sentence === undefined) continue;
    differences.same(`${about} amount`, amountsIn(words)[0], amountsIn(sentence)[0]);
    const until = lastDayIn(words, today);
    if (until !== undefined) differences.same(`${about} last day`, until, daysIn(sentence)[0]);
    for (const title of ['Herinnering: ', 'Aanmaning: ']) {
      const called = words.includes(title);
      if (called) differences.same(about, page.words.includes(title.slice(0, -2)), true);
    }
  }
}

// Texts that only fit the current year.
const stillToCome = /nog over|Daarna betalen wij|gaat eerst op|voor nieuwe zorg|Geldt (van|tot)/gi;

/** Checks that nothing describes the previous year as current. */
export async function compareYearOver(
  read: Read,
  today: string,
  differences: Differences,
): Promise<void> {
  const before = Number(today.slice(0, 4)) - 1;
  for (const page of ['zorgkosten', 'zorggebruik']) {
    const { words } = await read(`/${page}?jaar=${before}`);
    differences.same(`/${page} of ${before}, as over`, words.match(stillToCome) ?? [], []);
  }
}
