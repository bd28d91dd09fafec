import { createRandom, type RandomSource } from '@mijn/domain/random.testing';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { assess } from '../../declaraties/jobs/assess.ts';
import { takeBackLine, type TakeBackOutcome } from '../../declaraties/jobs/takeBack.ts';
import { openPool } from '../../db/database.ts';
import type { Logins } from '../../db/roles.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { seedDatabase } from '../../seed.ts';
import type { SeedData } from '../../seed/seedData.ts';
import { ibanOf } from '@mijn/testdata/toRelatie';
import { startAgreedRegeling } from './askRegeling.queries.ts';
import { bookBetaling } from './bookBetaling.queries.ts';
import { catchUp } from './catchUp.ts';
import type { IncassoBank } from './incassoBank.ts';
import { createTestWorld } from './testWorld.testing.ts';
import { startRegeling } from './regelingen.queries.ts';
import { bookStorno } from './storno.queries.ts';
import { brokenLaws } from './laws.testing.ts';
import { endInsurance } from './leave.testing.ts';
import { choosePremieperiode } from './premieperiode.testing.ts';

// `npm run prove` runs all seeds; by default only those that have found faults.
const count = Number(process.env['HISTORIES'] ?? 0);
const seeds = count > 0 ? Array.from({ length: count }, (_, i) => 4_000 + i) : [4_000, 4_004];
const begin = Temporal.PlainDate.from('2024-12-31');
const end = Temporal.PlainDate.from('2026-10-01');

type JobRunner = (transaction: JobTransaction) => Promise<unknown>;

function isEarly({ handledAt }: SeedData['declaraties'][number]): boolean {
  return (handledAt ?? '') <= begin.toString();
}

/** A random history: claims, payments of any amount including duplicates, failed and returned debits. */
class BillingHistory {
  readonly random: RandomSource;
  readonly jobs: pg.Pool;
  readonly owner: pg.Pool;
  /** Paid cents by payment. */
  readonly betaald = new Map<string, number>();
  day = begin;
  /** Outcomes of taking lines back. */
  readonly takenBack: TakeBackOutcome[] = [];
  readonly world: SeedData;
  /** Claims to judge, with their day. */
  private waiting: readonly { readonly nummer: string; readonly day: string }[];

  constructor(logins: Logins, seed: number) {
    this.random = createRandom(seed);
    this.jobs = openPool(logins, 'jobs', () => undefined, 4);
    this.owner = openPool(logins, 'owner', () => undefined, 1);
    const world = createTestWorld(this.random, 14);
    this.waiting = world.declaraties
      .filter((one) => !isEarly(one))
      .map(({ nummer, handledAt }) => ({ nummer, day: handledAt?.slice(0, 10) ?? '' }));
    this.world = {
      ...world,
      declaraties: world.declaraties.map((one) =>
        isEarly(one) ? one : { ...one, status: 'IN_BEHANDELING', handledAt: null },
      ),
    };
  }

  /** Judges the claims due by a day. */
  async judge(until: string): Promise<void> {
    const due = this.waiting.filter(({ day }) => day <= until);
    this.waiting = this.waiting.filter(({ day }) => day > until);
    for (const { nummer, day } of due) {
      const now = Temporal.Instant.from(`${day}T12:00:00Z`);
      await retry(() => assess({ pool: this.jobs, now: () => now }, nummer));
    }
  }

  readonly bank: IncassoBank = async (iban, amount, date) => {
    const sum = Buffer.from(`${iban}${date.toString().slice(0, 7)}`).reduce(
      (soFar, character) => (soFar * 31 + character) % 1_009,
      amount % 7,
    );
    return Promise.resolve(sum % 4 === 0 ? 'failed' : 'succeeded');
  };

  async one<T extends pg.QueryResultRow>(sql: string): Promise<T | undefined> {
    const { rows } = await this.jobs.query<T>(`${sql} ORDER BY 1`);
    return rows[this.random.below(rows.length)];
  }

  async pay(): Promise<JobRunner | undefined> {
    const betaalverzoek = await this.one<{ kenmerk: string; open: number }>(
      `SELECT v.kenmerk, coalesce(sum(s.open), 0)::int AS open FROM insurer.betaalverzoek v
       LEFT JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
       LEFT JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk GROUP BY v.kenmerk
       HAVING coalesce(sum(s.open), 0) > 0 OR random() < 0.02`,
    );
    if (!betaalverzoek) return undefined;
    const part = this.random.choose([1, 1, 1, 0.4, 1.2]);
    const bedrag = Math.max(1, Math.round(betaalverzoek.open * part));
    const betalingId = randomUUID();
    this.betaald.set(betalingId, bedrag);
    const { day } = this;
    const book: JobRunner = (tx) =>
      bookBetaling(tx, { kenmerk: betaalverzoek.kenmerk, bedrag, betalingId, day });
    // Sometimes reported twice.
    return this.random.chance(0.3) ? async (tx) => [await book(tx), await book(tx)] : book;
  }

  async addStorno(): Promise<JobRunner | undefined> {
    const incasso = await this.one<{ incasso_id: number }>(
      `SELECT incasso_id FROM insurer.incasso WHERE status = 'afgeschreven'`,
    );
    return incasso && ((tx) => bookStorno(tx, incasso.incasso_id, this.day));
  }

  /** Agrees to an offered arrangement, sometimes an outdated one. */
  async agreeToRegeling(): Promise<JobRunner | undefined> {
    const betaalverzoek = await this.one<{ kenmerk: string; open: number }>(
      `SELECT f.betaalverzoek AS kenmerk, sum(s.open)::int AS open FROM insurer.factuur f
       JOIN insurer.factuur_stand s USING (kenmerk) WHERE f.betaalverzoek IS NOT NULL AND s.open > 0
       GROUP BY f.betaalverzoek`,
    );
    const maanden = this.random.choose([3, 6, 9, 12]);
    const { day } = this;
    if (!betaalverzoek) return undefined;
    const { kenmerk, open } = betaalverzoek;
    const termijn = Math.ceil(open / maanden);
    return (tx) => startAgreedRegeling(tx, { kenmerk, maanden, termijn }, day);
  }

  async askRegeling(): Promise<JobRunner | undefined> {
    if (this.random.chance(0.6)) return this.agreeToRegeling();
    const who = await this.one<{ debiteur: string }>(
      'SELECT DISTINCT debiteur FROM insurer.betaalverzoek',
    );
    const kind = this.random.chance(0.7) ? 'betalingsregeling' : 'schuldregeling';
    const { day } = this;
    return (
      who && ((tx) => startRegeling(tx, { ...who, soort: kind, betaalverzoekenUntil: day }, day))
    );
  }

  /** Makes a person's account known, so that held money is paid. */
  async giveAccount(): Promise<void> {
    const { rows } = await this.owner.query<{ relatienummer: string }>(
      'SELECT relatienummer FROM insurer.relatie WHERE iban IS NULL ORDER BY 1',
    );
    const who = rows[this.random.below(rows.length)];
    const until = this.day.add({ days: 14 });
    if (!who || Temporal.PlainDate.compare(until, end) > 0) return;
    await this.owner.query(`UPDATE insurer.relatie SET iban = $2 WHERE relatienummer = $1`, [
      who.relatienummer,
      ibanOf(Number(who.relatienummer)),
    ]);
  }

  /** Lets a care provider take back a bill, sometimes twice, or a person's own one. */
  async takeBack(): Promise<JobRunner | undefined> {
    const line = await this.one<{ nummer: string; volgnummer: number }>(
      `SELECT g.nummer, g.volgnummer FROM insurer.declaratie_regel g WHERE g.corrigeert IS NULL`,
    );
    const now = Temporal.Instant.from(`${this.day.toString()}T12:00:00Z`);
    return (
      line &&
      (async (tx) => {
        this.takenBack.push(await takeBackLine(tx, line, now));
      })
    );
  }

  /** Advances some days, concurrently with an action. */
  async step(): Promise<void> {
    if (this.random.chance(0.02)) await endInsurance(this.owner, this.random, this.day);
    if (this.random.chance(0.004)) await this.giveAccount();
    if (this.random.chance(0.03)) await choosePremieperiode(this.owner, this.random);
    const chance = this.random.roll();
    const perform = await (chance < 0.75
      ? this.pay()
      : chance < 0.88
        ? this.addStorno()
        : chance < 0.94
          ? this.takeBack()
          : this.askRegeling());
    const next = this.day.add({ days: this.random.below(6) });
    await Promise.all([
      perform && retry(() => inJob(this.jobs, perform)),
      this.judge(next.toString()),
      catchUp(this.jobs, next, this.bank),
    ]);
    this.day = next;
  }
}

// Retries conflicts, as the jobs of payments do.
async function retry(perform: () => Promise<unknown>, rounds = 5): Promise<void> {
  try {
    await perform();
  } catch (error) {
    if (rounds === 0) throw error;
    await retry(perform, rounds - 1);
  }
}

describe.each(seeds)('a random history, seed %d', (seed) => {
  it('agrees to the cent: bills, payments, debits, refunds, set-offs and settlements', async () => {
    const db = await createTestDatabase();
    const ledgerHistory = new BillingHistory(db.logins, seed);
    const { jobs } = ledgerHistory;
    try {
      await seedDatabase(db.logins, ledgerHistory.world);
      await catchUp(jobs, begin, ledgerHistory.bank);
      while (Temporal.PlainDate.compare(ledgerHistory.day, end) < 0) await ledgerHistory.step();
      // Runs one more day, which corrects for an end that became known on the last one.
      const last = ledgerHistory.day.add({ days: 1 });
      await catchUp(jobs, last, ledgerHistory.bank);
      const sql = async (statement: string) =>
        (await jobs.query<pg.QueryResultRow>(statement)).rows;
      expect(await brokenLaws(sql, last)).toEqual({});
      const { rows } = await jobs.query<{ id: string; sum: number }>(
        `SELECT betaling_id AS id, sum(bedrag) AS sum FROM (
           SELECT betaling_id, bedrag FROM insurer.boeking WHERE betaling_id IS NOT NULL
           UNION ALL SELECT betaling_id, bedrag FROM insurer.tegoed
           WHERE betaling_id IS NOT NULL) b GROUP BY betaling_id`,
      );
      expect(new Map(rows.map(({ id, sum }) => [id, sum]))).toEqual(ledgerHistory.betaald);
      expect(rows.length).toBeGreaterThan(20);
      expect(ledgerHistory.takenBack).toContain('done');
    } finally {
      await Promise.all([jobs.end(), ledgerHistory.owner.end()]);
      await db.drop();
    }
  }, 120_000);
});
