import { listen } from '@mijn/dev-env/listen';
import { waitFor } from '@mijn/dev-env/waitFor';
import { once } from 'node:events';
import { createServer } from 'node:http';
import webPush from 'web-push';
import { pino } from 'pino';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { createPusher, type PushConfig, type Pusher } from '../../push/pusher.ts';
import type { PushAddress } from '../../push/pushAddress.ts';
import { type PushService, startPushService } from '../../push/pushService.testing.ts';
import {
  numberOf,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { sendBerichten } from '../berichten/berichten.testing.ts';
import { sendPushes } from './sendPushes.ts';

let service: PushService;
let insurer: TestProvider;
let pool: pg.Pool;
let config: PushConfig;
let now = Temporal.Instant.from('2026-11-21T12:00:00Z');

beforeAll(async () => {
  service = await startPushService();
  const keys = webPush.generateVAPIDKeys();
  config = {
    ...keys,
    subject: 'mailto:wij@voorbeeld.example',
    hosts: [service.host],
    pausesMs: [1_000, 2_000],
  };
  insurer = await startTestProvider({ push: config, jobsHeld: true });
  pool = openPool(insurer.logins, 'jobs', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await insurer.stop();
  await service.close();
});
beforeEach(async () => {
  await insurer.sql('DELETE FROM insurer.push_subscription');
  service.taken.length = 0;
  service.answers.length = 0;
});

let count = 0;
/** Adds a message to a person. */
async function tell(who: string): Promise<void> {
  count += 1;
  await insurer.sql(`INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    VALUES ('t/${count}', '${numberOf(who)}', 'declaratie', 'D2026-00000001', '2026-11-21')`);
}

const send = (pusher = createPusher(config)) =>
  sendPushes({
    pool,
    pusher,
    now: () => now,
    log: pino({ level: 'silent' }),
  });
const subscribe = (as: string, browser: string) =>
  sendBerichten(insurer, as, '/push', service.subscribe(browser));
const browsers = async () =>
  (await insurer.sql('SELECT endpoint FROM insurer.push_subscription')).length;
const waiting = async () => (await insurer.sql('SELECT push_id FROM insurer.push_due')).length;

describe('a subscribed browser', () => {
  it('is notified of a message, without its content', async () => {
    expect((await subscribe('jan', 'telefoon')).status).toBe(200);
    await tell('Jan');
    await send();
    expect(service.taken.map(({ path, text }) => [path, text])).toEqual([['/telefoon', 'bericht']]);
    const headers = service.taken[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'bericht' });
    expect(String(headers['authorization'])).toMatch(/^vapid t=/);
    expect(JSON.stringify(headers)).not.toMatch(/D2026|Jan/);
  });

  it('is notified once of all pending messages, with concurrent copies', async () => {
    await subscribe('jan', 'telefoon');
    await subscribe('jan', 'tablet');
    await tell('Jan');
    await tell('Jan');
    await Promise.all([send(), send(), send()]);
    await send();
    expect(service.taken.map(({ path }) => path).toSorted()).toEqual(['/tablet', '/telefoon']);
  });

  it('is left to the copy that has started to notify it', async () => {
    await subscribe('jan', 'telefoon');
    await tell('Jan');
    await tell('Jan');
    const [first] = await insurer.sql<{ id: string }>(
      'SELECT min(bericht_id::text) AS id FROM insurer.push_due',
    );
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM insurer.push_due WHERE bericht_id = $1 FOR UPDATE', [first?.id]);
    await send();
    const meanwhile = service.taken.length;
    await other.query('ROLLBACK');
    other.release();
    await send();
    expect([meanwhile, service.taken.length]).toEqual([0, 1]);
  });

  it('does not block new messages when its person unsubscribes concurrently', async () => {
    await subscribe('jan', 'telefoon');
    const leaving = await pool.connect();
    const telling = await pool.connect();
    await leaving.query('BEGIN; DELETE FROM insurer.push_subscription');
    // A lock timeout turns a deadlock into a failure.
    await telling.query(`BEGIN; SET LOCAL lock_timeout = '1s'`);
    await telling.query(
      `INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
       VALUES ('t/left', $1, 'declaratie', 'D2026-00000001', '2026-11-21')`,
      [numberOf('Jan')],
    );
    await leaving.query('COMMIT');
    await telling.query('COMMIT');
    for (const one of [leaving, telling]) one.release();
    expect([await waiting(), await browsers()]).toEqual([0, 0]);
  });

  it('is not notified of messages to others, nor of earlier ones', async () => {
    await tell('Jan');
    await subscribe('jan', 'telefoon');
    await tell('Mila');
    await send();
    expect(service.taken).toEqual([]);
  });

  it('is moved to another person who subscribes in it', async () => {
    const browser = service.subscribe('gedeeld');
    await sendBerichten(insurer, 'jan', '/push', browser);
    await sendBerichten(insurer, 'mila', '/push', browser);
    await tell('Jan');
    await send();
    expect([service.taken, await browsers()]).toEqual([[], 1]);
  });

  it('is not notified after its person has unsubscribed, and nobody else can unsubscribe it', async () => {
    const browser = service.subscribe('telefoon');
    await sendBerichten(insurer, 'jan', '/push', browser);
    await sendBerichten(insurer, 'mila', '/push/intrekken', { endpoint: browser.endpoint });
    expect(await browsers()).toBe(1);
    await tell('Jan');
    await sendBerichten(insurer, 'jan', '/push/intrekken', { endpoint: browser.endpoint });
    await send();
    expect([service.taken, await browsers(), await waiting()]).toEqual([[], 0, 0]);
  });

  it('replaces the oldest of ten subscriptions', async () => {
    for (let i = 0; i < 11; i += 1) await subscribe('jan', `b${i}`);
    const rows = await insurer.sql<{ endpoint: string }>(
      'SELECT endpoint FROM insurer.push_subscription',
    );
    expect([rows.length, rows.some(({ endpoint }) => endpoint.endsWith('/b0'))]).toEqual([
      10,
      false,
    ]);
  });
});

// 65 bytes that are no point of the curve.
const noPoint = `B${'A'.repeat(86)}`;

describe('a browser with an invalid key', () => {
  it('is rejected on subscribing', async () => {
    const browser = { ...service.subscribe('telefoon'), p256dh: noPoint };
    const answer = await sendBerichten(insurer, 'jan', '/push', browser);
    expect([answer.status, await browsers()]).toEqual([400, 0]);
  });

  it('is removed, and does not block others', async () => {
    for (const name of ['telefoon', 'tablet', 'laptop']) await subscribe('jan', name);
    await insurer.sql(`UPDATE insurer.push_subscription SET p256dh = '${noPoint}'
      WHERE push_id = (SELECT min(push_id::text)::uuid FROM insurer.push_subscription)`);
    await tell('Jan');
    await send();
    expect([service.taken.length, await waiting(), await browsers()]).toEqual([2, 0, 2]);
  });
});

describe('an unexpected failure of a push', () => {
  it('is logged, retried after a delay, and does not block others', async () => {
    for (const name of ['telefoon', 'tablet', 'laptop']) await subscribe('jan', name);
    await tell('Jan');
    const pusher = createPusher(config);
    let isFirst = true;
    const failing = {
      ...pusher,
      tell: (to: PushAddress) => {
        if (!isFirst) return pusher.tell(to);
        isFirst = false;
        throw new Error('unforeseen');
      },
    };
    await expect(send(failing)).rejects.toMatchObject({ errors: [{ message: 'unforeseen' }] });
    expect([service.taken.length, await waiting()]).toEqual([2, 1]);
    now = now.add({ seconds: 2 });
    await send();
    expect([service.taken.length, await waiting()]).toEqual([3, 0]);
  });
});

describe('a push service', () => {
  it.each([404, 410])('causes the removal of the subscription with status %i', async (status) => {
    await subscribe('jan', 'telefoon');
    await tell('Jan');
    service.answers.push(status);
    await send();
    expect([await browsers(), await waiting()]).toEqual([0, 0]);
  });

  it.each([400, 401, 403, 413])(
    'leaves all subscriptions with status %i, which concerns us, and gets the push once that is fixed',
    async (status) => {
      await subscribe('jan', 'telefoon');
      await tell('Jan');
      service.answers.push(status);
      await send();
      expect([service.taken, await browsers(), await waiting()]).toEqual([[], 1, 1]);
      now = now.add({ minutes: 1 });
      await send();
      expect([service.taken.length, await browsers(), await waiting()]).toEqual([1, 1, 0]);
    },
  );

  it('is retried after a delay when it is busy, and given up in the end', async () => {
    await subscribe('jan', 'telefoon');
    await tell('Jan');
    service.answers.push(503, 429);
    await send();
    await send();
    expect([service.taken, await waiting()]).toEqual([[], 1]);
    now = now.add({ seconds: 2 });
    await send();
    now = now.add({ seconds: 3 });
    await send();
    expect([service.taken.length, await waiting(), await browsers()]).toEqual([1, 0, 1]);
    await tell('Jan');
    service.answers.push(500, 500, 500);
    for (const _ of [1, 2, 3]) {
      await send();
      now = now.add({ minutes: 1 });
    }
    expect([service.taken.length, await waiting(), await browsers()]).toEqual([1, 0, 1]);
  });
});

const inTransaction = () =>
  insurer.sql(`SELECT state, query FROM pg_stat_activity WHERE datname = current_database()
    AND usename = 'insurer_jobs' AND xact_start IS NOT NULL`);

describe('a slow push service', () => {
  beforeEach(async () => {
    await subscribe('jan', 'telefoon');
    await tell('Jan');
  });

  it('sends one push to a slow push service, without holding a transaction', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const pusher = createPusher(config);
    const slow: Pusher = {
      ...pusher,
      tell: async (to) => {
        const outcome = await pusher.tell(to);
        await promise;
        return outcome;
      },
    };
    const sending = send(slow);
    await waitFor('the push to be taken', () => service.taken.length === 1);
    expect(await inTransaction()).toEqual([]);
    await send(pusher);
    resolve();
    await sending;
    expect([service.taken.length, await waiting()]).toEqual([1, 0]);
  });

  it('retries a push on which every copy dies, and gives it up in the end', async () => {
    let begun = 0;
    const dying: Pusher = {
      ...createPusher(config),
      tell: () => {
        begun += 1;
        return new Promise(() => undefined);
      },
    };
    for (const tries of [1, 2, 3]) {
      void send(dying);
      await waitFor('the push to be begun', () => begun === tries);
      expect(await insurer.sql('SELECT attempts FROM insurer.push_due')).toEqual([
        { attempts: tries },
      ]);
      now = now.add({ milliseconds: dying.patienceMs + 60_000 });
    }
    await send(dying);
    expect([begun, await waiting()]).toEqual([3, 0]);
  });

  it('does not block other browsers while a push service is unresponsive', async () => {
    let requests = 0;
    const silent = createServer(() => void (requests += 1));
    const silentHost = `127.0.0.1:${await listen(silent)}`;
    await insurer.sql(`DELETE FROM insurer.push_due;
      UPDATE insurer.push_subscription SET push_id = 'ffffffff-ffff-4fff-bfff-ffffffffffff'`);
    const { p256dh, auth } = service.subscribe('tablet');
    for (let i = 0; i < 8; i += 1) {
      await insurer.sql(`INSERT INTO insurer.push_subscription (relatienummer, endpoint, p256dh, auth)
        VALUES ('${numberOf('Jan')}', 'http://${silentHost}/${i}', '${p256dh}', '${auth}')`);
    }
    await insurer.sql(`INSERT INTO insurer.push_due (bericht_id, push_id)
      SELECT b.bericht_id, p.push_id FROM insurer.push_subscription p,
        (SELECT bericht_id FROM insurer.bericht LIMIT 1) b`);
    await send(createPusher({ ...config, hosts: [service.host, silentHost], patienceMs: 250 }));
    expect([service.taken.length, requests, await waiting()]).toEqual([1, 3, 8]);
    silent.closeAllConnections();
    silent.close();
    await once(silent, 'close');
  });
});
