import { centsToEuros } from '@mijn/domain/money';
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

/** What Sanne, who may see her own care, gets of an invoice. */
function told(more: Partial<FactuurDetailRow> = {}) {
  const visible = new Map([
    ['sanne', { maySeeCare: true }],
    ['daan', { maySeeCare: false }],
  ]);
  const access = exampleAccess('sanne', '2026-11-21T10:00:00Z', { visible });
  return factuurInContract({ ...row, ...more }, access);
}

describe('an invoice', () => {
  it('tells its amounts in euros, and what was paid of it', () => {
    expect(told()).toMatchObject({
      factuurType: 'Zorgpremie',
      titel: 'Factuur',
      bedragTotaal: centsToEuros(17_000),
      bedragEerderBetaaldVerrekend: centsToEuros(5_000),
      bedragTeBetalen: centsToEuros(12_000),
      betaalVerzoek: null,
    });
  });

  it('that is asked for tells by which payment request, by when and how much of all in it', () => {
    expect(told(inBetaalverzoek)).toMatchObject({
      titel: 'Aanmaning',
      betaalVerzoek: {
        kenmerk: '5000056789012345',
        aantalFacturen: 2,
        bedragTeBetalen: centsToEuros(12_000),
        uitersteBetaalDatum: '2026-12-01',
      },
    });
  });

  it('whose payment request has no last day yet is asked for by none', () => {
    expect(told({ ...inBetaalverzoek, uiterste_betaaldatum: null }).betaalVerzoek).toBeNull();
  });

  it.each([
    ['betaling', true, 'ideal'],
    ['betaling', false, 'overboeking'],
    ['incasso', true, null],
  ] as const)(
    'tells how a %s was paid, where somebody paid it (online: %s)',
    (kind, online, how) => {
      const rest = { datum: '2026-11-03', bedrag: 5_000, otherFactuur: null };
      const boekingen = [
        { ...rest, soort: kind, online, declaratie: null, paidBetaalverzoek: null },
      ];
      expect(told({ boekingen }).boekingen).toMatchObject([
        { soort: kind, bedrag: centsToEuros(5_000), betaalwijze: how },
      ]);
    },
  );
});

const period = (more: Partial<FactuurLineRow>) => {
  const factuur = told({ regels: [{ ...line, ...more }] });
  return factuur.factuurType === 'Zorgpremie' ? factuur.premieRegels[0]?.periode : undefined;
};

describe('the days of a line', () => {
  it('have their last one in them', () => {
    expect(period({})).toEqual({ datumIngang: '2026-11-01', datumEinde: '2026-11-30' });
  });

  it('are the day of the invoice where it has no period, and one day where it has no end', () => {
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

  it('has the lines of each person together, with what those come to', () => {
    expect(told({ ...own, regels: [line, ofDaan, line] })).toMatchObject({
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

  it('tells which care it was to who may see that, and of another the amounts and days alone', () => {
    const factuur = told({ ...own, regels: [line, ofDaan] });
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
    const unseen = told({ ...own, regels: [{ ...line, relatienummer: 'nobody' }] });
    expect(JSON.stringify(unseen)).not.toMatch(/Fysio|D2026/);
  });
});

it('a settlement comes to one amount for each person', () => {
  const regels = [line, ofDaan, line];
  expect(told({ soort: 'Eigenrisicoeindafrekening', regels })).toMatchObject({
    verzekerden: [
      { jaarRegeling: 2026, bedragRegelingTotaal: centsToEuros(12_000) },
      { relatienummerVerzekerde: 'daan', bedragRegelingTotaal: centsToEuros(6_000) },
    ],
  });
});

it.each([
  ['after the year', { jaar: 2025 }, 'jaarVoorbij'],
  ['of a missed term', { stopped: [{ relatienummer: 'sanne', door: 'gemist' }] }, 'termijnGemist'],
  ['of who left', { stopped: [{ relatienummer: 'sanne', door: 'vertrokken' }] }, 'vertrokken'],
  ['made before that was kept', { stopped: [{ relatienummer: 'sanne', door: null }] }, undefined],
] as const)('a settlement %s says so', (_what, more, reden) => {
  const [verzekerde] = eindafrekeningFactuur({
    ...row,
    ...more,
    soort: 'Eigenrisicoeindafrekening',
  }).verzekerden;
  expect(verzekerde?.reden).toBe(reden);
});

it('a term of own risk names whose it is', () => {
  expect(told({ soort: 'Eigenrisicotermijn' })).toMatchObject({
    regels: [{ naamVerzekerde: 'Sanne de Vries', bedrag: centsToEuros(6_000) }],
  });
});
