import type { BerichtenResponse } from '@mijn/contract/berichten';
import { beforeEach, expect, it } from 'vitest';
import { advanceDays } from '../../clock/advanceDays.testing.ts';
import { numberOf, usePool, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { forgetBerichten } from './forgetBerichten.ts';

const insurer = await useTestProvider({ jobsHeld: true });
const pool = usePool(insurer, 'jobs', 2);
const now = () => Temporal.Now.instant();
const tom = numberOf('Tom');

const subjects = async () => {
  const { berichten } = await insurer.read<BerichtenResponse>('/uitbreidingen/berichten', 'tom');
  return berichten.map(({ kenmerk }) => kenmerk);
};

/** Messages of today and of the two days around the end of the term, 30 times each. */
beforeEach(async () => {
  await insurer.sql(`DELETE FROM insurer.bericht;
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'test', day, n), '${tom}', 'tegoed', day::text, day
    FROM generate_series(1, 30) n, (SELECT insurer.today() AS today) t, LATERAL (VALUES (today),
      ((today - interval '2 years')::date), ((today - interval '2 years')::date - 1)) d (day)`);
});

const left = async () => {
  const [row] = await insurer.sql<{ n: number }>('SELECT count(*)::int AS n FROM insurer.bericht');
  return row?.n;
};

it('removes messages older than two years, in batches, and nothing the second time', async () => {
  expect(await forgetBerichten({ pool, now }, 7)).toBe(30);
  expect(await left()).toBe(60);
  expect(await forgetBerichten({ pool, now })).toBe(0);
  expect(await subjects()).toHaveLength(60);
});

it("counts by the insurer's day", async () => {
  await advanceDays(insurer, 1);
  expect(await forgetBerichten({ pool, now })).toBe(60);
  await advanceDays(insurer, -1);
});

it('leaves a message that a browser still waits for', async () => {
  await insurer.sql(`
    INSERT INTO insurer.push_subscription (relatienummer, endpoint, p256dh, auth)
    VALUES ('${tom}', 'https://push.example/1', 'x', 'x');
    INSERT INTO insurer.push_due (bericht_id, push_id)
    SELECT bericht_id, push_id FROM insurer.push_subscription CROSS JOIN
      (SELECT bericht_id FROM insurer.bericht ORDER BY datum LIMIT 1) b`);
  expect(await forgetBerichten({ pool, now }, 50)).toBe(29);
  await insurer.sql('DELETE FROM insurer.push_due; DELETE FROM insurer.push_subscription');
  expect(await forgetBerichten({ pool, now })).toBe(1);
});
