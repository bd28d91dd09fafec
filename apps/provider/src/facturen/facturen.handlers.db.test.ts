import type {
  FactuurInList,
  PremieFactuur,
  RisicoFactuur,
  RisicoPeriodFactuur,
} from '@mijn/contract/facturen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberOf, startTestProvider } from '../testing/trialProvider.testing.ts';
import { writeLedger } from './facturen.testing.ts';
import {
  paidBetaalverzoek,
  declaratieOf,
  eindafrekening,
  ledgerOfSanne,
  premie,
  risico,
  termijnen,
  betaalverzoek,
} from './household.testing.ts';

const provider = await startTestProvider();
afterAll(() => provider.stop());
beforeAll(async () => {
  await writeLedger(provider, ledgerOfSanne());
});

const list = async (as: string) =>
  (await provider.read<{ body: { facturen: FactuurInList[] } }>('/facturen', as)).body.facturen;
const detail = async <T>(kind: string, kenmerk: string, as = 'sanne') =>
  (await provider.read<{ body: { factuurDetail: T } }>(`/factuurdetails/${kind}/${kenmerk}`, as))
    .body.factuurDetail;
const setToestemming = (who: string, on: boolean) =>
  provider.sql(`UPDATE insurer.relatie SET toestemming_zorgkosten = ${on}
    WHERE relatienummer = '${numberOf(who)}'`);

const verzekerden = async () =>
  (await detail<RisicoFactuur>('risico', risico)).verzekerden.map((verzekerde) => ({
    naam: verzekerde.naamVerzekerde,
    totaal: [verzekerde.totaalEigenRisico, verzekerde.totaalEigenBijdrage],
    afgeschermd: verzekerde.regels.map(({ afgeschermd }) => afgeschermd),
    care: verzekerde.regels.map((line) => [
      line.omschrijving,
      line.zorgverlener,
      line.declaratieNummer,
      line.declaratieVolgnummer,
    ]),
    datum: verzekerde.regels.map(({ datum }) => datum),
  }));
const empty = [null, null, null, null];
const full = (who: string) => [`Zorg van ${who}`, 'Duinziekenhuis', declaratieOf(who), 1];

const hidden = async () =>
  (await list('sanne')).filter(({ afgeschermd }) => afgeschermd).map(({ kenmerk }) => kenmerk);

// First day on which Lotte is no longer insured with her mother.
const setEndOfLotte = (day: string) =>
  provider.sql(`UPDATE insurer.verzekering SET geldig_tot = ${day}
    WHERE relatienummer = '${numberOf('Lotte')}'`);

/** Returns the lines that a call adds to the log of access: operation, first name and number. */
const logged = async (path: string) => {
  await provider.sql('CREATE TEMP TABLE IF NOT EXISTS until AS SELECT 0 AS id');
  await provider.sql('UPDATE until SET id = (SELECT max(inzage_id) FROM insurer.inzage)');
  await provider.read(path, 'sanne');
  const rows = await provider.sql<{ regel: string }>(`
    SELECT concat_ws(' ', operatie, roepnaam, onderwerp) AS regel
    FROM insurer.inzage JOIN insurer.relatie ON relatienummer = betreft
    WHERE inzage_id > (SELECT id FROM until) ORDER BY inzage_id`);
  return rows.map(({ regel }) => regel);
};

describe('GET /facturen', () => {
  it('returns the invoices, newest first, with open amount and last day to pay', async () => {
    const facturen = await list('sanne');
    expect(facturen.map(({ kenmerk, status }) => [kenmerk, status])).toEqual([
      [risico, 'Herinnering - te betalen via iDEAL'],
      [premie, 'Herinnering - te betalen via iDEAL'],
      [eindafrekening, 'Betaald'],
      [termijnen[1], 'Zie eindafrekening'],
      [termijnen[0], 'Betaald'],
    ]);
    expect(facturen.map(({ periode }) => periode)).toEqual([
      '2026',
      '2026-10',
      '2025',
      '2025-03',
      '2025-02',
    ]);
    expect(facturen[1]).toEqual({
      soortFactuur: 'Zorgpremie',
      datum: '2026-10-01',
      status: 'Herinnering - te betalen via iDEAL',
      bedrag: 304.15,
      kenmerk: premie,
      kenmerkBetaalverzoek: betaalverzoek,
      datumAutomatischeIncasso: null,
      periode: '2026-10',
      openBedrag: 300,
      titel: 'Herinnering',
      uitersteBetaalDatum: '2026-11-24',
      betalingsRegelingId: null,
      afgeschermd: false,
      regeling: null,
      premiePerJaar: [{ jaar: 2026, bedrag: 304.15 }],
    });
  });

  it('splits a premium over December and January by year', async () => {
    const kenmerk = 'F2026-00000077';
    const lines = [
      { bedrag: 15_000, periode_van: '2025-12-01', periode_tot: '2026-01-01' },
      { bedrag: 16_000, periode_van: '2026-01-01', periode_tot: '2026-02-01' },
    ];
    const factuur = { kenmerk, soort: 'Zorgpremie', datum: '2026-01-01', regels: lines } as const;
    await writeLedger(provider, { debiteur: numberOf('Jan'), facturen: [factuur] });
    const found = (await list('jan')).find((one) => one.kenmerk === kenmerk);
    expect(found).toMatchObject({
      periode: '2025-12/2026-01',
      premiePerJaar: [
        { jaar: 2025, bedrag: 150 },
        { jaar: 2026, bedrag: 160 },
      ],
    });
  });

  it('is empty for everybody else on the policy', async () => {
    for (const as of ['daan', 'bram', 'mila']) expect(await list(as)).toEqual([]);
  });
});

describe('a premium invoice', () => {
  it('adds up from its lines, whose periods include their last day', async () => {
    const factuur = await detail<PremieFactuur>('premie', premie);
    expect(factuur).toMatchObject({
      factuurType: 'Zorgpremie',
      kenmerkOpgemaakt: 'F2026-0000 0001',
      titel: 'Herinnering',
      bedragTotaal: 304.15,
      bedragEerderBetaaldVerrekend: 4.15,
      bedragTeBetalen: 300,
      boekingen: [{ bedrag: 4.15, factuurkenmerk: null }],
      regeling: null,
      betaalVerzoek: {
        kenmerk: betaalverzoek,
        betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
        aantalFacturen: 2,
        bedragTeBetalen: 384.4,
        datum: '2026-10-10',
        uitersteBetaalDatum: '2026-11-24',
      },
    });
    expect(factuur.premieRegels).toEqual([
      {
        omschrijving: 'Basisverzekering Sanne',
        periode: { datumIngang: '2026-10-01', datumEinde: '2026-10-31' },
        bedrag: 154.2,
      },
      expect.objectContaining({ omschrijving: 'Daan', bedrag: 149.95 }),
    ]);
  });
});

describe('an own-risk invoice', () => {
  it('includes person, term and amount of a term of own risk', async () => {
    const factuur = await detail<RisicoPeriodFactuur>('risicoPeriode', termijnen[0]);
    expect(factuur).toMatchObject({
      bedragTotaal: 38.5,
      regels: [{ naamVerzekerde: 'Sanne de Vries', bedrag: 38.5 }],
    });
    expect(
      (await provider.request(`/factuurdetails/risicoPeriode/${premie}`, 'sanne')).status,
    ).toBe(404);
  });

  it('hides the care of a partner and of a child from 12 until they consent, and shows amounts', async () => {
    await setToestemming('Daan', false);
    const date = ['2026-10-05'];
    expect(await verzekerden()).toEqual([
      {
        naam: 'Daan de Vries',
        totaal: [74.15, 0],
        afgeschermd: [true],
        care: [empty],
        datum: date,
      },
      { naam: 'Bram de Vries', totaal: [0, 10.1], afgeschermd: [true], care: [empty], datum: date },
      {
        naam: 'Lotte de Vries',
        totaal: [0.05, 0.1],
        afgeschermd: [false],
        care: [full('Lotte')],
        datum: date,
      },
    ]);
    await setToestemming('Daan', true);
    expect((await verzekerden())[0]).toMatchObject({ afgeschermd: [false], care: [full('Daan')] });
  });

  it('is marked in the list when some care on it is hidden', async () => {
    expect(await hidden()).toEqual([risico]);
    await setToestemming('Daan', true);
    await setToestemming('Bram', true);
    expect(await hidden()).toEqual([]);
    await setToestemming('Bram', false);
  });

  it('still names a person who has left the policy, with their care hidden', async () => {
    await setEndOfLotte(`'2026-11-20'`);
    const lotte = (await verzekerden())[2];
    await setEndOfLotte('NULL');
    expect(lotte).toMatchObject({ naam: 'Lotte de Vries', afgeschermd: [true], care: [empty] });
  });
});

describe('the debtor', () => {
  it('still sees the invoice after the policy has ended', async () => {
    await provider.sql(`UPDATE insurer.polis SET geldig_tot = '2026-11-20'
      WHERE verzekeringsnemer = '${numberOf('Sanne')}'`);
    expect(await list('sanne')).toHaveLength(5);
    expect((await detail<PremieFactuur>('premie', premie)).bedragTeBetalen).toBe(300);
    await provider.sql('UPDATE insurer.polis SET geldig_tot = NULL');
  });

  it('finds in the log of access the people whose data was shown', async () => {
    expect(await logged('/facturen')).toEqual(['listFacturen Sanne']);
    expect(await logged('/betaalverzoeken')).toEqual(['listBetaalverzoeken Sanne']);
    expect(await logged(`/betaalverzoeken/${paidBetaalverzoek}`)).toEqual([
      `getBetaalverzoek Sanne ${paidBetaalverzoek}`,
    ]);
    expect(await logged(`/factuurdetails/risico/${risico}`)).toEqual(
      ['Sanne', 'Daan', 'Bram', 'Lotte'].map((who) => `getFactuur ${who} ${risico}`),
    );
    const specificatie = `/factuurdetails/eindAfrekening/${eindafrekening}/specificatie`;
    expect(await logged(`${specificatie}/${numberOf('Sanne')}`)).toEqual([
      `getSpecificatie Sanne ${eindafrekening}`,
    ]);
  });
});
