import { moveDay } from '@mijn/provider/time';
import { expect, test } from 'vitest';
import { jobsBetween } from './jobsBetween.ts';
import { seed } from '../seed/seed.ts';
import { createTestDatabase } from '../testDatabase.ts';

test('counts the results of the insurer’s jobs between two days', async () => {
  const database = await createTestDatabase();
  await seed(database.logins);
  const until = await moveDay(database.logins, 35);
  const from = until.subtract({ days: 35 });

  const jobs = await jobsBetween(database.url, from, until);

  // Any 35 days include a first of a month, with bills for everybody who pays premium.
  expect(jobs.find(({ what }) => what.en === 'Premiums billed')?.aantal).toBeGreaterThan(5);
  // Every job has its own text in each language.
  expect(jobs.filter(({ what }) => what.nl === what.en)).toEqual([]);
  expect(new Set(jobs.map(({ what }) => what.nl)).size).toBe(jobs.length);
  expect(await jobsBetween(database.url, until, until)).toEqual([]);
  await database.drop();
}, 60_000);
