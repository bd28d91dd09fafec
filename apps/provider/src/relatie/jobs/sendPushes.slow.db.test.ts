import { listen } from '@mijn/dev-env/listen';
import { waitFor } from '@mijn/dev-env/waitFor';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import type pg from 'pg';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { createPusher, type PushConfig, type Pusher } from '../../push/pusher.ts';
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
  config = {
    ...webPush.generateVAPIDKeys(),
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

let told = 0;
beforeEach(async () => {
  await insurer.sql('DELETE FROM insurer.push_subscription');
  service.taken.length = 0;
  await sendBerichten(insurer, 'jan', '/push', service.subscribe('telefoon'));
  told += 1;
  await insurer.sql(`INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    VALUES ('t/${told}', '${numberOf('Jan')}', 'declaratie', 'D2026-00000001', '2026-11-21')`);
});

const send = (pusher: Pusher) =>
  sendPushes({ pool, pusher, now: () => now, log: pino({ level: 'silent' }) });
const waiting = () => insurer.sql('SELECT attempts FROM insurer.push_due');
const inTransaction = () =>
  insurer.sql(`SELECT state, query FROM pg_stat_activity WHERE datname = current_database()
    AND usename = 'insurer_jobs' AND xact_start IS NOT NULL`);

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
  expect([service.taken.length, await waiting()]).toEqual([1, []]);
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
    expect(await waiting()).toEqual([{ attempts: tries }]);
    now = now.add({ milliseconds: dying.patienceMs + 60_000 });
  }
  await send(dying);
  expect([begun, await waiting()]).toEqual([3, []]);
});

it('does not block other browsers while a push service is unresponsive', async () => {
  let asked = 0;
  const silent = createServer(() => void (asked += 1));
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
  await send(createPusher({ ...config, hosts: [service.host, silentHost], patienceMs: 50 }));
  expect([service.taken.length, asked, (await waiting()).length]).toEqual([1, 3, 8]);
  silent.closeAllConnections();
  silent.close();
  await once(silent, 'close');
});
