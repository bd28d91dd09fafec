import type { Differences } from './differences.ts';
import { amountsIn, daysIn, lastDayIn, type ScreenWords } from './readScreen.ts';

type Read = (path: string) => Promise<ScreenWords>;

const toPay = /Je moet nog €\s?[\d.]+,\d{2} betalen/;
const aboutBetaalverzoek = /[Bb]etaal €|betaalverzoek/;
/** To the payment request itself, or to it by way of the message that is marked as read by that. */
const betaalverzoekOrBericht = /^\/(facturen\/betaalverzoek\/\d+|berichten\?lees=.+)$/;

/**
 * Each message about a payment request: it is called paid where its page calls it so and nowhere else, and
 * names the amount, the last day and the reminder that its page names.
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

// What can only be said of a year that goes on.
const stillToCome = /nog over|Je betaalt nog|Eerst betaal je|voor nieuwe zorg|Dit budget geldt/gi;

/** Of the year before, nothing is said as if it went on. */
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
