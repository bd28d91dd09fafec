import type { FactuurInLijst, PremieFactuur, RisicoFactuur } from '@mijn/contract/facturen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nummerVan, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import { schrijfLedger } from './facturen.testhulp.ts';
import {
  betaaldVerzoek,
  claimVan,
  eindafrekening,
  ledgerVanSanne,
  premie,
  risico,
  termijnen,
  verzoek,
} from './gezin.testhulp.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
  await schrijfLedger(provider, ledgerVanSanne());
});
afterAll(() => provider.stop());

const lijst = async (als: string) =>
  (await provider.lees<{ body: { facturen: FactuurInLijst[] } }>('/facturen', als)).body.facturen;
const detail = async <T>(soort: string, kenmerk: string, als = 'sanne') =>
  (await provider.lees<{ body: { factuurDetail: T } }>(`/factuurdetails/${soort}/${kenmerk}`, als))
    .body.factuurDetail;
const zetToestemming = (wie: string, aan: boolean) =>
  provider.sql(`UPDATE verzekeraar.relatie SET toestemming_zorgkosten = ${aan}
    WHERE relatienummer = '${nummerVan(wie)}'`);

const verzekerden = async () =>
  (await detail<RisicoFactuur>('risico', risico)).verzekerden.map((verzekerde) => ({
    naam: verzekerde.naamVerzekerde,
    totaal: [verzekerde.totaalEigenRisico, verzekerde.totaalEigenBijdrage],
    afgeschermd: verzekerde.regels.map(({ afgeschermd }) => afgeschermd),
    zorg: verzekerde.regels.map((regel) => [
      regel.omschrijving,
      regel.zorgverlener,
      regel.declaratieNummer,
      regel.declaratieVolgnummer,
    ]),
    datum: verzekerde.regels.map(({ datum }) => datum),
  }));
const leeg = [null, null, null, null];
const vol = (wie: string) => [`Zorg van ${wie}`, 'Duinziekenhuis', claimVan(wie), 1];

const verborgen = async () =>
  (await lijst('sanne')).filter(({ afgeschermd }) => afgeschermd).map(({ kenmerk }) => kenmerk);

// First day on which Lotte is no longer insured with her mother.
const zetEindeVanLotte = (dag: string) =>
  provider.sql(`UPDATE verzekeraar.verzekering SET geldig_tot = ${dag}
    WHERE relatienummer = '${nummerVan('Lotte')}'`);

/** What a call adds to the log of access: operation, first name of whose data, and the number. */
const gelogd = async (pad: string) => {
  await provider.sql('CREATE TEMP TABLE IF NOT EXISTS tot AS SELECT 0 AS id');
  await provider.sql('UPDATE tot SET id = (SELECT max(inzage_id) FROM verzekeraar.inzage)');
  await provider.lees(pad, 'sanne');
  const rijen = await provider.sql<{ regel: string }>(`
    SELECT concat_ws(' ', operatie, roepnaam, onderwerp) AS regel
    FROM verzekeraar.inzage JOIN verzekeraar.relatie ON relatienummer = betreft
    WHERE inzage_id > (SELECT id FROM tot) ORDER BY inzage_id`);
  return rijen.map(({ regel }) => regel);
};

describe('the list of invoices', () => {
  it('shows what is owed, newest first, with what is open and until when it can be paid', async () => {
    const facturen = await lijst('sanne');
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
      kenmerkBetaalverzoek: verzoek,
      datumAutomatischeIncasso: null,
      periode: '2026-10',
      openBedrag: 300,
      titel: 'Herinnering',
      uitersteBetaalDatum: '2026-11-24',
      betalingsRegelingId: null,
      afgeschermd: false,
    });
  });

  it('is empty for everybody else on the policy', async () => {
    for (const als of ['daan', 'bram', 'mila']) expect(await lijst(als)).toEqual([]);
  });
});

describe('a premium invoice', () => {
  it('adds up from its lines, with periods whose last day is in it', async () => {
    const factuur = await detail<PremieFactuur>('premie', premie);
    expect(factuur).toMatchObject({
      factuurType: 'Zorgpremie',
      kenmerkOpgemaakt: 'F2026-0000 0001',
      titel: 'Herinnering',
      bedragTotaal: 304.15,
      bedragEerderBetaaldVerrekend: 4.15,
      bedragTeBetalen: 300,
      betaalVerzoek: {
        kenmerk: verzoek,
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
  it('shows of a partner and a child from 12 that and how much, and the care when they consent', async () => {
    await zetToestemming('Daan', false);
    const datum = ['2026-10-05'];
    expect(await verzekerden()).toEqual([
      { naam: 'Daan de Vries', totaal: [74.15, 0], afgeschermd: [true], zorg: [leeg], datum },
      { naam: 'Bram de Vries', totaal: [0, 10.1], afgeschermd: [true], zorg: [leeg], datum },
      {
        naam: 'Lotte de Vries',
        totaal: [0.05, 0.1],
        afgeschermd: [false],
        zorg: [vol('Lotte')],
        datum,
      },
    ]);
    await zetToestemming('Daan', true);
    expect((await verzekerden())[0]).toMatchObject({ afgeschermd: [false], zorg: [vol('Daan')] });
  });

  it('says in the list that some care on it is hidden', async () => {
    expect(await verborgen()).toEqual([risico]);
    await zetToestemming('Daan', true);
    await zetToestemming('Bram', true);
    expect(await verborgen()).toEqual([]);
    await zetToestemming('Bram', false);
  });

  it('goes on naming who has left the policy, with their care hidden', async () => {
    await zetEindeVanLotte(`'2026-11-20'`);
    const lotte = (await verzekerden())[2];
    await zetEindeVanLotte('NULL');
    expect(lotte).toMatchObject({ naam: 'Lotte de Vries', afgeschermd: [true], zorg: [leeg] });
  });
});

describe('whoever owes', () => {
  it('still sees it after the policy has ended', async () => {
    await provider.sql(`UPDATE verzekeraar.polis SET geldig_tot = '2026-11-20'
      WHERE verzekeringsnemer = '${nummerVan('Sanne')}'`);
    expect(await lijst('sanne')).toHaveLength(5);
    expect((await detail<PremieFactuur>('premie', premie)).bedragTeBetalen).toBe(300);
    await provider.sql('UPDATE verzekeraar.polis SET geldig_tot = NULL');
  });

  it('finds in the log of access whose data was shown', async () => {
    expect(await gelogd('/facturen')).toEqual(['listFacturen Sanne']);
    expect(await gelogd('/betaalverzoeken')).toEqual(['listBetaalverzoeken Sanne']);
    expect(await gelogd(`/betaalverzoeken/${betaaldVerzoek}`)).toEqual([
      `getBetaalverzoek Sanne ${betaaldVerzoek}`,
    ]);
    expect(await gelogd(`/factuurdetails/risico/${risico}`)).toEqual(
      ['Sanne', 'Daan', 'Bram', 'Lotte'].map((wie) => `getFactuur ${wie} ${risico}`),
    );
    const specificatie = `/factuurdetails/eindAfrekening/${eindafrekening}/specificatie`;
    expect(await gelogd(`${specificatie}/${nummerVan('Sanne')}`)).toEqual([
      `getSpecificatie Sanne ${eindafrekening}`,
    ]);
  });
});
