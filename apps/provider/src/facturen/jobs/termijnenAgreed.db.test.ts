import type { EindafrekeningSpecificatie, FactuurInList } from '@mijn/contract/facturen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { numberOf, startTestProvider } from '../../testing/trialProvider.testing.ts';
import { type SampleFactuur, writeLedger } from '../facturen.testing.ts';
import { brokenLedgerLaws } from './laws.testing.ts';
import { runDay } from './runDay.ts';

const sanne = numberOf('Sanne');
const insurer = await startTestProvider({ jobsHeld: true });
afterAll(() => insurer.stop());

const kenmerkOf = (month: number) => `F2025-0000003${month}`;
const termijn = (month: number, more: Partial<SampleFactuur> = {}): SampleFactuur => ({
  kenmerk: kenmerkOf(month),
  soort: 'Eigenrisicotermijn',
  datum: `2025-0${month}-01`,
  regels: [{ bedrag: 3_850, omschrijving: `Termijn ${month}` }],
  ...more,
});
const paid = { soort: 'betaling', bedrag: 3_850 };
const agreed = { regeling: 'R2026-0000001' };
const helped = { regeling: 'R2026-0000002' };
const listed = async () => {
  const { body } = await insurer.read<{ body: { facturen: FactuurInList[] } }>(
    '/facturen',
    'sanne',
  );
  return body.facturen;
};
const statusOf = async (month: number) => {
  const one = (await listed()).find(({ kenmerk }) => kenmerk === kenmerkOf(month));
  return [one?.status, one?.openBedrag];
};

const book = (kind: string, bedrag: number) =>
  insurer.sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    VALUES ('${kind}', '${kenmerkOf(3)}', '${sanne}', '${kind}', ${bedrag}, '2026-02-20')`);

// Five terms of 2025: paid, partly paid, unpaid, in an arrangement, and with debt help.
beforeAll(async () => {
  await insurer.sql(`INSERT INTO insurer.gespreid (polisnummer, relatienummer, jaar)
    VALUES ('P${sanne}', '${sanne}', 2025)`);
  const running = { status: 'lopend' } as const;
  await writeLedger(insurer, {
    debiteur: sanne,
    regelingen: [
      { regeling_id: agreed.regeling, soort: 'betalingsregeling', ...running },
      { regeling_id: helped.regeling, soort: 'schuldregeling', ...running },
    ],
    facturen: [
      termijn(2, { boekingen: [paid] }),
      termijn(3, { boekingen: [{ soort: 'incasso', bedrag: 1_000 }] }),
      termijn(4),
      termijn(5, agreed),
      termijn(6, helped),
    ],
  });
  const jobs = openPool(insurer.logins, 'jobs', () => undefined, 1);
  const day = Temporal.PlainDate.from('2026-02-10');
  await inJob(jobs, (tx) => runDay(tx, { day, jobs: new Set(['eindafrekening']) }, undefined));
  await jobs.end();
});

describe('the settlement of own risk in terms', () => {
  it('leaves terms in an arrangement or with debt help there, and counts them as paid', async () => {
    const taken = await insurer.sql<{ kenmerk: string }>(
      `SELECT kenmerk FROM insurer.boeking WHERE soort = 'eindafrekening' ORDER BY kenmerk`,
    );
    expect(taken.map(({ kenmerk }) => kenmerk)).toEqual([kenmerkOf(3), kenmerkOf(4)]);
    expect(await statusOf(6)).toEqual(['Schuldregeling', 38.5]);
    expect(await statusOf(4)).toEqual(['Zie eindafrekening', 0]);
    // The refund is set off first, against the oldest open invoice.
    expect(await statusOf(5)).toEqual(['Verrekend', 0]);
    const settlement = (await listed()).find(
      ({ soortFactuur }) => soortFactuur === 'Eigenrisicoeindafrekening',
    );
    // Nothing was used: three terms of € 38.50 are refunded, and € 10 of another.
    expect(settlement?.bedrag).toBe(-125.5);
    const path = `/factuurdetails/eindAfrekening/${settlement?.kenmerk}/specificatie/${sanne}`;
    const { body } = await insurer.read<{ body: EindafrekeningSpecificatie }>(path, 'sanne');
    expect(body.opgelegdeTermijnen).toMatchObject({ bedragBetaald: 125.5, bedragNietBetaald: 67 });
    expect(await brokenLedgerLaws((sql) => insurer.sql(sql))).toEqual({});
  });

  it('omits a term that was reopened since and paid', async () => {
    expect(await statusOf(3)).toEqual(['Zie eindafrekening', 0]);
    await book('storno', -1_000);
    expect((await statusOf(3))[1]).toBe(10);
    await book('betaling', 1_000);
    expect(await statusOf(3)).toEqual(['Betaald', 0]);
  });
});
