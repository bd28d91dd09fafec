import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  serviceIdFrom,
  addTestBetaalverzoek,
  paymentNoticeToken,
} from '@mijn/provider/betalingen/pay.testing';
import { type Checkout, startCheckout } from '@mijn/provider/betalingen/checkout.testing';
import {
  gatewayKey,
  type Copy,
  createCopy,
  tokenOf,
} from '@mijn/provider/betalingen/crash/copies.testing';
import { brokenLedgerLaws } from '@mijn/provider/facturen/jobs/laws.testing';
import { createRandom } from '@mijn/domain/random.testing';
import { testLogins } from '../testDatabase.ts';
import { sampleData } from '@mijn/provider/testing/trialProvider.testing';
import { seedDatabase } from '@mijn/provider/seed';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabase } from '../postgres/databases.ts';
import { type EmbeddedServer } from '../postgres/embeddedServer.ts';
import { keepServerRunning } from '../postgres/keepRunning.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { createPrivateFolder } from '../test/appProcess.testing.ts';
import { waitFor } from '../waitFor.ts';

// `npm run prove` runs more.
const crashes = Number(process.env['PAY_CRASHES'] ?? 2);
const { roll, choose } = createRandom(Number(process.env['PAY_SEED'] ?? 20_261_121));
const folder = createPrivateFolder();
const amount = 5_000;
const open: string[] = [];
/** Payment requests with an acknowledged webhook, by the payment provider's id. */
const acknowledged = new Map<string, string>();
const sentTo = new Set<string>();
const running = { value: true };
let server: EmbeddedServer;
let pool: pg.Pool;
let checkout: Checkout;
let copy: Copy;

async function sql<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  return (await pool.query<T>(statement)).rows;
}

beforeAll(async () => {
  server = await keepServerRunning({ dir: folder.dir, durable: true });
  const databaseUrl = await ensureDatabase(server.url, 'mijn');
  await seedDatabase(testLogins(databaseUrl), { ...sampleData, declaraties: [] });
  pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  for (let i = 0; i < 60 * crashes; i += 1)
    open.push(await addTestBetaalverzoek({ sql }, 'Jan', [amount]));
  checkout = await startCheckout();
  copy = createCopy({
    logins: testLogins(databaseUrl),
    filesFolder: path.join(folder.dir, 'bestanden'),
    callerKey: gatewayKey.publicKey,
    // Only webhooks report payments here, so none may be lost.
    paymentProvider: checkout.config({ reconcilePausesMs: [3_600_000], patienceMs: 1_000 }),
  });
  await copy.start();
}, 120_000);
afterAll(async () => {
  copy.crash();
  await copy.gone();
  await checkout.close();
  await pool.end();
  await server.stop();
  folder.remove();
});

/** Pays one request after another, and retries without a response. */
async function payer(): Promise<void> {
  for (let kenmerk = open.pop(); kenmerk && running.value; kenmerk = open.pop()) {
    const request = { betaalkenmerk: kenmerk };
    // A token lives a minute; a full run takes longer.
    const pay = async () => copy.request('/betalingen', await tokenOf('jan'), request);
    const answer = await again(pay, 200);
    if (!answer) return;
    const id = serviceIdFrom(JSON.parse(answer).redirect);
    sentTo.add(id);
    const payment = checkout.betalingen.get(id);
    if (payment) payment.status = 'paid';
    const acknowledgement = await again(async () => {
      const token = await paymentNoticeToken({}, gatewayKey.secret);
      return copy.request('/uitbreidingen/betalingen/meldingen', token, { id });
    }, 202);
    if (acknowledgement) acknowledged.set(id, kenmerk);
  }
}

async function again(ask: () => ReturnType<Copy['request']>, wanted: number) {
  while (running.value) {
    const answer = await ask();
    if (answer?.status === wanted) return answer.text;
    // A crash of PostgreSQL gives a 503 or no response, never a 500.
    expect([undefined, 503]).toContain(answer?.status);
    await pause(20);
  }
  return undefined;
}

async function killDatabase(): Promise<void> {
  const data = path.join(folder.dir, 'data');
  const { pid } = runningPostmaster(data) ?? {};
  if (pid) process.kill(pid, 'SIGKILL');
  const isBack = async (): Promise<boolean> => {
    const now = runningPostmaster(data)?.pid;
    if (now === undefined || now === pid) return false;
    return sql('SELECT 1').then(
      () => true,
      () => false,
    );
  };
  await waitFor('PostgreSQL to be back', isBack, 60_000);
}

const booked = () =>
  sql<{ dienst_id: string; status: string; geboekt: number }>(
    `SELECT b.dienst_id, b.status, coalesce(sum(k.bedrag), 0)::int AS geboekt
     FROM insurer.betaling b LEFT JOIN insurer.boeking k USING (betaling_id)
     WHERE dienst_id IS NOT NULL GROUP BY b.betaling_id`,
  );

/** Returns acknowledged payments that are not booked yet. */
async function missing(): Promise<string[]> {
  const paid = (await booked()).filter(({ geboekt }) => geboekt === amount);
  const ids = new Set(paid.map(({ dienst_id }) => dienst_id));
  return [...acknowledged.keys()].filter((id) => !ids.has(id));
}

/**
 * Skips the minute (`expireInSeconds`) during which a job of a dead worker counts as active. A job that is
 * really active starts a second time then, and must not book twice.
 */
async function letTheMinutePass(): Promise<void> {
  await sql(
    `UPDATE jobs.job SET started_on = started_on - interval '1 minute' WHERE state = 'active'`,
  );
}

const longest = 240_000 + crashes * 30_000;

test(
  'loses and doubles no acknowledged payment when PostgreSQL is killed',
  async () => {
    const payers = [payer(), payer(), payer()];
    for (let i = 0; i < crashes; i += 1) {
      await pause(200 + roll() * choose([300, 1_500]));
      await killDatabase();
    }
    await waitFor('enough to be acknowledged', () => acknowledged.size > crashes, 60_000);
    running.value = false;
    await Promise.all(payers);
    await letTheMinutePass();
    await waitFor('all to be booked', async () => (await missing()).length === 0, 90_000);
    const rows = await booked();
    const paid = rows.filter(({ status }) => status === 'betaald');
    expect(paid.filter(({ geboekt }) => geboekt !== amount)).toEqual([]);
    expect(rows.filter(({ geboekt }) => geboekt > 0)).toHaveLength(paid.length);
    // Everybody redirected to pay has exactly one known payment.
    const known = new Set(rows.map(({ dienst_id }) => dienst_id));
    expect([...sentTo].filter((id) => !known.has(id))).toEqual([]);
    expect(await brokenLedgerLaws((statement) => sql(statement))).toEqual({});
  },
  longest,
);
