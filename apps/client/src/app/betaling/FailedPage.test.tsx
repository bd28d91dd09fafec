import { describe, expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../api/show.testing.tsx';
import { betalingOf, betaalverzoekOf } from '../../features/betalingen/betaling.testing.ts';
import type { BetalingOutcome } from '../../features/betalingen/why.ts';
import { Component } from './FailedPage.tsx';

const [one, two] = ['5000056789012345', '5000056789012346'] as const;

const screen = (otherwise: Partial<BetalingOutcome>) => {
  const whole = {
    ...betalingOf('geannuleerd'),
    ontvangen: null,
    teVeel: null,
    betaalverzoek: betaalverzoekOf(15_420),
    betaalverzoeken: null,
    ...otherwise,
  };
  return show(onPage(Component, { data: { kind: 'known', betaling: whole } }));
};

const part = (betaalkenmerk: string) => ({
  betaalkenmerk,
  betalingsKenmerkOpgemaakt: betaalkenmerk,
  bedrag: 7_710,
  facturen: [],
});
const several = { betaalverzoek: null, delen: [part(one), part(two)] };

/** The payment requests that trying again pays. */
const paidAgain = (html: string) =>
  Array.from(html.matchAll(/type="hidden" name="kenmerk" value="(\d+)"/g), ([, value]) => value);
const otherwise = (html: string) =>
  /href="([^"]*)"[^>]*>Betaal op een andere manier/.exec(html)?.[1];

describe('a payment that failed', () => {
  it('says by when its request must be paid, and is tried again, or paid otherwise', () => {
    const html = screen({});
    expect(wordsIn(html)).toContain('Betaal uiterlijk 30 november 2026.');
    expect(wordsIn(html)).toContain('Probeer opnieuw');
    expect(paidAgain(html)).toEqual([one]);
    expect(otherwise(html)).toBe(`/facturen/betaalverzoek/${one}`);
  });

  it('of several is tried again with what of them is still open, without a day for all', () => {
    const betaalverzoeken = [betaalverzoekOf(100, one), betaalverzoekOf(250, two)];
    const html = screen({ ...several, betaalverzoeken });
    expect(paidAgain(html)).toEqual([one, two]);
    expect(otherwise(html)).toBe('/facturen');
    expect(wordsIn(html)).not.toContain('uiterlijk');
  });

  it('of several of which one is still open is tried again with that, by its day', () => {
    const html = screen({
      ...several,
      betaalverzoeken: [betaalverzoekOf(0, one), betaalverzoekOf(250, two)],
    });
    expect(paidAgain(html)).toEqual([two]);
    expect(wordsIn(html)).toContain('Betaal uiterlijk 30 november 2026.');
  });

  it('is tried again with all of it while nobody can say what is still open', () => {
    expect(paidAgain(screen({ ...several, betaalverzoeken: null }))).toEqual([one, two]);
  });
});

it('of a payment that cannot be seen now nothing is said to have failed', () => {
  const html = show(onPage(Component, { data: { kind: 'unknown' } }));
  expect(headingsIn(html)[0]).toBe('We controleren je betaling. Betaal niet opnieuw.');
  expect(wordsIn(html)).not.toContain('niet gelukt');
});
