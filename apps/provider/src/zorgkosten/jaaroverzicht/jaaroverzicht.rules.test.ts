import type { FactuurInList } from '@mijn/contract/facturen';
import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import { centsToEuros } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { exampleAccess } from '../../access/exampleAccess.testing.ts';
import { toJaaroverzicht, type YearFacts } from './jaaroverzicht.rules.ts';

const access = exampleAccess('700000001', '2026-11-25T09:00:00Z');

/**
 * Returns a line of € 200 with these amounts of own risk, contribution and other non-reimbursed
 * costs; cents.
 */
function care(eigenRisico: number, bijdrage: number, notCovered: number): ZorgkostenLine {
  const rest = bijdrage + notCovered;
  return {
    datumIngang: '2026-03-02',
    zorgsoort: 'Hulpmiddelen',
    soortIndiener: 'Verzekerde',
    naamLocatieZorgverlener: 'Zorgwinkel',
    bedragGedeclareerd: centsToEuros(20_000),
    bedragNietVergoed: centsToEuros(eigenRisico + rest),
    bedragEigenRisico: centsToEuros(eigenRisico),
    bedragWettelijkeBijdrage: centsToEuros(bijdrage),
    bedragNietVergoedExclusiefEigenRisico: centsToEuros(rest),
    bedragVergoed: centsToEuros(20_000 - eigenRisico - rest),
  };
}

function premie(periode: string | null, status = 'Betaald'): FactuurInList {
  return {
    soortFactuur: 'Zorgpremie',
    datum: '2026-01-01',
    status,
    bedrag: centsToEuros(17_040),
    kenmerk: 'F2026-12345678',
    kenmerkBetaalverzoek: null,
    datumAutomatischeIncasso: null,
    periode,
  };
}

const spoken = (text: string) => text.replaceAll('\u00A0', ' ');

function overviewOf(own: Partial<YearFacts>, language: 'nl' | 'en' = 'nl') {
  const facts = {
    year: 2026,
    naam: 'Bram de Vries',
    reader: 'Sanne de Vries',
    regels: [],
    facturen: [],
  };
  const { blocks, ...kept } = toJaaroverzicht({ ...facts, ...own }, access, language);
  return {
    kept,
    rows: blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.map(({ cells }) => cells.map(({ text }) => spoken(text)))
        : [],
    ),
    sentences: blocks.flatMap((block) => (block.kind === 'sentence' ? [spoken(block.text)] : [])),
  };
}

describe('toJaaroverzicht', () => {
  it('covers one year of one person, and names its reader', () => {
    expect(overviewOf({}).kept).toMatchObject({
      title: 'Jaaroverzicht 2026 van Bram de Vries',
      letterhead: 'Sanne de Vries, 25 november 2026',
    });
  });

  it('lists each part that the person paid, with its meaning for the tax office', () => {
    const regels = [care(3_000, 1_000, 5_000), care(500, 0, 20)];
    expect(overviewOf({ regels })).toMatchObject({
      rows: [
        ['Eigen risico', '€ 35,00', 'Telt niet mee'],
        ['Wettelijke eigen bijdrage', '€ 10,00', 'Telt meestal niet mee'],
        ['Niet vergoed', '€ 50,20', 'Telt soms mee'],
      ],
    });
    expect(overviewOf({ regels }).sentences[0]).toBe(
      'Alle zorg samen kostte € 400,00. Daarvan vergoedden wij € 304,80.',
    );
  });

  it('shows zero everywhere for a year without care', () => {
    const { rows, sentences } = overviewOf({});
    expect(rows.map(([, amount]) => amount)).toEqual(['€ 0,00', '€ 0,00', '€ 0,00']);
    expect(sentences[0]).toBe('Alle zorg samen kostte € 0,00. Daarvan vergoedden wij € 0,00.');
  });

  it('uses English on request', () => {
    const { rows, kept } = overviewOf({}, 'en');
    expect(kept.title).toBe('Year overview 2026 of Bram de Vries');
    expect(rows[0]).toEqual(['Own risk', '€0.00', 'Does not count']);
  });
});

const premieOf = (facturen: readonly FactuurInList[]) =>
  overviewOf({ facturen }).rows.find(([part]) => part === 'Betaalde premie')?.[1];

describe('the premium in the year overview', () => {
  const explained = 'De premie is van iedereen op de polis samen, zonder wat nog openstaat.';

  it.each([
    ['the sum of the months paid in the year', [premie('2026-01'), premie('2026-12')], '€ 340,80'],
    [
      'without open invoices',
      [premie('2026-01'), premie('2026-02', 'Te betalen via iDEAL')],
      '€ 170,40',
    ],
    ['without other years', [premie('2026-01'), premie('2025-12'), premie('2027-01')], '€ 170,40'],
    [
      'the part of this year of an invoice over two years',
      [
        {
          ...premie('2025-12/2026-01'),
          bedrag: centsToEuros(34_180),
          premiePerJaar: [
            { jaar: 2025, bedrag: centsToEuros(17_040) },
            { jaar: 2026, bedrag: centsToEuros(17_140) },
          ],
        },
      ],
      '€ 171,40',
    ],
    ['zero when nothing was paid yet', [premie('2026-01', 'Te betalen via iDEAL')], '€ 0,00'],
  ])('is %s', (_what, facturen, amount) => {
    expect(premieOf(facturen)).toBe(amount);
    expect(overviewOf({ facturen }).sentences).toContain(explained);
  });

  it.each([
    ['a person without premium', []],
    ['an invoice with an unknown month', [premie('2026-01'), premie(null)]],
  ])('is omitted for %s, with an explanation', (_what, facturen) => {
    expect(premieOf(facturen)).toBeUndefined();
    expect(overviewOf({ facturen }).sentences).not.toContain(explained);
  });
});
