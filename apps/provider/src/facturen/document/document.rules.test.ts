import type { PremieFactuur } from '@mijn/contract/facturen';
import { centsToEuros } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { exampleAccess } from '../../access/exampleAccess.testing.ts';
import type { Block, DocumentContent } from '../../documents/documentContent.ts';
import { exampleFactuur } from './exampleFactuur.testing.ts';
import { toFactuurDocument } from './document.rules.ts';

const access = exampleAccess('700000001', '2026-11-25T09:00:00Z');

const premie: PremieFactuur = { ...exampleFactuur, factuurType: 'Zorgpremie', premieRegels: [] };

const betaalVerzoek = {
  kenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  aantalFacturen: 1,
  bedragTeBetalen: centsToEuros(17_040),
  datum: '2026-11-01',
  uitersteBetaalDatum: '2026-12-01',
};

const paid = (kind: 'betaling' | 'storno', date: string, cents: number) => ({
  soort: kind,
  datum: date,
  bedrag: centsToEuros(cents),
  factuurkenmerk: null,
  declaratienummer: null,
  betaalkenmerk: null,
  betaalwijze: null,
});

const spoken = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

function documentOf(own: Partial<PremieFactuur>, language: 'nl' | 'en' = 'nl'): DocumentContent {
  return toFactuurDocument({ ...premie, ...own }, 'Sanne de Vries', access, language);
}

function rowsOf(block: Block | undefined): readonly (readonly string[])[] {
  if (block?.kind !== 'table') return [];
  return block.rows.map(({ cells }) => cells.map(({ text }) => spoken(text)));
}

const totalsOf = (own: Partial<PremieFactuur>) => rowsOf(documentOf(own).blocks.at(-1));

function factsOf(own: Partial<PremieFactuur>): Readonly<Record<string, string>> {
  const [block] = documentOf(own).blocks;
  if (block?.kind !== 'facts') return {};
  return Object.fromEntries(block.facts.map(({ name, value }) => [name, value]));
}

const open = (cents: number) => ({ bedragTeBetalen: centsToEuros(cents) });

describe('toFactuurDocument', () => {
  it('states number and day, in the language of the reader', () => {
    expect(documentOf({})).toMatchObject({
      title: 'Factuur F2026-1234 5678',
      header: 'Zorgpremie',
      introduction: 'Factuur F2026-1234 5678 van 1 november 2026.',
    });
    expect(documentOf({}, 'en')).toMatchObject({
      title: 'Invoice F2026-1234 5678',
      header: 'Premium',
      introduction: 'Invoice F2026-1234 5678 of 1 November 2026.',
    });
  });

  it('keeps the insurer’s own words for the status, tagged as Dutch', () => {
    const [block] = documentOf({}, 'en').blocks;
    const status = { name: 'Status', value: 'Te betalen via iDEAL', inDutch: true };
    expect(block).toMatchObject({ facts: expect.arrayContaining([status]) });
  });

  it('includes the day of a second debit in the status, in Dutch', () => {
    const own = {
      status: 'Herincasso (wordt van uw rekening afgeschreven op)',
      datumAutomatischeIncasso: '2026-12-28',
    };
    expect(factsOf(own)).toMatchObject({
      Status: 'Herincasso (wordt van uw rekening afgeschreven op 28 december 2026)',
    });
    expect(factsOf({ ...own, datumAutomatischeIncasso: null })).toMatchObject({
      Status: own.status,
    });
  });

  it('states the next term of an arrangement, and no debit of the whole invoice', () => {
    const own = {
      datumAutomatischeIncasso: '2026-11-30',
      betalingsRegelingId: 'R2026-1',
      regeling: {
        soort: 'betaalgemak' as const,
        openBedrag: centsToEuros(38_500),
        aantalFacturen: 2,
        volgendeTermijn: {
          datum: '2026-11-30',
          bedrag: centsToEuros(4_000),
          automatisch: true as const,
        },
      },
    };
    expect(spoken(factsOf(own)['Volgende termijn'] ?? '')).toBe('€ 40,00 op 30 november 2026');
    expect(factsOf(own)).not.toHaveProperty('Wordt afgeschreven op');
    const resting = { ...own, regeling: { ...own.regeling, volgendeTermijn: null } };
    expect(Object.keys(factsOf(resting))).not.toContain('Wordt afgeschreven op');
  });

  it('states the day of a planned direct debit', () => {
    const datumAutomatischeIncasso = '2026-11-27';
    expect(factsOf({ datumAutomatischeIncasso })).toMatchObject({
      'Wordt afgeschreven op': '27 november 2026',
    });
    expect(factsOf({})).not.toHaveProperty('Wordt afgeschreven op');
  });

  it('explains how to pay while a payment request has an open amount', () => {
    expect(factsOf({ betaalVerzoek, ...open(1) })).toMatchObject({
      'Betalen uiterlijk': '1 december 2026',
      Betalingskenmerk: '5000 0567 8901 2345',
      'Op rekening': 'NL00 MIJN 0000 0000 01',
    });
  });

  it.each([
    ['nothing is open', { betaalVerzoek, ...open(0) }],
    ['the person gets money', { betaalVerzoek, ...open(-500) }],
    ['it is not requested yet', { betaalVerzoek: null, ...open(500) }],
  ])('omits how to pay when %s', (_when, own) => {
    expect(Object.keys(factsOf(own))).toEqual(['Factuurnummer', 'Factuurdatum', 'Status']);
  });
});

const withBetaling = (status: 'inBehandeling' | 'mislukt') => ({
  betaalVerzoek: { ...betaalVerzoek, betaling: { betalingId: 'b', status } },
  ...open(17_040),
});
const answerOf = (own: Partial<PremieFactuur>, language: 'nl' | 'en' = 'nl') =>
  documentOf(own, language).blocks.find(({ kind }) => kind === 'answer');

describe('an invoice with a pending payment', () => {
  it('begins with that, in the words of the screen, and asks not to pay again', () => {
    const { blocks } = documentOf(withBetaling('inBehandeling'));
    const text = 'We controleren je betaling. Betaal niet opnieuw.';
    expect(blocks[0]).toEqual({ kind: 'answer', text });
    const english = 'We are checking your payment. Do not pay again.';
    expect(answerOf(withBetaling('inBehandeling'), 'en')).toMatchObject({ text: english });
  });

  it('omits the last day, the account and the request to pay', () => {
    const { blocks } = documentOf(withBetaling('inBehandeling'));
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    expect(facts.map(({ name, value }) => [name, value])).toEqual([
      ['Factuurnummer', 'F2026-1234 5678'],
      ['Factuurdatum', '1 november 2026'],
      ['Status', 'Betaling wordt gecontroleerd'],
    ]);
    expect(totalsOf(withBetaling('inBehandeling')).at(-1)).toEqual(['Nog open', '€ 170,40']);
  });

  it('has the request to pay again once the payment failed, and no notice when nothing is open', () => {
    expect(answerOf(withBetaling('mislukt'))).toBeUndefined();
    expect(factsOf(withBetaling('mislukt'))).toHaveProperty('Betalen uiterlijk');
    expect(totalsOf(withBetaling('mislukt')).at(-1)).toEqual(['Te betalen', '€ 170,40']);
    expect(answerOf({ ...withBetaling('inBehandeling'), ...open(0) })).toBeUndefined();
  });
});

describe('the sum of an invoice', () => {
  it.each([
    ['to pay, by a payment request', { betaalVerzoek, ...open(1) }, ['Te betalen', '€ 0,01']],
    ['open, without one', { betaalVerzoek: null, ...open(1) }, ['Nog open', '€ 0,01']],
    ['open and zero', { betaalVerzoek, ...open(0) }, ['Nog open', '€ 0,00']],
    ['to be received, without a minus', { betaalVerzoek, ...open(-1) }, ['Je krijgt', '€ 0,01']],
  ])('ends with the amount that is %s', (_what, own, last) => {
    expect(totalsOf(own).at(-1)).toEqual(last);
  });

  it('has no lines in between when nothing was paid', () => {
    expect(totalsOf({}).map(([what]) => what)).toEqual(['Totaal', 'Nog open']);
  });

  it('lists each payment if they add up, including one charged back', () => {
    const boekingen = [
      paid('betaling', '2026-11-03', 17_040),
      paid('storno', '2026-11-09', -17_040),
      paid('betaling', '2026-11-12', 5_000),
    ];
    const bedragEerderBetaaldVerrekend = centsToEuros(5_000);
    expect(totalsOf({ boekingen, bedragEerderBetaaldVerrekend, ...open(12_040) })).toEqual([
      ['Totaal', '€ 170,40'],
      ['Betaald op 3 november 2026', '− € 170,40'],
      ['Door je bank teruggeboekt op 9 november 2026', '€ 170,40'],
      ['Betaald op 12 november 2026', '− € 50,00'],
      ['Nog open', '€ 120,40'],
    ]);
  });

  it('lists one amount if the payments do not add up or are unknown', () => {
    const bedragEerderBetaaldVerrekend = centsToEuros(5_000);
    for (const boekingen of [[paid('betaling', '2026-11-03', 4_999)], []]) {
      const rows = totalsOf({ boekingen, bedragEerderBetaaldVerrekend, ...open(12_040) });
      expect(rows[1]).toEqual(['Al betaald of verrekend', '− € 50,00']);
      expect(rows).toHaveLength(3);
    }
  });
});

it('puts the lines of an invoice before its sum', () => {
  const periode = { datumIngang: '2026-11-01', datumEinde: '2026-11-30' };
  const line = { omschrijving: 'Basisverzekering', periode, bedrag: centsToEuros(15_845) };
  const { blocks } = documentOf({ premieRegels: [line] });
  expect(blocks.map(({ kind }) => kind)).toEqual(['facts', 'header', 'table', 'header', 'table']);
  expect(rowsOf(blocks[2])).toEqual([['Basisverzekering', '€ 158,45']]);
});
