import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { betaalverzoekTitles, factuurKinds, factuurStatusCodes } from '@mijn/domain/factuur';
import { withHistory } from '@mijn/testdata/history';
import { createSeedData } from '@mijn/testdata/seedData';
import { describe, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import { factuurColumns, factuurTables } from '../facturen/factuurRow.queries.ts';
import { type FactuurRow, factsOf } from '../facturen/factuurRow.ts';
import { brokenLaws } from '../facturen/jobs/laws.testing.ts';
import { factuurStatusCode } from '../facturen/status.rules.ts';
import { seedDatabase } from '../seed.ts';

// Ends of months, a leap day, and days around the settlement and the turn of the year. `npm run
// prove` tests every day of a leap year and of this year (HISTORY_STEP=1).
const step = Number(process.env['HISTORY_STEP'] ?? 0);
const sample = ['2026-11-21', '2026-02-09', '2024-02-29', '2027-01-15', '2026-12-31'];
const days =
  step === 0
    ? sample
    : Array.from({ length: Math.ceil(731 / step) }, (_, i) => {
        const begin = i * step < 366 ? '2024-01-01' : '2025-12-31';
        const onward = i * step < 366 ? i * step : i * step - 365;
        return Temporal.PlainDate.from(begin).add({ days: onward }).toString();
      });

interface Seen {
  readonly who: string;
  readonly status: string;
  readonly titel: string | null;
  readonly soort: string;
}

async function seedOn(day: string): Promise<Seen[]> {
  const today = Temporal.PlainDate.from(day);
  const db = await createTestDatabase();
  const data = createSeedData(today);
  // Leaves out most of Henk's 2,000 bills, which are irrelevant here.
  const small = { ...data, declaraties: data.declaraties.slice(0, -1_960) };
  const pool = openPool(db.logins, 'owner', () => undefined, 1);
  try {
    await seedDatabase(db.logins, withHistory(small, today));
    const { rows } = await pool.query<FactuurRow & { who: string }>(
      `SELECT ${factuurColumns}, w.roepnaam AS who
       ${factuurTables} JOIN insurer.relatie w ON w.relatienummer = f.debiteur`,
    );
    const laws = await brokenLaws(async (sql) => (await pool.query<object>(sql)).rows, today);
    expect(laws).toEqual({});
    return rows.map((row) => ({
      who: row.who,
      status: factuurStatusCode(factsOf(row)),
      titel: row.open > 0 ? row.titel : null,
      soort: row.soort,
    }));
  } finally {
    await pool.end();
    await db.drop();
  }
}

/** States that each persona must show on every day (docs/decisions.md §10). */
const promises = [
  ['Sanne', 'toPay'],
  ['Sanne', 'herinnering'],
  ['Sanne', 'betaald'],
  ['Jan', 'aanmaning'],
  ['Jan', 'seeEindafrekening'],
  ['Jan', 'betaald'],
  ['Noor', 'verrekening'],
  ['Tom', 'herincasso'],
  ['Tom', 'incassoFailed'],
  ['Tom', 'betaalgemakEnded'],
  ['Tom', 'betalingsregeling'],
  ['Tom', 'schuldregeling'],
  ['Henk', 'incassoPlanned'],
  ['Aisha', 'toReceive'],
] as const;

describe.each(days)('the bills of the personas, seeded on %s', (day) => {
  it('include every status, title and kind, each with its persona', async () => {
    const seen = await seedOn(day);
    const missing = promises.filter(
      ([who, status]) => !seen.some((row) => row.who === who && row.status === status),
    );
    expect(missing).toEqual([]);
    const statuses = new Set(seen.map(({ status }) => status));
    const missingCodes = [...factuurStatusCodes, 'incassoPlanned'].filter(
      (code) => !statuses.has(code),
    );
    expect(missingCodes).toEqual([]);
    const titles = new Set(seen.map(({ titel }) => titel));
    expect(betaalverzoekTitles.filter((title) => !titles.has(title))).toEqual([]);
    const kinds = new Set(seen.map(({ soort }) => soort));
    expect(factuurKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
    const from = (who: string) => seen.filter((row) => row.who === who);
    expect(from('Mila')).toEqual([]);
    expect(new Set(from('Fatima').map(({ status }) => status))).toEqual(new Set(['betaald']));
    expect(from('Tom').some(({ titel }) => titel === 'Incasso mislukt')).toBe(true);
    // Seeds three years of bills, and checks every law on them.
  }, 60_000);
});
