import { expect, test } from 'vitest';
import { toon, woorden } from '../../api/toon.testhulp.tsx';
import { GeenBetaling } from './GeenBetaling.tsx';
import { Mislukt } from './Mislukt.tsx';
import type { Betaling } from './stand.ts';
import { naMislukking, type Verzoek } from './waarom.ts';
import { Onbekend, Wachten } from './Wachten.tsx';

const betaling = (status: Betaling['status']): Betaling => ({
  betalingId: 'b-1',
  status,
  bedrag: 15_420,
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T12:00:00Z',
});
const kop = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('who waits is told not to pay again, with the amount and the reference', () => {
  for (const status of ['open', 'inBehandeling'] as const) {
    const scherm = <Wachten betaling={betaling(status)} />;
    expect(kop(toon(scherm))).toBe('We controleren je betaling. Betaal niet opnieuw.');
    expect(woorden(scherm)).toContain('Bedrag € 154,20 Betalingskenmerk 5000 0567 8901 2345');
  }
  expect(kop(toon(<Onbekend />))).toBe('We controleren je betaling. Betaal niet opnieuw.');
});

test('nothing is said twice when the page is opened', () => {
  // An empty live region: what changes later is said.
  expect(toon(<Wachten betaling={betaling('open')} />)).toMatch(
    /<output><[^>]*><\/[^>]*><\/output>/,
  );
});

test('no payment leads to the overview', () => {
  expect(kop(toon(<GeenBetaling />))).toBe('We vinden geen betaling');
  expect(toon(<GeenBetaling />)).toMatch(/href="\/overzicht"[^>]*>Naar overzicht/);
});

function mislukt(status: Betaling['status'], verzoek: Partial<Verzoek> = {}) {
  const betaalverzoek = {
    bedragTeBetalen: 15_420,
    uitersteBetaalDatum: '2026-11-30',
    betaling: null,
    ...verzoek,
  };
  return (
    <Mislukt
      betaling={{ ...betaling(status), betaalverzoek }}
      na={naMislukking('b-1', betaalverzoek)}
      opnieuw={<button type="button">Probeer opnieuw</button>}
    />
  );
}

test.each([
  ['geannuleerd', 'Je hebt de betaling gestopt.'],
  ['verlopen', 'Het betalen duurde te lang.'],
  ['mislukt', 'Je bank heeft de betaling niet uitgevoerd.'],
] as const)('a payment that is %s says why, until when, and offers another try', (status, zin) => {
  const tekst = woorden(mislukt(status));
  expect(tekst).toContain('Je betaling is niet gelukt');
  expect(tekst).toContain(
    `${zin} We hebben geen geld ontvangen. Betaal uiterlijk 30 november 2026.`,
  );
  expect(tekst).toContain('Probeer opnieuw');
});

test('nobody is offered to pay again what has been paid, or may have been', () => {
  const betaald = woorden(mislukt('verlopen', { bedragTeBetalen: 0 }));
  expect(betaald).toContain('De rekening is al betaald.');
  expect(betaald).not.toContain('Probeer opnieuw');
  const ander = { betalingId: 'b-2', status: 'inBehandeling' } as const;
  const bezig = woorden(mislukt('geannuleerd', { betaling: ander }));
  expect(bezig).toContain('Betaal niet opnieuw.');
  expect(bezig).not.toContain('Probeer opnieuw');
});

test('it is told in English too', () => {
  expect(woorden(<Wachten betaling={betaling('open')} />, 'en')).toContain('Do not pay again.');
  expect(woorden(mislukt('verlopen'), 'nl')).not.toContain('undefined');
});
