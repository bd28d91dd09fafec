import type { ZorgpassenResponse } from '@mijn/contract/zorgpas';
import { expect, it } from 'vitest';
import { brokenLaws } from '../../facturen/jobs/laws.testing.ts';
import { numberOf, sampleDay, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { moveDay } from '../../time.ts';

const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const insurer = await useTestProvider({ jobsHeld: true });

const move = (days: number) => moveDay(insurer.logins, days, { now: () => now });
/** Returns the card number and last day of a persona's pass. */
async function passOf(as: string) {
  const { body } = await insurer.read<ZorgpassenResponse>('/zorgpassen', as);
  const [pass] = body.zorgpassen;
  return [pass?.identificatie, pass?.vervalDatum];
}
const cardOf = (roepnaam: string, last: string) => `805280000${numberOf(roepnaam)}${last}`;

it('issues a new pass weeks before the old one ends, and at once where it has ended', async () => {
  expect(await passOf('bram')).toEqual([cardOf('Bram', '01'), '2026-12-11']);
  expect(await passOf('henk')).toEqual([cardOf('Henk', '01'), '2026-11-09']);
  await insurer.sql(`UPDATE insurer.polis SET geldig_tot = '2026-11-01'
    WHERE verzekeringsnemer = '${numberOf('Noor')}'`);
  await move(1);
  expect(await passOf('bram')).toEqual([cardOf('Bram', '02'), '2031-12-11']);
  expect(await passOf('henk')).toEqual([cardOf('Henk', '02'), '2031-11-22']);
});

it('issues each pass on its own day over a jump of more than a year, and none to people who have left', async () => {
  await move(400);
  const issued = await insurer.sql<{ who: string; on: string; until: string }>(
    `SELECT relatienummer AS who, uitgegeven_op::text AS on, vervaldatum::text AS until
     FROM insurer.zorgpas WHERE uitgegeven_op > '2026-11-30' ORDER BY 2, 1`,
  );
  const of = (roepnaam: string) =>
    issued.filter(({ who }) => who === numberOf(roepnaam)).map(({ on, until }) => [on, until]);
  expect(of('Piet')).toEqual([['2027-11-19', '2032-12-31']]);
  expect(of('Noor')).toEqual([]);
  const day = sampleDay.add({ days: 401 });
  expect(await brokenLaws((sql) => insurer.sql(sql), day)).toEqual({});
}, 120_000);
