import { expect, test } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words, wordsIn } from '../../api/show.testing.tsx';
import { betalingOf } from './betaling.testing.ts';
import { NoBetaling } from './NoBetaling.tsx';
import { Failed } from './Failed.tsx';
import type { Betaling } from './phase.ts';
import { afterFailure, type BetaalverzoekInfo } from './why.ts';
import { Unknown, Waiting } from './Waiting.tsx';

const header = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('who waits is told not to pay again, with the amount and the reference', () => {
  for (const status of ['open', 'inBehandeling'] as const) {
    const screen = <Waiting betaling={betalingOf(status)} />;
    expect(header(show(screen))).toBe('We controleren je betaling. Betaal niet opnieuw.');
    expect(words(screen)).toContain('Bedrag € 154,20 Betalingskenmerk 5000 0567 8901 2345');
  }
  expect(header(show(<Unknown />))).toBe('We controleren je betaling. Betaal niet opnieuw.');
});

test('nothing is said twice when the page is opened', () => {
  // An empty live region: what changes later is said.
  expect(show(<Waiting betaling={betalingOf('open')} />)).toMatch(
    /<output><[^>]*><\/[^>]*><\/output>/,
  );
});

test('no payment leads to the overview', () => {
  expect(header(show(<NoBetaling />))).toBe('We vinden geen betaling');
  expect(show(<NoBetaling />)).toMatch(/href="\/overzicht"[^>]*>Naar overzicht/);
});

const untold = { ontvangen: null, teVeel: null };

function failed(status: Betaling['status'], asked: Partial<BetaalverzoekInfo> = {}) {
  const betaalverzoek = {
    betalingsKenmerk: '5000056789012345',
    bedragTeBetalen: 15_420,
    uitersteBetaalDatum: '2026-11-30',
    betaling: null,
    ...asked,
  };
  return (
    <Failed
      betaling={{ ...betalingOf(status), ...untold, betaalverzoek, betaalverzoeken: null }}
      after={afterFailure(betaalverzoek.bedragTeBetalen > 0 ? [betaalverzoek] : [])}
      when="Betaal uiterlijk 30 november 2026."
      retry={<button type="button">Probeer opnieuw</button>}
    />
  );
}

test('a payment that its payer stopped is told as such, until when to pay, and offers another try', () => {
  const text = words(failed('geannuleerd'));
  expect(text).toContain('Je hebt niet betaald');
  expect(text).toContain(
    'Je stopte zelf; er is niets afgeschreven. Betaal uiterlijk 30 november 2026.',
  );
  expect(text).not.toMatch(/niet gelukt|geen geld/);
  expect(text).toContain('Probeer opnieuw');
});

test.each([
  ['verlopen', 'Het betalen duurde te lang.'],
  ['mislukt', 'Je bank heeft de betaling niet uitgevoerd.'],
] as const)(
  'a payment that is %s says why, until when, and offers another try',
  (status, sentence) => {
    const text = words(failed(status));
    expect(text).toContain('Je betaling is niet gelukt');
    expect(text).toContain(
      `${sentence} We hebben geen geld ontvangen. Betaal uiterlijk 30 november 2026.`,
    );
    expect(text).toContain('Probeer opnieuw');
  },
);

test('nobody is offered to pay again what has been paid, or may have been', () => {
  const later = { betalingId: 'b-2', status: 'betaald' } as const;
  const paid = words(failed('verlopen', { bedragTeBetalen: 0, betaling: later }));
  expect(paid).toContain('Het betaalverzoek is al betaald.');
  expect(paid).not.toContain('Probeer opnieuw');
  const other = { betalingId: 'b-2', status: 'inBehandeling' } as const;
  const busy = words(failed('geannuleerd', { betaling: other }));
  expect(busy).toContain('Betaal niet opnieuw.');
  expect(busy).not.toContain('Probeer opnieuw');
});

test('nobody is told that they paid what is not asked any more for another reason', () => {
  const inRegeling = words(failed('verlopen', { bedragTeBetalen: 0 }));
  expect(inRegeling).toContain(
    'Hier hoef je niets meer te betalen. Bij je facturen zie je waarom.',
  );
  expect(inRegeling).not.toContain('al betaald');
  expect(inRegeling).not.toContain('Probeer opnieuw');
});

test('who waits and whose payment failed read it in English where they chose that', () => {
  expect(words(<Waiting betaling={betalingOf('open')} />, 'en')).toContain('Do not pay again.');
  expect(words(failed('verlopen'), 'en')).toContain('Paying took too long.');
});

const since = (day: string) =>
  words(<Waiting betaling={{ ...betalingOf('inBehandeling'), dag: day }} />);

test('who waits for a bank that takes days is told since when, and whom to call', () => {
  expect(since('2020-01-02')).toMatch(/sinds 2 januari 2020.*Bel ons.*\(/);
  expect(since('2020-01-02')).not.toContain('volgende werkdag');
  expect(since('2999-01-01')).toContain('volgende werkdag');
});

test('who waits for long is asked whether they paid, in the heading too, and may go back if not', () => {
  const late = show(
    onPage(() => <Waiting betaling={betalingOf('open')} />, {
      data: {},
      address: '/betaling/afhandeling?keer=4',
    }),
  );
  expect(header(late)).toBe('We controleren of je hebt betaald.');
  expect(wordsIn(late)).toContain('Heb je betaald? Betaal niet opnieuw.');
  expect(wordsIn(late)).toContain('Ga terug naar het betaalverzoek');
});
