import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { ZorgkostenResponse } from '@mijn/contract/zorgkosten';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { brokenLaws } from '../../facturen/jobs/laws.testing.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { numberOf } from '../../testing/trialProvider.testing.ts';
import { moveDay, readDay } from '../../time.ts';
import { lowerEigenRisicoOfDay } from './lowerEigenRisico.ts';
import { now, startTakingBack } from './takeBack.testing.ts';

const { insurer, judged, takeBack, stop } = await startTakingBack();
const jobs = openPool(insurer.logins, 'jobs', () => undefined, 2);
afterAll(async () => {
  await jobs.end();
  await stop();
});

const today = Temporal.PlainDate.from('2026-11-21');
const move = (days: number) => moveDay(insurer.logins, days, { now: () => now });
const leave = (who: string, until: string | null) =>
  insurer.sql(
    `UPDATE insurer.verzekering SET geldig_tot = ${until === null ? 'NULL' : `'${until}'`}
     WHERE relatienummer = '${numberOf(who)}' AND geldig_van <= '2026-11-21'`,
  );
/** Counts corrections, their own risk, remarks, steps and messages. */
const traces = async (who: string) => {
  const [row] = await insurer.sql(
    `SELECT count(*)::int AS lines, coalesce(sum(g.eigen_risico), 0)::int AS used,
       (SELECT count(*)::int FROM insurer.declaratie_melding m WHERE m.code = 'verminderd') AS remarks,
       (SELECT count(*)::int FROM insurer.bericht b WHERE b.soort = 'eigenRisico') AS messages
     FROM insurer.declaratie_regel g WHERE g.correctie = 'verminderd'
       AND g.relatienummer = '${numberOf(who)}'`,
  );
  return row;
};
const nothing = { lines: 0, used: 0, remarks: 0, messages: 0 };

/** Wraps a transaction so that it throws before its n-th statement; counts the statements. */
function dyingAt(at: number, { query, ...transaction }: JobTransaction): JobTransaction {
  let count = 0;
  return {
    ...transaction,
    query: async (statement, values) => {
      count += 1;
      if (count === at) throw new Error('killed');
      return query(statement, values);
    },
  };
}

/** Runs the daily job until it throws before the n-th statement. */
const lowerUntil = (at: number) =>
  inJob(jobs, (tx) => lowerEigenRisicoOfDay(dyingAt(at, tx), today));
const never = Number.POSITIVE_INFINITY;

const toldOf = async (as: string, nummer: string) =>
  (await insurer.read<BerichtenResponse>('/uitbreidingen/berichten', as)).berichten.filter(
    ({ soort, kenmerk }) => soort === 'eigenRisico' && kenmerk === nummer,
  );

describe('lowered own risk that exceeded the year over two bills', () => {
  const [first, second] = ['D2026-00000171', 'D2026-00000172'];

  beforeAll(async () => {
    await judged(first, { who: 'Fatima', bedrag: 20_000 });
    await judged(second, { who: 'Fatima', bedrag: 20_000, soort: 'Verzekerde' });
    await leave('Fatima', '2026-03-01');
  });

  it('is booked completely or not at all, wherever the job is killed', async () => {
    let at = 1;
    for (; at < 40; at += 1) {
      const outcome = await lowerUntil(at).catch((error: unknown) => error);
      if (typeof outcome === 'number') break;
      expect(String(outcome)).toContain('killed');
      expect(await traces('Fatima')).toEqual(nothing);
    }
    // Ensures that the loop passed all steps: find, lock, read, write and notify.
    expect(at).toBeGreaterThan(7);
    const done = await traces('Fatima');
    expect(done?.['lines']).toBeGreaterThan(1);
    expect(done).toMatchObject({ remarks: done?.['lines'], messages: 1 });
  });

  it('is booked once, also when repeated or run concurrently', async () => {
    const before = await traces('Fatima');
    expect(await Promise.all([lowerUntil(never), lowerUntil(never)])).toEqual([0, 0]);
    expect(await traces('Fatima')).toEqual(before);
  });

  it('is not raised again when the end is cancelled; later care bears the rest', async () => {
    const before = await traces('Fatima');
    await leave('Fatima', null);
    await move(1);
    expect(await traces('Fatima')).toEqual(before);
    await judged('D2026-00000173', { who: 'Fatima', bedrag: 50_000 });
    const [used] = await insurer.sql(
      `SELECT sum(eigen_risico)::int AS used FROM insurer.declaratie_regel
       WHERE relatienummer = '${numberOf('Fatima')}' AND boekjaar = 2026`,
    );
    expect(used).toEqual({ used: 38_500 });
  });
});

describe('a person whose care is hidden from the verzekeringsnemer', () => {
  const nummer = 'D2026-00000181';

  beforeAll(async () => {
    await insurer.sql(
      `UPDATE insurer.relatie SET toestemming_zorgkosten = false
       WHERE relatienummer = '${numberOf('Daan')}'`,
    );
    await judged(nummer, { who: 'Daan', bedrag: 40_000 });
    await leave('Daan', '2026-12-15');
    await move(1);
  });

  it('sees the reason, while the verzekeringsnemer sees only amounts, days and kind', async () => {
    const of = async (as: string) =>
      (await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as)).declaraties[0];
    const [own] = (await of('daan'))?.correcties ?? [];
    expect(own).toMatchObject({ soort: 'verminderd', zorgSoort: 'Ziekenhuis' });
    expect(own?.uitleg).toContain('lager geworden');
    const [hidden] = (await of('sanne'))?.correcties ?? [];
    expect(hidden).toEqual({ ...own, zorgSoort: null, uitleg: null });
    const { zorgkostenRegels } = await insurer.read<ZorgkostenResponse>(
      `/zorgkosten/${numberOf('Daan')}/2026`,
      'sanne',
    );
    const [line] = zorgkostenRegels.filter(({ correctie }) => correctie);
    expect([line?.correctie?.soort, line?.zorgsoort]).toEqual(['verminderd', null]);
  });

  it('gets the message, and nobody else does', async () => {
    expect(await toldOf('daan', nummer)).toHaveLength(1);
    expect(await toldOf('sanne', nummer)).toEqual([]);
  });

  it('is visible to nobody else', async () => {
    const { status } = await insurer.request(`/declaraties/${nummer}`, 'fatima');
    expect(status).toBe(404);
  });
});

const linesOfBoth = async () => {
  const both = [await traces('Noor'), await traces('Piet')];
  return both.reduce((sum, row) => sum + Number(row?.['lines']), 0);
};

describe('more years than the maximum of a day', () => {
  it('are done in part, and the rest on the next days', async () => {
    await judged('D2026-00000211', { who: 'Noor', bedrag: 40_000 });
    await judged('D2026-00000221', { who: 'Piet', bedrag: 40_000 });
    for (const who of ['Noor', 'Piet']) await leave(who, '2026-12-15');
    await inJob(jobs, (tx) => lowerEigenRisicoOfDay(tx, today, 1));
    expect(await linesOfBoth()).toBe(1);
    await move(1);
    expect(await linesOfBoth()).toBe(2);
  });
});

describe('an end that becomes known during other work on the same year', () => {
  it.each(['takes back', 'judges'])(
    'leads to consistent books when a concurrent transaction %s a bill',
    async (what) => {
      const nummer = what === 'judges' ? 'D2026-00000191' : 'D2026-00000201';
      const own = `${nummer.slice(0, -1)}2`;
      await judged(nummer, { who: 'Tom', bedrag: 40_000 });
      await leave('Tom', what === 'judges' ? '2026-12-01' : '2026-12-15');
      await Promise.all([
        move(1),
        what === 'judges' ? judged(own, { who: 'Tom', bedrag: 9_000 }) : takeBack(nummer),
      ]);
      await move(35);
      const day = await readDay(insurer.logins, { now: () => now });
      expect(await brokenLaws((sql) => insurer.sql(sql), day)).toEqual({});
    },
  );
});
