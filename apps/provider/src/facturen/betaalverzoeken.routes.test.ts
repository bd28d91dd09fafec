import type { Betaalverzoek } from '@mijn/contract/facturen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nummerVan, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import { schrijfLedger } from './facturen.testhulp.ts';
import { betaaldVerzoek, ledgerVanSanne, premie, risico, verzoek } from './gezin.testhulp.ts';

const aanmaning = '1000056789012341';
const eerste = '2000056789012349';
const mislukt = '3000056789012346';

const vanJan = (kenmerk: string, betaalverzoek: string) => ({
  kenmerk,
  soort: 'Zorgpremie' as const,
  datum: '2026-08-01',
  betaalverzoek,
  regels: [{ bedrag: 30_000 }],
});

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
  await schrijfLedger(provider, ledgerVanSanne());
  await schrijfLedger(provider, {
    debiteur: nummerVan('Jan'),
    betaalverzoeken: [
      { kenmerk: eerste, titel: 'Factuur', datum: '2026-11-01', uiterste: '2026-12-01' },
      { kenmerk: mislukt, titel: 'Incasso mislukt', datum: '2026-10-01', uiterste: '2026-11-30' },
      { kenmerk: aanmaning, titel: 'Aanmaning', datum: '2026-08-02', uiterste: '2026-12-05' },
    ],
    facturen: [
      vanJan('F2026-00000010', aanmaning),
      vanJan('F2026-00000011', eerste),
      vanJan('F2026-00000012', mislukt),
    ],
  });
});
afterAll(() => provider.stop());

const lijst = async (als: string) =>
  (await provider.lees<{ betaalverzoeken: Betaalverzoek[] }>('/betaalverzoeken', als))
    .betaalverzoeken;
const een = async (kenmerk: string, als: string) =>
  (await provider.lees<{ betaalverzoek: Betaalverzoek }>(`/betaalverzoeken/${kenmerk}`, als))
    .betaalverzoek;

describe('the payment requests', () => {
  it('bundle invoices, with what is left of them to pay', async () => {
    expect(await lijst('sanne')).toEqual([
      {
        titel: 'Herinnering',
        datum: '2026-10-10',
        betalingsKenmerk: verzoek,
        betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
        uitersteBetaalDatum: '2026-11-24',
        rekeningNummerZenZ: 'NL07ZILV0000010000',
        facturen: [
          {
            kenmerk: premie,
            factuur: 'Zorgpremie',
            datum: '2026-10-01',
            bedrag: 304.15,
            periode: '2026-10',
          },
          {
            kenmerk: risico,
            factuur: 'EigenrisicoEigenbijdrage',
            datum: '2026-10-08',
            bedrag: 84.4,
            periode: '2026',
          },
        ],
        bedragTotaal: 388.55,
        bedragEerderBetaaldVerrekend: 4.15,
        bedragTeBetalen: 384.4,
        betaling: null,
        kostenBijNietBetalen: null,
      },
    ]);
  });

  it('come with the most urgent first', async () => {
    const titels = (await lijst('jan')).map(({ titel }) => titel);
    expect(titels).toEqual(['Aanmaning', 'Incasso mislukt', 'Factuur']);
  });

  it('tell in an Aanmaning alone what not paying could cost', async () => {
    const kosten = (await lijst('jan')).map(({ kostenBijNietBetalen: bedrag }) => bedrag);
    expect(kosten).toEqual([45, null, null]);
  });

  it('are not in the list any more once paid, and can still be opened', async () => {
    expect(await een(betaaldVerzoek, 'sanne')).toMatchObject({
      bedragTotaal: 61.5,
      bedragEerderBetaaldVerrekend: 61.5,
      bedragTeBetalen: 0,
    });
  });

  it('tell of the last attempt to pay them', async () => {
    const [poging] = await provider.sql<{ id: string }>(
      `INSERT INTO verzekeraar.betaling (betaalverzoek, debiteur, merk, bedrag)
       VALUES ('${verzoek}', '${nummerVan('Sanne')}', 'ZZ', 38440) RETURNING betaling_id AS id`,
    );
    const { betaling } = await een(verzoek, 'sanne');
    expect(betaling).toEqual({ betalingId: poging?.id, status: 'open' });
  });

  it('are nobody’s but who owes: an empty list for the rest of the policy', async () => {
    for (const als of ['daan', 'bram', 'mila']) expect(await lijst(als)).toEqual([]);
  });
});
