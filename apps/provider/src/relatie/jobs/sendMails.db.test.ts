import { pino } from 'pino';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { MailError } from '../../mail/mailError.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import {
  numberOf,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { change, replaceEmail } from '../change/change.testing.ts';
import { createMailsDesk } from '../../mails.ts';
import { forgetMails, sendMails } from './sendMails.ts';

let insurer: TestProvider;
let pool: pg.Pool;
beforeAll(async () => {
  insurer = await startTestProvider();
  pool = openPool(insurer.logins, 'jobs', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await insurer.stop();
});
beforeEach(() => insurer.sql('DELETE FROM insurer.mail'));

let now = Temporal.Instant.from('2026-11-21T12:00:00Z');

/** A mail server that takes everything, or answers with these codes before it does. */
function mailServer(...codes: readonly number[]) {
  const taken: Mail[] = [];
  const left = [...codes];
  const mail: Mailer = {
    pausesMs: [1_000, 2_000],
    patienceMs: 60_000,
    isClosing: () => false,
    confirmAt: { ZZ: 'https://zz.example/bevestigen', AZVZ: 'https://azvz.example/bevestigen' },
    send: async (one) => {
      const code = left.shift();
      if (code !== undefined) throw new MailError({ responseCode: code, code: 'EENVELOPE' });
      taken.push(one);
    },
    close: () => undefined,
  };
  return {
    taken,
    mail,
    send: (by = mail) =>
      sendMails({ pool, mail: by, now: () => now, log: pino({ level: 'silent' }) }),
  };
}

const states = () =>
  insurer.sql<{ attempts: number; sent: boolean; given_up: boolean }>(
    `SELECT attempts, sent IS NOT NULL AS sent, given_up IS NOT NULL AS given_up
     FROM insurer.mail ORDER BY created`,
  );

describe('a change that is told', () => {
  it('of the e-mail address goes to the address known before', async () => {
    await replaceEmail(insurer, 'daan', 'iemand.anders@voorbeeld.example');
    const { taken, send } = mailServer();
    await send();
    expect(taken.map(({ to, merk }) => [to, merk])).toEqual([['daan@voorbeeld.example', 'ZZ']]);
    expect(taken[0]?.text).toContain('In je gegevens bij Zilverzand is gewijzigd: je e-mailadres.');
  });

  it('is told in the words of the brand of today, not of the one that somebody goes to', async () => {
    await insurer.sql(`
      INSERT INTO insurer.polis (polisnummer, merk, verzekeringsnemer, geldig_van)
        VALUES ('NEXT', 'AZVZ', '${numberOf('Aisha')}', '2027-01-01');
      INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
        VALUES ('NEXT', '${numberOf('Aisha')}', '2027-01-01')`);
    await replaceEmail(insurer, 'aisha', 'aisha.anders@voorbeeld.example');
    const { taken, send } = mailServer();
    await send();
    expect(taken.map(({ merk }) => merk)).toEqual(['ZZ']);
  });

  it('of consent is told, and of both at once in one mail', async () => {
    await insurer.sql(`UPDATE insurer.relatie
      SET email = 'daan@voorbeeld.example', toestemming_zorgkosten = NOT toestemming_zorgkosten
      WHERE relatienummer = '${numberOf('Daan')}'`);
    const { taken, send } = mailServer();
    await send();
    expect(taken.map(({ text }) => /is gewijzigd: (.*)\./.exec(text)?.[1])).toEqual([
      'je e-mailadres en wie je zorg mag zien',
    ]);
  });

  it('of the account is told whoever makes it, in the words of its brand', async () => {
    await insurer.sql(
      `UPDATE insurer.relatie SET iban = 'NL02ABNA0123456789' WHERE relatienummer = '${numberOf('Piet')}'`,
    );
    const { taken, send } = mailServer();
    await send();
    expect(taken).toMatchObject([
      {
        to: 'piet@voorbeeld.example',
        merk: 'AZVZ',
        subject: 'Er is iets gewijzigd in je gegevens bij Ankerzee',
      },
    ]);
  });

  it('names nothing of what it was or is', async () => {
    await replaceEmail(insurer, 'jan', 'nieuw@voorbeeld.example');
    const { taken, send } = mailServer();
    await send();
    const said = JSON.stringify(taken.map(({ subject, text }) => [subject, text]));
    expect(said).not.toMatch(/\d|@|€|http|Bakker|Jan\b/);
  });
});

const toldOf = (taken: readonly Mail[]) =>
  taken.map(({ text }) => /is gewijzigd: (.*)\./.exec(text)?.[1]);
const setOfHenk = (set: string) =>
  insurer.sql(`UPDATE insurer.relatie SET ${set} WHERE relatienummer = '${numberOf('Henk')}'`);

describe('changes of an hour', () => {
  it('are one mail, and those after it one more when the hour is over', async () => {
    now = Temporal.Now.instant();
    const { taken, send } = mailServer();
    await setOfHenk(`iban = 'NL02ABNA0123456789'`);
    await setOfHenk(`toestemming_zorgkosten = NOT toestemming_zorgkosten`);
    await send();
    expect(toldOf(taken)).toEqual(['je rekeningnummer en wie je zorg mag zien']);
    for (const iban of ['NL91ABNA0417164300', 'NL02ABNA0123456789', 'NL91ABNA0417164300'])
      await setOfHenk(`iban = '${iban}'`);
    now = now.add({ minutes: 59 });
    await send();
    expect(taken).toHaveLength(1);
    now = now.add({ minutes: 2 });
    await send();
    await send();
    expect(toldOf(taken).slice(1)).toEqual(['je rekeningnummer']);
  });

  it('tell of what changes while a mail is on its way, an hour later', async () => {
    now = Temporal.Now.instant();
    const { taken, send } = mailServer(451);
    await setOfHenk(`iban = 'NL02ABNA0123456789'`);
    await send();
    await setOfHenk(`toestemming_zorgkosten = NOT toestemming_zorgkosten`);
    now = now.add({ seconds: 2 });
    await send();
    expect(toldOf(taken)).toEqual(['je rekeningnummer']);
    now = now.add({ hours: 2 });
    await send();
    expect(toldOf(taken)).toEqual(['je rekeningnummer', 'wie je zorg mag zien']);
  });
});

describe('nothing is told', () => {
  it('of another change, of none, or of one that was not valid', async () => {
    await change(insurer, 'henk', { roepnaam: 'Hendrik' });
    await replaceEmail(insurer, 'henk', 'henk@voorbeeld.example');
    await replaceEmail(insurer, 'henk', 'geen adres');
    await change(insurer, 'henk', { telefoonNummer: '0612345678' });
    expect(await states()).toEqual([]);
  });

  it('where no address was known', async () => {
    await replaceEmail(insurer, 'noor', 'noor@voorbeeld.example');
    expect(await states()).toEqual([]);
  });

  it('of a change that was rolled back', async () => {
    await insurer.sql(
      `BEGIN; UPDATE insurer.relatie SET email = 'x@voorbeeld.example'
           WHERE relatienummer = '${numberOf('Tom')}'; ROLLBACK`,
    );
    expect(await states()).toEqual([]);
  });
});

describe('a mail server', () => {
  it('gets each mail once, however many copies send', async () => {
    await Promise.all(
      ['emma', 'fatima', 'mila'].map((who) =>
        replaceEmail(insurer, who, `${who}2@voorbeeld.example`),
      ),
    );
    const { taken, send } = mailServer();
    await Promise.all([send(), send(), send()]);
    expect(taken.map(({ to }) => to).toSorted()).toEqual(
      ['emma', 'fatima', 'mila'].map((who) => `${who}@voorbeeld.example`),
    );
    await send();
    expect(taken).toHaveLength(3);
  });

  it('that is busy is asked again after a pause, under the same id', async () => {
    await replaceEmail(insurer, 'tom', 'tom2@voorbeeld.example');
    const { taken, send } = mailServer(451);
    await send();
    await send();
    expect([taken, await states()]).toEqual([[], [{ attempts: 1, sent: false, given_up: false }]]);
    now = now.add({ seconds: 2 });
    await send();
    const [row] = await insurer.sql<{ mail_id: string }>('SELECT mail_id FROM insurer.mail');
    expect(taken.map(({ id }) => id)).toEqual([row?.mail_id]);
  });

  it.each([
    ['refuses for good is not asked again', [550], 1],
    ['stays busy is given up in the end', [451, 421, 451], 3],
  ])('that %s', async (_name, codes, attempts) => {
    await replaceEmail(insurer, 'tom', `tom${codes.length + 2}@voorbeeld.example`);
    const { taken, send } = mailServer(...codes);
    for (const _ of [1, 2, 3, 4]) {
      await send();
      now = now.add({ minutes: 1 });
    }
    expect([taken, await states()]).toEqual([[], [{ attempts, sent: false, given_up: true }]]);
  });
});

const forgetAfter = (days: number) =>
  forgetMails({ pool, now: () => now.add({ hours: days * 24 }) });

describe('a mail that fails as nobody foresaw', () => {
  it('keeps nobody behind it waiting, and is tried again after a pause', async () => {
    for (const who of ['tom', 'mila']) {
      await replaceEmail(insurer, who, `${who}4@voorbeeld.example`);
    }
    const { taken, mail, send } = mailServer();
    let isFirst = true;
    const failing: Mailer = {
      ...mail,
      send: (one) => {
        if (!isFirst) return mail.send(one);
        isFirst = false;
        throw new Error('unforeseen');
      },
    };
    await expect(send(failing)).rejects.toMatchObject({ errors: [{ message: 'unforeseen' }] });
    expect([taken.length, await states()]).toEqual([
      1,
      [
        { attempts: 1, sent: false, given_up: false },
        { attempts: 1, sent: true, given_up: false },
      ],
    ]);
    now = now.add({ seconds: 2 });
    await send();
    expect(taken).toHaveLength(2);
  });
});

describe('what was told', () => {
  it('is kept for 90 days after its end, and no longer; what waits stays', async () => {
    for (const who of ['emma', 'fatima']) {
      await replaceEmail(insurer, who, `${who}3@voorbeeld.example`);
    }
    const { send } = mailServer(550);
    await send();
    await replaceEmail(insurer, 'mila', 'mila3@voorbeeld.example');
    await forgetAfter(89);
    expect(await states()).toHaveLength(3);
    await forgetAfter(91);
    expect(await states()).toEqual([{ attempts: 0, sent: false, given_up: false }]);
  });

  it('to nobody is listed for the staff, without the address that did not work', async () => {
    await replaceEmail(insurer, 'tom', 'tom3@voorbeeld.example');
    await replaceEmail(insurer, 'emma', 'emma4@voorbeeld.example');
    await mailServer(550).send();
    const list = await createMailsDesk(insurer.logins).list();
    expect(list).toMatchObject([
      { relatienummer: numberOf('Tom'), kind: 'wijziging', velden: ['email'], attempts: 1 },
    ]);
    expect(JSON.stringify(list)).not.toContain('@');
  });
});
