import { pino } from 'pino';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import {
  numberOf,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { replaceEmail } from '../change/change.testing.ts';
import { sendMails } from './sendMails.ts';

let insurer: TestProvider;
let pool: pg.Pool;
beforeAll(async () => {
  insurer = await startTestProvider({ jobsHeld: true });
  pool = openPool(insurer.logins, 'jobs', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await insurer.stop();
});

const start = Temporal.Instant.from('2026-11-21T12:00:00Z');

/** Sends the mails that are due; returns them. */
async function send(now = start): Promise<readonly Mail[]> {
  const taken: Mail[] = [];
  const mail: Mailer = {
    pausesMs: [1_000],
    patienceMs: 60_000,
    isClosing: () => false,
    confirmAt: { ZZ: 'https://zz.example/bevestigen', AZVZ: 'https://azvz.example/bevestigen' },
    send: async (one) => void taken.push(one),
    close: () => undefined,
  };
  await sendMails({ pool, mail, now: () => now, log: pino({ level: 'silent' }) });
  return taken;
}

const toldAt = (taken: readonly Mail[]) =>
  taken.filter(({ subject }) => subject.includes('bericht')).map(({ to }) => to);

const ofJan = `WHERE relatienummer = '${numberOf('Jan')}'`;

/** Queues a message notification to Jan at this address. */
const berichtFor = (address: string, more = '') =>
  insurer.sql(`INSERT INTO insurer.bericht_keuze (relatienummer, mail) VALUES ('${numberOf('Jan')}', true)
      ON CONFLICT (relatienummer) DO UPDATE SET mail = true;
    UPDATE insurer.relatie SET email = '${address}' ${ofJan};
    DELETE FROM insurer.mail;
    INSERT INTO insurer.mail (relatienummer, email, kind)
    VALUES ('${numberOf('Jan')}', '${address}', 'bericht'); ${more}`);

describe('a message notification', () => {
  it('contains nothing of the message, and how to switch it off', async () => {
    await berichtFor('jan@voorbeeld.example');
    const taken = await send();
    expect(taken.map(({ to, subject }) => [to, subject])).toEqual([
      ['jan@voorbeeld.example', 'Er staat een bericht voor je klaar in Mijn Zilverzand'],
    ]);
    expect(taken[0]?.text).toContain('Zet ze uit bij Berichten.');
    const said = JSON.stringify(taken.map(({ subject, text }) => [subject, text]));
    expect(said).not.toMatch(/\d|@|€|http|Bakker|Jan\b|declarat|zorgkosten|betaalverzoek/);
  });

  it('is sent to the corrected address, while the old one gets the mail about the change only', async () => {
    await berichtFor('oud@voorbeeld.example');
    await replaceEmail(insurer, 'jan', 'nieuw@voorbeeld.example');
    const taken = await send();
    expect(taken.map(({ to, subject }) => [to, subject.slice(0, 19)])).toEqual([
      ['oud@voorbeeld.example', 'Er is iets gewijzig'],
      ['nieuw@voorbeeld.example', 'Er staat een berich'],
    ]);
  });

  it('is not repeated at an address where a later message was notified already', async () => {
    await berichtFor('oud@voorbeeld.example');
    await insurer.sql(`UPDATE insurer.mail SET not_before = '${start.add({ hours: 1 }).toString()}';
      UPDATE insurer.relatie SET email = 'nieuw@voorbeeld.example' ${ofJan};
      INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
      VALUES ('t/moved', '${numberOf('Jan')}', 'declaratie', 'D2026-00000001', '2026-11-21')`);
    expect(toldAt(await send())).toEqual(['nieuw@voorbeeld.example']);
    expect(toldAt(await send(start.add({ hours: 2 })))).toEqual([]);
  });

  it.each([
    ['removes their address', 'UPDATE insurer.relatie SET email = NULL'],
    ['switches these mails off', 'UPDATE insurer.bericht_keuze SET mail = false'],
  ])('is not sent to a person who %s meanwhile', async (_what, left) => {
    await berichtFor('jan@voorbeeld.example', `${left} ${ofJan}`);
    expect(toldAt(await send())).toEqual([]);
    expect(await insurer.sql(`SELECT FROM insurer.mail WHERE kind = 'bericht'`)).toEqual([]);
  });
});
