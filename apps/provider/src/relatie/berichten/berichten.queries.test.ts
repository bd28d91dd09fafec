import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { writeLedger } from '../../facturen/facturen.testing.ts';
import { bookPayouts } from '../../facturen/jobs/aanmaningen.queries.ts';
import { addDueBerichten } from '../../facturen/jobs/berichten.queries.ts';
import { addNextTermijnen } from '../../facturen/jobs/regelingen.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { berichtenOf } from './berichten.testing.ts';

let insurer: TestProvider;
beforeAll(async () => {
  insurer = await startTestProvider({ jobsHeld: true });
});
afterAll(() => insurer.stop());

const day = (text: string) => Temporal.PlainDate.from(text);
const termijnen = async () =>
  (await berichtenOf(insurer, 'piet')).filter(({ soort }) => soort === 'termijn');

it('a term is told with what will be debited, by what is open now', async () => {
  const debiteur = numberOf('Piet');
  const regeling = 'R2026-0000009';
  const factuur = (kenmerk: string, bedrag: number) => ({
    ...({ kenmerk, soort: 'Zorgpremie', datum: '2026-11-01' } as const),
    regeling,
    regels: [{ bedrag }],
  });
  await writeLedger(insurer, {
    debiteur,
    regelingen: [{ regeling_id: regeling, soort: 'betaalgemak', status: 'lopend' }],
    facturen: [factuur('F2026-77000009', 2_500)],
  });
  const jobs = openPool(insurer.databaseUrl, 'jobs', () => undefined, 1);
  await inJob(jobs, (tx) => addNextTermijnen(tx, day('2026-11-10')));
  await inJob(jobs, (tx) => addDueBerichten(tx, day('2026-11-27')));
  await jobs.end();

  // Of a term of € 40 the last one is what is left.
  expect(await termijnen()).toMatchObject([{ bedrag: 25, dag: '2026-11-30', gedaan: false }]);
  await writeLedger(insurer, { debiteur, facturen: [factuur('F2026-77000010', 9_000)] });
  expect(await termijnen()).toMatchObject([{ bedrag: 40 }]);
  await insurer.sql(`UPDATE insurer.incasso SET status = 'afgeschreven', bedrag = 3000
    WHERE regeling_id = '${regeling}'`);
  expect(await termijnen()).toMatchObject([{ bedrag: 30, gedaan: true }]);
});

it('money that was paid out is told as what somebody got, of a bill below zero and of what was paid too much', async () => {
  const debiteur = numberOf('Fatima');
  const kenmerk = 'F2026-77000011';
  await writeLedger(insurer, {
    debiteur,
    facturen: [
      { kenmerk, soort: 'Zorgpremie', datum: '2026-11-01', regels: [{ bedrag: -28_900 }] },
    ],
  });
  await insurer.sql(`INSERT INTO insurer.betaalverzoek
      (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    VALUES ('5000056789012345', 'x', '${debiteur}', 'Factuur', '2026-11-01', '2026-12-01');
    INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
    VALUES (gen_random_uuid(), '${debiteur}', '5000056789012345', 2000, '2026-11-01')`);
  const jobs = openPool(insurer.databaseUrl, 'jobs', () => undefined, 1);
  await inJob(jobs, (tx) => bookPayouts(tx, day('2026-11-20')));
  await jobs.end();
  const told = (await berichtenOf(insurer, 'fatima')).filter(({ soort }) => soort === 'tegoed');
  expect(told.toSorted((one, other) => (one.bedrag ?? 0) - (other.bedrag ?? 0))).toMatchObject([
    { bedrag: 20, dag: '2026-11-20', kenmerk: null },
    { bedrag: 289, dag: '2026-11-20', kenmerk },
  ]);
});
