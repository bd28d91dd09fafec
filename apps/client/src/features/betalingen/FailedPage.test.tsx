import { describe, expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../api/show.testing.tsx';
import { betalingOf, betaalverzoekOf } from './betaling.testing.ts';
import type { BetalingOutcome } from './betaling.ts';
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

const paidAgain = (html: string) =>
  Array.from(html.matchAll(/type="hidden" name="kenmerk" value="(\d+)"/g), ([, value]) => value);
const otherwise = (html: string) =>
  /href="([^"]*)"[^>]*>Betaal op een andere manier/.exec(html)?.[1];

describe('FailedPage', () => {
  it('names the due date of the request, and offers to retry or to pay otherwise', () => {
    const html = screen({});
    expect(wordsIn(html)).toContain('Betaal uiterlijk 30 november 2026.');
    expect(wordsIn(html)).toContain('Probeer opnieuw');
    expect(paidAgain(html)).toEqual([one]);
    expect(otherwise(html)).toBe(`/facturen/betaalverzoek/${one}`);
  });

  it('retries all requests that are still open, without a due date', () => {
    const betaalverzoeken = [betaalverzoekOf(100, one), betaalverzoekOf(250, two)];
    const html = screen({ ...several, betaalverzoeken });
    expect(paidAgain(html)).toEqual([one, two]);
    expect(otherwise(html)).toBe('/facturen');
    expect(wordsIn(html)).not.toContain('uiterlijk');
  });

  it('retries the one request that is still open, with its due date', () => {
    const html = screen({
      ...several,
      betaalverzoeken: [betaalverzoekOf(0, one), betaalverzoekOf(250, two)],
    });
    expect(paidAgain(html)).toEqual([two]);
    expect(wordsIn(html)).toContain('Betaal uiterlijk 30 november 2026.');
  });

  it('retries all requests while the open amounts are unknown', () => {
    expect(paidAgain(screen({ ...several, betaalverzoeken: null }))).toEqual([one, two]);
  });
});

it('does not report a failure for a payment that cannot be loaded', () => {
  const html = show(onPage(Component, { data: { kind: 'unknown' } }));
  expect(headingsIn(html)[0]).toBe('We controleren je betaling. Betaal niet opnieuw.');
  expect(wordsIn(html)).not.toContain('niet gelukt');
});
