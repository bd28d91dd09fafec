import { describe, expect, it } from 'vitest';
import { onPage } from '../../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../../api/show.testing.tsx';
import { betaalverzoek } from '../phase/betaalverzoek.testing.ts';
import { Component } from './BetaalverzoekPage.tsx';

const screen = (otherwise: Partial<typeof betaalverzoek> = {}) =>
  show(onPage(Component, { data: { betaalverzoek: { ...betaalverzoek, ...otherwise } } }));

const transfer = 'Liever zelf overmaken?';
const cannotPay = 'Kun je niet op tijd betalen?';
const agenda = 'Zet in je agenda';

describe('BetaalverzoekPage', () => {
  it('names the payment request and its date, and has every way to pay it', () => {
    const html = screen();
    expect(headingsIn(html)[0]).toBe('Zorgpremie oktober 2026');
    expect(wordsIn(html)).toContain('Betaalverzoek van 1 november 2026');
    expect(headingsIn(html)).toEqual(expect.arrayContaining([cannotPay, 'Dit betaal je']));
    expect(wordsIn(html)).toContain(transfer);
    expect(wordsIn(html)).toContain(agenda);
  });

  it('offers no calendar entry for a date that has passed, and still every way to pay', () => {
    const html = screen({ uitersteBetaalDatum: '2020-01-01' });
    expect(wordsIn(html)).not.toContain(agenda);
    expect(wordsIn(html)).toContain(transfer);
  });

  it('offers no way to pay again while the bank processes a payment, nor help with arrears', () => {
    const text = wordsIn(
      screen({ betaling: { betalingId: 'b-1', sinds: null, status: 'inBehandeling' } }),
    );
    expect(text).not.toContain(transfer);
    expect(text).not.toContain(agenda);
    expect(text).toContain('Betaal niet opnieuw.');
    expect(text).not.toContain(cannotPay);
    expect(text).not.toContain('Te betalen');
  });

  it('shows its invoices after the payment, without a request to pay', () => {
    const html = screen({ bedragTeBetalen: 0, bedragEerderBetaaldVerrekend: 15_420 });
    expect(wordsIn(html)).toContain('Dit betaalverzoek is betaald.');
    expect(wordsIn(html)).not.toMatch(/Herinnering|overmaken|Kun je dit niet/);
    expect(headingsIn(html)).toContain('Waarvoor');
  });

  it('has no list when no invoice is part of it any more', () => {
    expect(headingsIn(screen({ facturen: [], bedragTeBetalen: 0 }))).not.toContain('Dit betaal je');
  });
});
