import { centsToEuros, eurosToCents } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { exampleAccess } from '../../access/exampleAccess.testing.ts';
import type { FactuurDetailRow, FactuurLineRow } from './factuurdetails.queries.ts';
import { eindafrekeningFactuur, factuurInContract } from './factuurdetails.shape.ts';

const line: FactuurLineRow = {
  relatienummer: 'sanne',
  naam: 'Sanne de Vries',
  geboortedatum: '1988-03-14',
  omschrijving: 'Fysiotherapie',
  periode_van: '2026-11-01',
  periode_tot: '2026-12-01',
  datum: '2026-10-05',
  bedrag: 6_000,
  bedrag_eigen_risico: 5_000,
  bedrag_eigen_bijdrage: 1_000,
  zorgverlener: 'Fysio Vecht',
  declaratie_nummer: 'D2026-1',
  declaratie_volgnummer: 2,
};
const ofDaan = { ...line, relatienummer: 'daan', naam: 'Daan de Vries' };

const row: FactuurDetailRow = {
  kenmerk: 'F202612345678',
  soort: 'Zorgpremie',
  jaar: 2026,
  datum: Temporal.PlainDate.from('2026-11-01'),
  bedrag: 17_000,
  open: 12_000,
  last_boeking: null,
  regeling_id: null,
  regeling: null,
  incasso: null,
  datum_incasso: null,
  betaalverzoek: null,
  titel: null,
  betaalverzoek_datum: null,
  uiterste_betaaldatum: null,
  regels: [line],
  boekingen: [],
  stopped: [],
  betaalverzoek_open: null,
  betaalverzoek_count: null,
  aangemaand: 0,
  betaalverzoek_betaling: null,
};

const inBetaalverzoek = {
  betaalverzoek: '5000056789012345',
  titel: 'Aanmaning',
  betaalverzoek_datum: Temporal.PlainDate.from('2026-11-01'),
  uiterste_betaaldatum: Temporal.PlainDate.from('2026-12-01'),
  betaalverzoek_open: 12_000,
  betaalverzoek_count: 2,
} as const;

/** Returns an invoice in the contract's form, as seen by Sanne, who may see only her own care. */
function inContract(more: Partial<FactuurDetailRow> = {}) {
  const visible = new Map([
    ['sanne', { maySeeCare: true }],
    ['daan', { maySeeCare: false }],
  ]);
  const access = exampleAccess('sanne', '2026-11-21T10:00:00Z', { visible });
  return factuurInContract({ ...row, ...more }, access);
}

/** A line of premium of a month of 2027. */
const ofMonth = (month: number, more: Partial<FactuurLineRow> = {}) => ({
  ...line,
  omschrijving: 'Basisverzekering',
  periode_van: `2027-0${month}-01`,
  periode_tot: `2027-0${month + 1}-01`,
  bedrag: 16_390,
  ...more,
});

describe('factuurInContract', () => {
  it('converts amounts to euros, and includes payments', () => {
    expect(inContract()).toMatchObject({
      factuurType: 'Zorgpremie',
      titel: 'Factuur',
      bedragTotaal: centsToEuros(17_000),
      bedragEerderBetaaldVerrekend: centsToEuros(5_000),
      bedragTeBetalen: centsToEuros(12_000),
      betaalVerzoek: null,
    });
  });

  it('joins lines of the same premium in months in a row, and no others', () => {
    const regels = [
      ofMonth(1),
      ofMonth(1, { omschrijving: 'Aanvullende verzekering', bedrag: 1_650 }),
      ofMonth(2),
      ofMonth(2, { omschrijving: 'Aanvullende verzekering', bedrag: 1_650 }),
      ofMonth(3),
      ofMonth(4, { bedrag: 100 }),
      ofMonth(6, { bedrag: 100 }),
      ofMonth(1, { relatienummer: 'daan' }),
    ];
    const factuur = inContract({ regels, bedrag: 5 });
    if (factuur.factuurType !== 'Zorgpremie') throw new Error('no premium');
    expect(
      factuur.premieRegels.map(({ omschrijving, periode, bedrag }) => [
        omschrijving.slice(0, 6),
        periode.datumIngang,
        periode.datumEinde,
        eurosToCents(bedrag),
      ]),
    ).toEqual([
      ['Basisv', '2027-01-01', '2027-03-31', 49_170],
      ['Aanvul', '2027-01-01', '2027-02-28', 3_300],
      ['Basisv', '2027-04-01', '2027-04-30', 100],
      ['Basisv', '2027-06-01', '2027-06-30', 100],
      ['Basisv', '2027-01-01', '2027-01-31', 16_390],
    ]);
  });

  it('includes the payment request with its last day and total', () => {
    expect(inContract(inBetaalverzoek)).toMatchObject({
      titel: 'Aanmaning',
      betaalVerzoek: {
        kenmerk: '5000056789012345',
        aantalFacturen: 2,
        bedragTeBetalen: centsToEuros(12_000),
        uitersteBetaalDatum: '2026-12-01',
      },
    });
  });

  it('omits a payment request without a last day', () => {
    expect(inContract({ ...inBetaalverzoek, uiterste_betaaldatum: null }).betaalVerzoek).toBeNull();
  });

  it.each([
    ['betaling', true, 'ideal'],
    ['betaling', false, 'overboeking'],
    ['incasso', true, null],
  ] as const)(
    'includes the way in which a %s was paid, if somebody paid it (online: %s)',
    (kind, online, how) => {
      const rest = { datum: '2026-11-03', bedrag: 5_000, otherFactuur: null };
      const boekingen = [
        { ...rest, soort: kind, online, declaratie: null, paidBetaalverzoek: null },
      ];
      expect(inContract({ boekingen }).boekingen).toMatchObject([
        { soort: kind, bedrag: centsToEuros(5_000), betaalwijze: how },
      ]);
    },
  );
});

const period = (more: Partial<FactuurLineRow>) => {
  const factuur = inContract({ regels: [{ ...line, ...more }] });
  return factuur.factuurType === 'Zorgpremie' ? factuur.premieRegels[0]?.periode : undefined;
};

describe('the period of a line', () => {
  it('includes its last day', () => {
    expect(period({})).toEqual({ datumIngang: '2026-11-01', datumEinde: '2026-11-30' });
  });

  it('is the day of the invoice without a period, and one day without an end', () => {
    const day = { datumIngang: '2026-11-01', datumEinde: '2026-11-01' };
    expect(period({ periode_van: null, periode_tot: null })).toEqual(day);
    expect(period({ periode_van: '2026-11-09', periode_tot: null })).toEqual({
      datumIngang: '2026-11-09',
      datumEinde: '2026-11-09',
    });
  });
});

describe('an invoice of own risk and contribution', () => {
  const own = { soort: 'EigenrisicoEigenbijdrage' } as const;

  it('groups the lines by person, with their sum', () => {
    expect(inContract({ ...own, regels: [line, ofDaan, line] })).toMatchObject({
      verzekerden: [
        {
          naamVerzekerde: 'Sanne de Vries',
          regels: [{}, {}],
          totaalEigenRisico: centsToEuros(10_000),
          totaalEigenBijdrage: centsToEuros(2_000),
        },
        { naamVerzekerde: 'Daan de Vries', regels: [{}], totaalEigenRisico: centsToEuros(5_000) },
      ],
    });
  });

  it('includes the care only for people whose care is visible, and amounts and days for others', () => {
    const factuur = inContract({ ...own, regels: [line, ofDaan] });
    expect(factuur).toMatchObject({
      verzekerden: [
        {
          regels: [
            {
              omschrijving: 'Fysiotherapie',
              zorgverlener: 'Fysio Vecht',
              declaratieNummer: 'D2026-1',
              declaratieVolgnummer: 2,
              afgeschermd: false,
            },
          ],
        },
        {
          regels: [
            {
              datum: '2026-10-05',
              omschrijving: null,
              bedragEigenRisico: centsToEuros(5_000),
              zorgverlener: null,
              declaratieNummer: null,
              declaratieVolgnummer: null,
              afgeschermd: true,
            },
          ],
        },
      ],
    });
    const unseen = inContract({ ...own, regels: [{ ...line, relatienummer: 'nobody' }] });
    expect(JSON.stringify(unseen)).not.toMatch(/Fysio|D2026/);
  });
});

it('sums a settlement per person', () => {
  const regels = [line, ofDaan, line];
  expect(inContract({ soort: 'Eigenrisicoeindafrekening', regels })).toMatchObject({
    verzekerden: [
      { jaarRegeling: 2026, bedragRegelingTotaal: centsToEuros(12_000) },
      { relatienummerVerzekerde: 'daan', bedragRegelingTotaal: centsToEuros(6_000) },
    ],
  });
});

it.each([
  ['after the year', { jaar: 2025 }, 'jaarVoorbij'],
  [
    'after a missed term',
    { stopped: [{ relatienummer: 'sanne', door: 'gemist' }] },
    'termijnGemist',
  ],
  [
    'of a person who left',
    { stopped: [{ relatienummer: 'sanne', door: 'vertrokken' }] },
    'vertrokken',
  ],
  [
    'from before reasons were stored',
    { stopped: [{ relatienummer: 'sanne', door: null }] },
    undefined,
  ],
] as const)('includes the reason of a settlement %s', (_what, more, reden) => {
  const [verzekerde] = eindafrekeningFactuur({
    ...row,
    ...more,
    soort: 'Eigenrisicoeindafrekening',
  }).verzekerden;
  expect(verzekerde?.reden).toBe(reden);
});

it('includes the person of a term of own risk', () => {
  expect(inContract({ soort: 'Eigenrisicotermijn' })).toMatchObject({
    regels: [{ naamVerzekerde: 'Sanne de Vries', bedrag: centsToEuros(6_000) }],
  });
});
