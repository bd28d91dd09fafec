import { afterAll, expect, it } from 'vitest';
import { brokenLaws } from '../../facturen/jobs/laws.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { moveDay } from '../../time.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, takeBack, rowOf, stop } = await startTakingBack();
afterAll(stop);

it('refunds a bill of a year in terms that is taken back after its settlement, without a payout', async () => {
  const [line] = await insurer.sql<{ nummer: string; used: number }>(
    `SELECT nummer, eigen_risico AS used FROM insurer.declaratie_regel
     WHERE relatienummer = '${numberOf('Jan')}' AND boekjaar = 2026 AND eigen_risico_in_termijnen > 0
     ORDER BY regel_id LIMIT 1`,
  );
  const { nummer = '', used = 0 } = line ?? {};
  // Turns one of Jan's own bills into a care provider's, because he has none with own risk this year.
  await insurer.sql(
    `UPDATE insurer.declaratie SET soort_indiener = 'Zorgverlener' WHERE nummer = '${nummer}'`,
  );
  const settled = await moveDay(insurer.logins, 82, { now: () => now });
  expect(settled.toString()).toBe('2027-02-11');

  expect(await takeBack(nummer)).toBe('done');
  expect(await rowOf('jan', nummer)).toEqual([0, 'teruggenomen']);
  await moveDay(insurer.logins, 28, { now: () => now });
  const given = await insurer.sql(
    `SELECT r.bedrag FROM insurer.factuur_regel r JOIN insurer.factuur f USING (kenmerk)
     WHERE r.declaratie_nummer = '${nummer}' AND f.soort = 'EigenrisicoEigenbijdrage'`,
  );
  expect(given).toEqual([{ bedrag: 0 - used }]);
  const broken = await brokenLaws((sql) => insurer.sql(sql), settled.add({ days: 28 }));
  expect(broken).toEqual({});
});
