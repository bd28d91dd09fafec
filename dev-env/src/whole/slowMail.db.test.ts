import { listen } from '../listen.ts';
import { waitFor } from '../waitFor.ts';
import { createMailSimulator, type MailSimulator } from '@mijn/simulators/mail';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPool } from '@mijn/provider/db/database';
import { createMailer, type Mailer } from '@mijn/provider/mail/mailer';
import { startTestProvider, type TestProvider } from '@mijn/provider/testing/trialProvider.testing';
import { replaceEmail } from '@mijn/provider/relatie/change/change.testing';
import { sendMails } from '@mijn/provider/relatie/jobs/sendMails';

const log = pino({ level: 'silent' });
const from = { ZZ: 'bericht@zilverzand.example', AZVZ: 'bericht@ankerzee.example' };
let simulator: MailSimulator;
let insurer: TestProvider;
let pool: pg.Pool;
let now = Temporal.Instant.from('2026-11-21T12:00:00Z');

// A mail server that receives a mail at once and confirms it when `answer` resolves.
let slow: Server;
let slowUrl: string;
let answer = Promise.resolve();
const sockets = new Set<Socket>();

function forward(client: Socket): void {
  const server = connect(Number(new URL(simulator.smtpUrl).port), '127.0.0.1');
  for (const socket of [client, server]) {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  }
  client.on('close', () => server.destroy());
  client.pipe(server);
  server.on('data', (said) => {
    const isConfirmed = /^250 .*queued/.test(String(said));
    const ready = isConfirmed ? answer : Promise.resolve();
    void ready.then(() => client.write(said));
  });
}

// These mails have no links.
const confirmAt = { ZZ: '', AZVZ: '' };

beforeAll(async () => {
  simulator = await createMailSimulator({ log });
  slow = createServer(forward);
  slowUrl = `smtp://127.0.0.1:${await listen(slow)}`;
  insurer = await startTestProvider({ jobsHeld: true, mail: { url: slowUrl, from, confirmAt } });
  pool = openPool(insurer.logins, 'jobs', () => undefined);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  slow.close();
  await pool.end();
  await insurer.stop();
  await simulator.app.close();
});
beforeEach(() => insurer.sql('DELETE FROM insurer.mail'));

const send = (mail: Mailer) => sendMails({ pool, mail, now: () => now, log });
const states = () =>
  insurer.sql(`SELECT attempts, sent IS NOT NULL AS sent, given_up IS NOT NULL AS given_up
    FROM insurer.mail ORDER BY created`);
const inTransaction = () =>
  insurer.sql(`SELECT state, query FROM pg_stat_activity WHERE datname = current_database()
    AND usename = 'insurer_jobs' AND xact_start IS NOT NULL`);

it('sends a mail once to a slow server, without an open transaction', async () => {
  await replaceEmail(insurer, 'tom', 'tom2@voorbeeld.example');
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  const mailer = createMailer({ url: slowUrl, from, confirmAt });
  const before = simulator.handedOver();
  const sending = send(mailer);
  await waitFor('the mail to be handed over', () => simulator.handedOver() > before);

  expect(await inTransaction()).toEqual([]);
  // Another copy, a quarter of an hour later: the mail is in transit.
  now = now.add({ minutes: 15 });
  await send(mailer);
  expect(await states()).toEqual([{ attempts: 1, sent: false, given_up: false }]);
  resolve();
  await sending;

  expect(await states()).toEqual([{ attempts: 1, sent: true, given_up: false }]);
  now = now.add({ hours: 1 });
  await send(mailer);
  expect(simulator.handedOver()).toBe(before + 1);
});

it('sends other mails while the server is slow with one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  const before = simulator.handedOver();
  await insurer.jobs.release();
  await replaceEmail(insurer, 'henk', 'henk2@voorbeeld.example');
  await waitFor('the first mail', () => simulator.handedOver() === before + 1);
  await replaceEmail(insurer, 'jan', 'jan2@voorbeeld.example');
  await waitFor('the second mail', () => simulator.handedOver() === before + 2);
  resolve();
  await insurer.jobs.hold();
  const once = { attempts: 1, sent: true, given_up: false };
  expect(await states()).toEqual([once, once]);
});

it('repeats an unconfirmed mail with the same id', async () => {
  await replaceEmail(insurer, 'mila', 'mila2@voorbeeld.example');
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  const before = simulator.mails().length;
  await send(createMailer({ url: slowUrl, from, confirmAt, patienceMs: 300, pausesMs: [1_000] }));
  expect(await states()).toEqual([{ attempts: 1, sent: false, given_up: false }]);

  resolve();
  now = now.add({ seconds: 2 });
  await send(createMailer({ url: slowUrl, from, confirmAt }));
  const kept = simulator.mails().slice(0, simulator.mails().length - before);
  const [row] = await insurer.sql<{ mail_id: string }>('SELECT mail_id FROM insurer.mail');
  const id = `<${row?.mail_id}@zilverzand.example>`;
  expect(kept.map((mail) => mail.id)).toEqual([id, id]);
  expect(await states()).toEqual([{ attempts: 2, sent: true, given_up: false }]);
});

it('waits as long for the server as RFC 5321 asks', () => {
  expect(createMailer({ url: slowUrl, from, confirmAt }).patienceMs).toBeGreaterThanOrEqual(
    10 * 60_000,
  );
});

/** A mailer of a copy that dies during every mail, so that the outcome is unknown. */
function dying() {
  const begun: string[] = [];
  const mail: Mailer = {
    ...createMailer({ url: slowUrl, from, confirmAt, pausesMs: [1_000, 2_000] }),
    send: ({ id }) => {
      begun.push(id);
      return new Promise(() => undefined);
    },
  };
  return { begun, mail };
}

it('retries a mail that kills every copy, under the same id, and finally gives up', async () => {
  await replaceEmail(insurer, 'emma', 'emma2@voorbeeld.example');
  const { begun, mail } = dying();
  for (const tries of [1, 2, 3]) {
    void send(mail);
    await waitFor('the mail to be begun', () => begun.length === tries);
    now = now.add({ milliseconds: mail.patienceMs + 60_000 });
  }
  await send(mail);
  expect([begun.length, new Set(begun).size]).toEqual([3, 1]);
  expect(await states()).toEqual([{ attempts: 3, sent: false, given_up: true }]);
});

it('leaves mails to the next copy once it is closed', async () => {
  await replaceEmail(insurer, 'fatima', 'fatima2@voorbeeld.example');
  const mailer = createMailer({ url: slowUrl, from, confirmAt });
  mailer.close();
  await send(mailer);
  expect(await states()).toEqual([{ attempts: 0, sent: false, given_up: false }]);
});
