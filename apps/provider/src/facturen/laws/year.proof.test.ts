import type { FactuurInList } from '@mijn/contract/facturen';
import { premieperiodes } from '@mijn/domain/factuur';
import { centsToEuros } from '@mijn/domain/money';
import { createRandom } from '@mijn/domain/random.testing';
import { withHistory } from '@mijn/testdata/history';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { readDiagram } from '../../testing/diagram.testing.ts';
import {
  numberOf,
  sampleDay,
  type TestProvider,
  sampleData,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { moveDay, readDay } from '../../time.ts';
import { factuurColumns, factuurTables } from '../factuurRow.queries.ts';
import { type FactuurRow, factsOf } from '../factuurRow.ts';
import { checkSumsAgree } from './sumsAgree.testing.ts';
import { factuurStatus } from '../status.rules.ts';
import { bookBetaling } from '../jobs/bookBetaling.queries.ts';
import { brokenLaws } from '../jobs/laws.testing.ts';
import { bookStorno } from '../jobs/storno.queries.ts';

// Simulated days with jobs, payments and returns; `npm run prove` runs two years.
const days = Number(process.env['BILLING_DAYS'] ?? 90);
const personas = ['sanne', 'jan', 'tom', 'noor', 'henk'] as const;

const { below } = createRandom(Number(process.env['BILLING_SEED'] ?? 20_261_121));

const now = () => Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
const incassoBank = async () => (below(3) === 0 ? ('failed' as const) : ('succeeded' as const));

let provider: TestProvider;
let jobs: pg.Pool;
beforeAll(async () => {
  provider = await startTestProvider({}, {}, withHistory(sampleData, sampleDay));
  jobs = openPool(provider.logins, 'jobs', () => undefined, 1);
});
afterAll(async () => {
  await jobs.end();
  await provider.stop();
});

const roepnaam = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
const checkAll = async () => {
  for (const as of personas) {
    const list = await checkSumsAgree(provider, as, numberOf(roepnaam(as)));
    expect([as, list.length > 0]).toEqual([as, true]);
  }
};

/** Pays a part of a random payment request, all of it, or more. */
async function paySomething(day: Temporal.PlainDate): Promise<void> {
  const betaalverzoeken = await provider.sql<{ kenmerk: string; open: number }>(`
    SELECT f.betaalverzoek AS kenmerk, sum(s.open)::int AS open FROM insurer.factuur f
    JOIN insurer.factuur_stand s USING (kenmerk)
    WHERE f.betaalverzoek IS NOT NULL AND s.open > 0 GROUP BY 1 ORDER BY 1`);
  const betaalverzoek = betaalverzoeken[below(betaalverzoeken.length)];
  if (!betaalverzoek) return;
  const bedrag =
    [betaalverzoek.open, betaalverzoek.open + 500, Math.ceil(betaalverzoek.open / 3)][below(3)] ??
    1;
  const betaling = { kenmerk: betaalverzoek.kenmerk, bedrag, betalingId: randomUUID(), day };
  await inJob(jobs, (transaction) => bookBetaling(transaction, betaling));
}

/** Lets a random persona choose another period of premium. */
async function choosePremieperiode(): Promise<void> {
  const who = personas[below(personas.length)] ?? 'sanne';
  const periode = premieperiodes[below(premieperiodes.length)] ?? 'maand';
  await provider.sql(`UPDATE insurer.polis SET premieperiode = '${periode}'
    WHERE verzekeringsnemer = '${numberOf(roepnaam(who))}'`);
}

/** Returns a random direct debit. */
async function giveBack(day: Temporal.PlainDate): Promise<void> {
  const incassos = await provider.sql<{ id: number }>(`
    SELECT incasso_id::int AS id FROM insurer.incasso WHERE status = 'afgeschreven'
      AND datum > '${day.subtract({ days: 40 }).toString()}' ORDER BY incasso_id`);
  const incasso = incassos[below(incassos.length)];
  if (incasso) await inJob(jobs, (transaction) => bookStorno(transaction, incasso.id, day));
}

// The day of a first debit is not part of its state.
function text(row: FactuurRow): string {
  return factuurStatus(factsOf(row)).replace(/(?<=afgeschreven op) \d.*/, '');
}

async function statuses(): Promise<Map<string, string>> {
  const rows = await provider.sql<FactuurRow>(`SELECT ${factuurColumns} ${factuurTables}`);
  return new Map(rows.map((row) => [row.kenmerk, text(row)]));
}

const { transitions, begin } = readDiagram('factuur');
const onward = (states: ReadonlySet<string>): Set<string> =>
  new Set([...states, ...transitions.filter(({ from }) => states.has(from)).map(({ to }) => to)]);
// On its first day an invoice may already be requested, announced or set off.
const allowedNew = onward(new Set(begin));

let changed = 0;

/** Returns a check that every invoice has moved by at most one transition since the last call. */
async function createFollower() {
  let earlier = await statuses();
  return async (day: Temporal.PlainDate): Promise<void> => {
    const soon = await statuses();
    for (const [kenmerk, to] of soon) {
      const from = earlier.get(kenmerk);
      if (from === to) continue;
      changed += 1;
      const allowed = from === undefined ? allowedNew : onward(new Set([from]));
      expect(allowed, `${day.toString()} ${kenmerk}: ${from} --> ${to}`).toContain(to);
    }
    earlier = soon;
  };
}

describe('the personas’ bills over time', () => {
  it('agree to the cent on the first day', checkAll, 60_000);

  it('include the next term of an arrangement, as it will be debited', async () => {
    const { body } = await provider.read<{ body: { facturen: FactuurInList[] } }>(
      '/facturen',
      'tom',
    );
    const byId = new Map(body.facturen.map((one) => [one.betalingsRegelingId, one.regeling]));
    const planned = await provider.sql<{ id: string; datum: string; bedrag: number }>(`
      SELECT regeling_id AS id, datum::text, bedrag FROM insurer.incasso
      WHERE status = 'gepland' AND regeling_id IS NOT NULL AND debiteur = '${numberOf('Tom')}'`);
    expect(planned.length).toBeGreaterThan(0);
    for (const { id, datum, bedrag } of planned) {
      expect(byId.get(id)?.volgendeTermijn).toEqual({
        datum,
        bedrag: centsToEuros(bedrag),
        automatisch: true,
      });
    }
    const kinds = [...byId.values()].map((one) => one && [one.soort, one.volgendeTermijn !== null]);
    expect(kinds).toContainEqual(['schuldregeling', false]);
    // Null for an ended arrangement.
    expect(kinds).toContainEqual(null);
  });

  it(
    'change status along the diagram only, and still agree at the end',
    async () => {
      const follow = await createFollower();
      for (let i = 0; i < days; i += 1) {
        const day = await moveDay(provider.logins, 1, { incassoBank, now });
        await follow(day);
        if (below(3) === 0) await paySomething(day);
        await follow(day);
        if (below(10) === 0) await giveBack(day);
        await follow(day);
        if (below(8) === 0) await choosePremieperiode();
      }
      expect(changed).toBeGreaterThan(days / 4);
      await checkAll();
      const today = await readDay(provider.logins, { now });
      expect(await brokenLaws(provider.sql, today)).toEqual({});
    },
    120_000 + days * 500,
  );
});
