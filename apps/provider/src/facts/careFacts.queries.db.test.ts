import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';
import { careFacts } from './care.queries.ts';

const provider = await useTestProvider();

/**
 * Returns the usage (cents) of the person's shared budgets in 2026 by which their next claim is
 * judged.
 */
async function sharedUse(who: string, policy = policyOf(who)): Promise<number> {
  const text = careFacts.replaceAll('$2', `'{2026}'`).replaceAll('$3', 'NULL');
  const [row] = await provider.sql(
    `SELECT ${text} FROM insurer.relatie r WHERE r.relatienummer = '${numberOf(who)}'`,
  );
  const usage: { readonly polisnummer: string; readonly covered: number }[] = JSON.parse(
    JSON.stringify(row?.['sharedUsage']),
  );
  const [{ number } = {}] = await provider.sql(`SELECT ${policy} AS number`);
  return usage
    .filter(({ polisnummer }) => polisnummer === number)
    .reduce((sum, { covered }) => sum + covered, 0);
}

function policyOf(who: string): string {
  return `(SELECT polisnummer FROM insurer.verzekering WHERE relatienummer = '${numberOf(who)}'
    ORDER BY geldig_van LIMIT 1)`;
}

async function moveLotte(day: string): Promise<void> {
  const lotte = numberOf('Lotte');
  await provider.sql(`UPDATE insurer.verzekering SET geldig_tot = '${day}'
    WHERE relatienummer = '${lotte}' AND geldig_tot IS NULL`);
  await provider.sql(`INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van, aanvullend)
    VALUES (${policyOf('Jan')}, '${lotte}', '${day}', 'AANVULLEND')`);
}

describe('a shared budget of a policy', () => {
  it('is used by the care of people on the policy on that day, and by nothing on another policy', async () => {
    const before = { sanne: await sharedUse('Sanne'), jan: await sharedUse('Jan') };
    // Glasses of Lotte, € 100.
    expect(before.sanne).toBeGreaterThanOrEqual(10_000);
    await moveLotte('2026-11-20');
    expect(await sharedUse('Sanne')).toBe(before.sanne);
    expect(await sharedUse('Jan')).toBe(before.jan);
    expect(await sharedUse('Lotte', policyOf('Jan'))).toBe(before.jan);
    expect(await sharedUse('Lotte', policyOf('Sanne'))).toBe(before.sanne);
  });

  it('is no longer shared once the policy has ended, even if the insurance itself has no end', async () => {
    const alone = await sharedUse('Sanne');
    await provider.sql(`UPDATE insurer.polis SET geldig_tot = '2026-01-01'
      WHERE polisnummer = ${policyOf('Sanne')}`);
    expect(await sharedUse('Sanne')).toBeLessThan(alone);
    const [{ count } = {}] = await provider.sql(
      `SELECT count(*)::int FROM insurer.sharers('${numberOf('Sanne')}', 2026)`,
    );
    expect(count).toBe(1);
  });
});
