import { describe, expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { headingsIn, show, wordsIn } from '../../api/show.testing.tsx';
import type { ZorgkostenData } from './getZorgkosten.ts';
import { dataOf } from './zorgkosten.testing.ts';
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

describe('the summary of the care costs', () => {
  it('shows the viewer’s own costs of this year by default, with the link to the forecast', () => {
    expect(headingsIn(screen(''))).toContain('Eigen risico 2026');
    expect(screen('')).toContain('href="/zorgkosten/vooruit"');
    expect(screen('?persoon=R2')).toContain('href="/zorgkosten/vooruit?persoon=R2"');
    expect(screen('', { withVooruit: false })).not.toContain('vooruit');
  });

  it('offers neither a switch nor a forecast of own risk to somebody without it', () => {
    const { value } = eigenRisico;
    const none = { ...eigenRisico, value: { ...value, verplichtBedrag: 0, vrijwilligBedrag: 0 } };
    const lines = dataOf().lines.map((line) => ({ ...line, bedragEigenRisico: 0 }));
    const text = wordsIn(screen('', { eigenRisico: none, lines }));
    expect(text).toContain('geen eigen risico');
    expect(text).not.toMatch(/Vooruitkijken|Met eigen risico|Zonder eigen risico/);
    expect(wordsIn(screen(''))).toMatch(/Met eigen risico/);
  });

  it('names another person by first name', () => {
    const html = screen('?persoon=R2');
    expect(headingsIn(html)).toContain('Eigen risico 2026 van Bram');
  });

  it('drops the explained line when another person is chosen', () => {
    const html = screen('?regel=D2026-1.2');
    expect(html).toContain('href="/zorgkosten?persoon=R2"');
    expect(html).not.toMatch(/persoon=R2[^"]*regel=/);
  });

  it('leaves out the name of a person who is not in the list', () => {
    expect(headingsIn(screen('?persoon=R9'))).toContain('Eigen risico 2026 van deze persoon');
  });

  it('speaks in the past tense of a year that is over, and does not offer a forecast', () => {
    const text = wordsIn(screen('?jaar=2025'));
    expect(text).toContain('Het eigen risico van 2025 was € 485,00');
    expect(text).not.toContain('Vooruitkijken');
  });

  it('says that own risk is unknown for a future year, and for this year when the insurer says so', () => {
    const failed = { eigenRisico: { succeeded: false, status: 404, redenen: [] } } as const;
    const unknown = 'is nog niet bekend';
    expect(wordsIn(screen('?jaar=2027', failed))).toContain(unknown);
    expect(wordsIn(screen('', { ...failed, isUnknownThisYear: true }))).toContain(unknown);
    expect(wordsIn(screen('', failed))).not.toContain(unknown);
    expect(wordsIn(screen('?jaar=2025', { ...failed, isUnknownThisYear: true }))).not.toContain(
      unknown,
    );
  });
});
