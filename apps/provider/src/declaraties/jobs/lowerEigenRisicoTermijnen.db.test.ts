import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import { centsToEuros } from '@mijn/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLaws } from '../../facturen/jobs/laws.testing.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { moveDay, readDay } from '../../time.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, rowOf, stop } = await startTakingBack();
afterAll(stop);

const jan = numberOf('Jan');
const move = (days: number) => moveDay(insurer.logins, days, { now: () => now });
const corrected = () =>
  insurer.sql<{ used: number; termijnen: number }>(
    `SELECT sum(eigen_risico)::int AS used, sum(eigen_risico_in_termijnen)::int AS termijnen
     FROM insurer.declaratie_regel WHERE relatienummer = '${jan}' AND correctie = 'verminderd'
     GROUP BY gecorrigeerd_op ORDER BY gecorrigeerd_op`,
  );
const invoiced = () =>
  insurer.sql<{ soort: string; bedrag: number }>(
    `SELECT f.soort, sum(r.bedrag)::int AS bedrag FROM insurer.factuur_regel r
     JOIN insurer.factuur f USING (kenmerk) JOIN insurer.declaratie_regel g
       ON g.nummer = r.declaratie_nummer AND g.volgnummer = r.declaratie_volgnummer
     WHERE g.relatienummer = '${jan}' AND g.correctie = 'verminderd' GROUP BY f.soort ORDER BY f.soort`,
  );
const endPolis = (until: string) =>
  insurer.sql(
    `UPDATE insurer.polis SET geldig_tot = '${until}' WHERE verzekeringsnemer = '${jan}'`,
  );

describe('fully used own risk of 2026 in terms, with a policy that ends on 1 December', () => {
  beforeAll(async () => {
    await judged('D2026-00000161', { who: 'Jan', bedrag: 40_000, soort: 'Verzekerde' });
    await endPolis('2026-12-01');
    await move(1);
  });

  it('is neither refunded nor charged before the settlement, and says so', async () => {
    expect(await corrected()).toEqual([{ used: -3_300, termijnen: -3_300 }]);
    const [last] = await insurer.sql<{ nummer: string }>(
      `SELECT nummer FROM insurer.declaratie_regel WHERE correctie = 'verminderd' ORDER BY regel_id LIMIT 1`,
    );
    const { declaraties } = await insurer.read<DeclaratieResponse>(
      `/declaraties/${last?.nummer}`,
      'jan',
    );
    expect(declaraties[0]?.correcties?.at(-1)?.uitleg).toContain(
      'Dat telt mee in de eindafrekening van 2026.',
    );
    expect((await move(9)).toString()).toBe('2026-12-01');
    expect(await invoiced()).toEqual([]);
  });

  it('is included in the settlement on the next day', async () => {
    await move(1);
    expect(await invoiced()).toEqual([{ soort: 'Eigenrisicoeindafrekening', bedrag: -3_300 }]);
  });

  it('is refunded with an own-risk bill when another end becomes known after the settlement', async () => {
    await endPolis('2026-11-25');
    await move(35);
    // 328 of 365 days: 346 instead of 352 euros.
    expect(await corrected()).toEqual([
      { used: -3_300, termijnen: -3_300 },
      { used: -600, termijnen: 0 },
    ]);
    expect(await invoiced()).toEqual([
      { soort: 'EigenrisicoEigenbijdrage', bedrag: -600 },
      { soort: 'Eigenrisicoeindafrekening', bedrag: -3_300 },
    ]);
    const day = await readDay(insurer.logins, { now: () => now });
    expect(await brokenLaws((sql) => insurer.sql(sql), day)).toEqual({});
  });

  it('does not reduce what a care provider was paid', async () => {
    const [bill] = await insurer.sql<{ nummer: string; paid: number; bedrag: number }>(
      `SELECT nummer, d.uitgekeerd AS paid, d.bedrag FROM insurer.declaratie d
       JOIN insurer.declaratie_regel g USING (nummer)
       WHERE g.correctie = 'verminderd' AND g.eigen_risico = -600`,
    );
    const { nummer = '', paid = 0, bedrag } = bill ?? {};
    expect(paid).toBe(bedrag);
    // Turns a bill of Jan's own into a care provider's; it need not be his last line.
    await insurer.sql(
      `UPDATE insurer.declaratie SET soort_indiener = 'Zorgverlener' WHERE nummer = '${nummer}'`,
    );
    expect(await rowOf('jan', nummer)).toEqual([centsToEuros(paid), null]);
  });
});
