import { factuurStatusTexts as texts } from '@mijn/domain/factuur';
import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { listOpen } from './summarySentences.ts';
import { OpenFacturen, type OpenFactuurInList } from './OpenFacturen.tsx';

const factuur = (month: string, own: Partial<OpenFactuurInList>): OpenFactuurInList => ({
  soortFactuur: 'Zorgpremie',
  datum: `2026-${month}-01`,
  periode: `2026-${month}`,
  status: 'Betaald',
  bedrag: 13_845,
  openBedrag: 13_845,
  kenmerk: `F2026-000000${month}`,
  kenmerkBetaalverzoek: null,
  datumAutomatischeIncasso: null,
  betalingsRegelingId: null,
  regeling: null,
  ...own,
});

const regeling = {
  soort: 'betalingsregeling',
  openBedrag: 27_690,
  aantalFacturen: 2,
  volgendeTermijn: { datum: '2026-11-30', bedrag: 1_154, automatisch: true },
} as const;
const inRegeling = { status: texts.betalingsregeling, betalingsRegelingId: 'R1', regeling };

const facturen = [
  factuur('01', {
    status: texts.schuldregeling,
    regeling: { ...regeling, soort: 'schuldregeling', volgendeTermijn: null },
  }),
  factuur('02', inRegeling),
  factuur('03', inRegeling),
  factuur('04', { status: 'Wordt automatisch afgeschreven op 25 november 2026' }),
  factuur('05', { status: texts.betaalgemakEnded, openBedrag: 10_000 }),
  factuur('06', { status: texts.herincasso, datumAutomatischeIncasso: '2026-12-28' }),
  factuur('07', { status: texts.betaald, openBedrag: 0 }),
  factuur('08', { status: texts.herinnering, kenmerkBetaalverzoek: '5000056789012345' }),
  factuur('09', { status: texts.toReceive, bedrag: -5_000, openBedrag: -5_000 }),
];

const months = (list: readonly OpenFactuurInList[]) => list.map(({ datum }) => datum.slice(5, 7));

describe('listOpen', () => {
  it('returns open invoices without a payment request, the most urgent first', () => {
    expect(months(listOpen(facturen))).toEqual(['06', '05', '04', '02', '03', '01']);
    expect(months(listOpen(facturen.toReversed()))).toEqual(['06', '05', '04', '02', '03', '01']);
  });
});

describe('OpenFacturen', () => {
  const text = words(<OpenFacturen facturen={listOpen(facturen)} />);

  it('counts each open amount once in the total', () => {
    expect(text).toMatch(/^Verder open € 792,25 /);
    expect(text.match(/€ 792,25/g)).toHaveLength(1);
    const one = words(<OpenFacturen facturen={listOpen(facturen).slice(0, 1)} />);
    expect(one.match(/€ 138,45/g)).toHaveLength(1);
  });

  it('says what happens next to each, and to an arrangement once', () => {
    expect(text).toContain('Opnieuw op 28 december');
    expect(text).toContain('Betaalverzoek volgt binnen een week 1 mei € 100,00');
    expect(text).toContain('Op 25 november');
    expect(text.match(/Termijn van € 11,54, automatisch op 30 november/g)).toHaveLength(1);
    expect(text).toContain('Nu niets betalen');
  });
});
