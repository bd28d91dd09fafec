import { describe, expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../api/show.testing.tsx';
import type { ZorgkostenData } from '../../features/zorgkosten/getZorgkosten.ts';
import { dataOf } from '../../features/zorgkosten/zorgkosten.testing.ts';
import { Component } from './ZorgkostenPage.tsx';

const eigenRisico = {
  succeeded: true,
  value: {
    verplichtBedrag: 38_500,
    vrijwilligBedrag: 10_000,
    totaalVerbruikt: 20_000,
    totaalResterend: 28_500,
    inTermijnen: false,
    merk: null,
    perMerk: null,
  },
} as const;

const screen = (search: string, otherwise: Partial<ZorgkostenData> = {}) =>
  show(
    onPage(Component, {
      data: dataOf({ eigenRisico, ...otherwise }),
      address: `/zorgkosten${search}`,
    }),
  );

describe('what care cost', () => {
  it('is one’s own of this year where the address asks nothing else, with what is still to come', () => {
    const html = screen('');
    expect(headingsIn(html)).toContain('Je eigen risico 2026');
    expect(wordsIn(html)).toContain('Wat betaal ik zelf?');
  });

  it('of another is told by that first name', () => {
    const html = screen('?persoon=R2');
    expect(headingsIn(html)).toContain('Eigen risico 2026 van Bram');
  });

  it('of another is asked without what was explained of the first', () => {
    const html = screen('?regel=D2026-1.2');
    expect(html).toContain('href="/zorgkosten?persoon=R2"');
    expect(html).not.toMatch(/persoon=R2[^"]*regel=/);
  });

  it('of who is not told of is told without a name', () => {
    expect(headingsIn(screen('?persoon=R9'))).not.toContain('Je eigen risico 2026');
  });

  it('of a year that is over says what was, and nothing of what is to come', () => {
    const text = wordsIn(screen('?jaar=2025'));
    expect(text).toContain('Het eigen risico van 2025 was € 485,00');
    expect(text).not.toContain('Wat betaal ik zelf?');
  });

  it('says that own risk is not known yet of a year to come, and of this one where that is so', () => {
    const failed = { eigenRisico: { succeeded: false, status: 404, redenen: [] } } as const;
    const unknown = 'is nog niet bekend';
    expect(wordsIn(screen('?jaar=2027', failed))).toContain(unknown);
    expect(wordsIn(screen('', { ...failed, isUnknownThisYear: true }))).toContain(unknown);
    expect(wordsIn(screen('', failed))).not.toContain(unknown);
    expect(wordsIn(screen('?jaar=2025', { ...failed, isUnknownThisYear: true }))).not.toContain(
      unknown,
    );
  });

  it('asks for no care of who hides theirs: that nothing can be worked out is known before', () => {
    const lines = dataOf().lines.map((line) => ({ ...line, zorgsoort: null }));
    const text = wordsIn(screen('?persoon=R2', { lines }));
    expect(text).toContain('Dit kunnen we voor Bram niet uitrekenen');
    expect(text).not.toContain('Welke zorg?');
    expect(wordsIn(screen('?persoon=R2'))).toContain('Welke zorg?');
  });

  it('says of voluntary own risk what it does where it was chosen, and else what it would', () => {
    const forecast = {
      jaar: 2026,
      totaal: 48_500,
      gebruikt: 20_000,
      minimum: 20_000,
      maximum: 48_500,
      onderwegAantal: 0,
      onderwegBedrag: 0,
      opSinds: null,
      opVanaf: null,
      inTermijnen: false,
      redenen: [],
      eerdereJaren: [],
      vrijwillig: { keuze: 10_000, jaren: [{ jaar: 2025, kosten: 0, korting: 5_000 }] },
    };
    expect(wordsIn(screen('', { forecast }))).toContain('wat doet het?');
    const none = { ...eigenRisico, value: { ...eigenRisico.value, vrijwilligBedrag: 0 } };
    expect(wordsIn(screen('', { forecast, eigenRisico: none }))).toContain('wat had het gedaan?');
  });
});
