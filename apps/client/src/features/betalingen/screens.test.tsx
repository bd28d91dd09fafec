import { expect, test } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words, wordsIn } from '../../api/show.testing.tsx';
import { betalingOf } from './betaling.testing.ts';
import { NoBetaling, Unknown, Waiting } from './Waiting.tsx';
import { Failed } from './Outcome.tsx';
import { type Betaling, afterFailure, type BetaalverzoekInfo } from './betaling.ts';

const header = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('tells a waiting person not to pay again, with amount and reference', () => {
  for (const status of ['open', 'inBehandeling'] as const) {
    const screen = <Waiting betaling={betalingOf(status)} />;
    expect(header(show(screen))).toBe('We controleren je betaling. Betaal niet opnieuw.');
    expect(words(screen)).toContain('Bedrag € 154,20 Betalingskenmerk 5000 0567 8901 2345');
  }
  expect(header(show(<Unknown />))).toBe('We controleren je betaling. Betaal niet opnieuw.');
});

test('announces nothing when the page is opened', () => {
  // An empty live region announces later changes.
  expect(show(<Waiting betaling={betalingOf('open')} />)).toMatch(
    /<output><[^>]*><\/[^>]*><\/output>/,
  );
});

test('links to the overview without a payment', () => {
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

test('says that the person stopped the payment, with the due date and a retry', () => {
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
] as const)('gives the reason of status %s, with the due date and a retry', (status, sentence) => {
  const text = words(failed(status));
  expect(text).toContain('Je betaling is niet gelukt');
  expect(text).toContain(
    `${sentence} We hebben geen geld ontvangen. Betaal uiterlijk 30 november 2026.`,
  );
  expect(text).toContain('Probeer opnieuw');
});

test('offers no second payment of an amount that was or may have been paid', () => {
  const later = { betalingId: 'b-2', status: 'betaald' } as const;
  const paid = words(failed('verlopen', { bedragTeBetalen: 0, betaling: later }));
  expect(paid).toContain('Het betaalverzoek is al betaald.');
  expect(paid).not.toContain('Probeer opnieuw');
  const other = { betalingId: 'b-2', status: 'inBehandeling' } as const;
  const busy = words(failed('geannuleerd', { betaling: other }));
  expect(busy).toContain('Betaal niet opnieuw.');
  expect(busy).not.toContain('Probeer opnieuw');
});

test('does not say that the person paid an amount that is no longer due for another reason', () => {
  const inRegeling = words(failed('verlopen', { bedragTeBetalen: 0 }));
  expect(inRegeling).toContain(
    'Hier hoef je niets meer te betalen. Bij je facturen zie je waarom.',
  );
  expect(inRegeling).not.toContain('al betaald');
  expect(inRegeling).not.toContain('Probeer opnieuw');
});

test('is in English for an English reader', () => {
  expect(words(<Waiting betaling={betalingOf('open')} />, 'en')).toContain('Do not pay again.');
  expect(words(failed('verlopen'), 'en')).toContain('Paying took too long.');
});

const since = (day: string) =>
  words(<Waiting betaling={{ ...betalingOf('inBehandeling'), dag: day }} />);

test('names the start of a check that takes days, and the help desk', () => {
  expect(since('2020-01-02')).toMatch(/sinds 2 januari 2020.*Bel ons.*\(/);
  expect(since('2020-01-02')).not.toContain('volgende werkdag');
  expect(since('2999-01-01')).toContain('volgende werkdag');
});

test('asks after a while whether the person paid, in the heading too, with a way back if not', () => {
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
