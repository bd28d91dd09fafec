import type { Betaalverzoek, PremieFactuur } from '@mijn/contract/facturen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberOf, startTestProvider } from '../../testing/trialProvider.testing.ts';
import { writeLedger } from '../facturen.testing.ts';
import {
  paidBetaalverzoek,
  ledgerOfSanne,
  premie,
  risico,
  betaalverzoek,
} from '../household.testing.ts';

const aanmaning = '1000056789012341';
const first = '2000056789012349';
const failed = '3000056789012346';

const fileOfJan = (kenmerk: string, of: string) => ({
  kenmerk,
  soort: 'Zorgpremie' as const,
  datum: '2026-08-01',
  betaalverzoek: of,
  regels: [{ bedrag: 30_000 }],
});

const provider = await startTestProvider();
afterAll(() => provider.stop());
beforeAll(async () => {
  await writeLedger(provider, ledgerOfSanne());
  await writeLedger(provider, {
    debiteur: numberOf('Jan'),
    betaalverzoeken: [
      { kenmerk: first, titel: 'Factuur', datum: '2026-11-01', dueDate: '2026-12-01' },
      { kenmerk: failed, titel: 'Incasso mislukt', datum: '2026-10-01', dueDate: '2026-11-30' },
      { kenmerk: aanmaning, titel: 'Aanmaning', datum: '2026-08-02', dueDate: '2026-12-05' },
    ],
    facturen: [
      fileOfJan('F2026-00000010', aanmaning),
      fileOfJan('F2026-00000011', first),
      fileOfJan('F2026-00000012', failed),
    ],
  });
});

const list = async (as: string) =>
  (await provider.read<{ betaalverzoeken: Betaalverzoek[] }>('/betaalverzoeken', as))
    .betaalverzoeken;
const one = async (kenmerk: string, as: string) =>
  (await provider.read<{ betaalverzoek: Betaalverzoek }>(`/betaalverzoeken/${kenmerk}`, as))
    .betaalverzoek;

describe('an overpayment', () => {
  it('is shown with the day on which it is or was paid back', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await provider.sql(`INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
      VALUES ('${id}', '${numberOf('Jan')}', '${first}', 500, '2026-11-20')`);
    const sums = async () => (await one(first, 'jan')).teVeelBetaald;
    const sum = { bedrag: 5, verrekend: 0, kloptNiet: false };
    expect(await sums()).toEqual([{ ...sum, uitbetaaldOp: null, verwachtOp: '2026-12-04' }]);
    await provider.sql(
      `UPDATE insurer.tegoed SET terugbetaald_op = '2026-12-04' WHERE betaling_id = '${id}'`,
    );
    expect(await sums()).toEqual([{ ...sum, uitbetaaldOp: '2026-12-04', verwachtOp: null }]);
  });
});

describe('GET /betaalverzoeken', () => {
  it('returns bundled invoices with their open amount', async () => {
    expect(await list('sanne')).toEqual([
      {
        titel: 'Herinnering',
        datum: '2026-10-10',
        betalingsKenmerk: betaalverzoek,
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
        verrekend: false,
        teVeelBetaald: [],
        teruggeboekt: [],
        kostenBijNietBetalen: null,
      },
    ]);
  });

  it('returns the first to be paid first', async () => {
    const titles = (await list('jan')).map(({ titel }) => titel);
    expect(titles).toEqual(['Incasso mislukt', 'Factuur', 'Aanmaning']);
  });

  it('mentions collection costs in an Aanmaning only', async () => {
    const costs = (await list('jan')).map(({ kostenBijNietBetalen: amount }) => amount);
    expect(costs).toEqual([null, null, 45]);
  });

  it('omits paid ones, which can still be opened', async () => {
    expect(await one(paidBetaalverzoek, 'sanne')).toMatchObject({
      bedragTotaal: 61.5,
      bedragEerderBetaaldVerrekend: 61.5,
      bedragTeBetalen: 0,
      verrekend: false,
    });
  });

  it.each([
    ['verrekening', first, 'F2026-00000011'],
    ['eindafrekening', failed, 'F2026-00000012'],
  ])(
    'says of one that came to nothing by a %s that it was not all paid',
    async (soort, kenmerk, factuur) => {
      expect(await one(kenmerk, 'jan')).toMatchObject({ verrekend: false });
      await provider.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
        VALUES ('${soort}', '${factuur}', '${numberOf('Jan')}', '${soort}', 30000, '2026-11-20')`);
      expect(await one(kenmerk, 'jan')).toMatchObject({ bedragTeBetalen: 0, verrekend: true });
    },
  );

  it('includes the last payment attempt, as each of the invoices does', async () => {
    const [attempt] = await provider.sql<{ id: string }>(
      `WITH p AS (INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
         VALUES ('${betaalverzoek}', '${numberOf('Sanne')}', 'ZZ', 38440) RETURNING *),
       d AS (INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag)
         SELECT betaling_id, betaalverzoek, debiteur, bedrag FROM p)
       SELECT betaling_id AS id FROM p`,
    );
    // Not shown before the person is sent to the bank.
    expect((await one(betaalverzoek, 'sanne')).betaling).toBeNull();
    await provider.sql(
      `UPDATE insurer.betaling SET status = 'open', dienst_id = 'tr_told', redirect = 'http://bank/'
       WHERE betaling_id = '${attempt?.id}'`,
    );
    const { betaling } = await one(betaalverzoek, 'sanne');
    expect(betaling).toMatchObject({ betalingId: attempt?.id, status: 'open' });
    expect(betaling?.sinds).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { factuurDetail } = (
      await provider.read<{ body: { factuurDetail: PremieFactuur } }>(
        `/factuurdetails/premie/${premie}`,
        'sanne',
      )
    ).body;
    expect(factuurDetail.betaalVerzoek?.betaling).toEqual(betaling);
  });

  it('is empty for others on the policy', async () => {
    for (const as of ['daan', 'bram', 'mila']) expect(await list(as)).toEqual([]);
  });
});
