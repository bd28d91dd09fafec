import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { MailError } from '../../mail/mailError.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { numberOf, useTestProvider, usePool } from '../../testing/trialProvider.testing.ts';
import { change, replaceEmail } from '../change/change.testing.ts';
import { createMailsService } from '../../mails.ts';
import { forgetMails, sendMails } from './sendMails.ts';

const insurer = await useTestProvider({ jobsHeld: true });
const pool = usePool(insurer);
beforeEach(() => insurer.sql('DELETE FROM insurer.mail'));

const start = Temporal.Instant.from('2026-11-21T12:00:00Z');
let now = start;

/** Returns a mail server that answers with these codes first, and then accepts everything. */
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

/** Sends the mails that are due, through a mail server that accepts them all; returns them. */
async function sendDue(instant = now): Promise<readonly Mail[]> {
  now = instant;
  const { taken, send } = mailServer();
  await send();
  return taken;
}

const changedFieldsOf = (taken: readonly Mail[]) =>
  taken.map(({ text }) => /is gewijzigd: (.*)\./.exec(text)?.[1]);
const states = () =>
  insurer.sql<{ attempts: number; sent: boolean; given_up: boolean }>(
    `SELECT attempts, sent IS NOT NULL AS sent, given_up IS NOT NULL AS given_up
     FROM insurer.mail ORDER BY created`,
  );

describe('a mail about a change', () => {
  it('is sent to the previous address when the e-mail address changed', async () => {
    await replaceEmail(insurer, 'daan', 'iemand.anders@voorbeeld.example');
    const taken = await sendDue();
    expect(taken.map(({ to, merk }) => [to, merk])).toEqual([['daan@voorbeeld.example', 'ZZ']]);
    expect(taken[0]?.text).toContain('In je gegevens bij Zilverzand is gewijzigd: je e-mailadres.');
  });

  it('has the brand of today, not of a future policy', async () => {
    await insurer.sql(`
      INSERT INTO insurer.polis (polisnummer, merk, verzekeringsnemer, geldig_van)
        VALUES ('NEXT', 'AZVZ', '${numberOf('Aisha')}', '2027-01-01');
      INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
        VALUES ('NEXT', '${numberOf('Aisha')}', '2027-01-01')`);
    await replaceEmail(insurer, 'aisha', 'aisha.anders@voorbeeld.example');
    const taken = await sendDue();
    expect(taken.map(({ merk }) => merk)).toEqual(['ZZ']);
  });

  it('is sent about consent, and once about several fields', async () => {
    await insurer.sql(`UPDATE insurer.relatie
      SET email = 'daan@voorbeeld.example', toestemming_zorgkosten = NOT toestemming_zorgkosten
      WHERE relatienummer = '${numberOf('Daan')}'`);
    const taken = await sendDue();
    expect(changedFieldsOf(taken)).toEqual(['je e-mailadres en wie je zorg mag zien']);
  });

  it('is sent about the account whoever changed it, in the words of the brand', async () => {
    await insurer.sql(
      `UPDATE insurer.relatie SET iban = 'NL02ABNA0123456789' WHERE relatienummer = '${numberOf('Piet')}'`,
    );
    const taken = await sendDue();
    expect(taken).toMatchObject([
      {
        to: 'piet@voorbeeld.example',
        merk: 'AZVZ',
        subject: 'Er is iets gewijzigd in je gegevens bij Ankerzee',
      },
    ]);
  });

  it('names no old or new value', async () => {
    await replaceEmail(insurer, 'jan', 'nieuw@voorbeeld.example');
    const taken = await sendDue();
    const sent = JSON.stringify(taken.map(({ subject, text }) => [subject, text]));
    expect(sent).not.toMatch(/\d|@|€|http|Bakker|Jan\b/);
  });
});

const setOfHenk = (set: string) =>
  insurer.sql(`UPDATE insurer.relatie SET ${set} WHERE relatienummer = '${numberOf('Henk')}'`);

describe('changes within an hour', () => {
  it('are one mail, and later ones another when the hour is over', async () => {
    now = Temporal.Now.instant();
    const { taken, send } = mailServer();
    await setOfHenk(`iban = 'NL02ABNA0123456789'`);
    await setOfHenk(`toestemming_zorgkosten = NOT toestemming_zorgkosten`);
    await send();
    expect(changedFieldsOf(taken)).toEqual(['je rekeningnummer en wie je zorg mag zien']);
    for (const iban of ['NL91ABNA0417164300', 'NL02ABNA0123456789', 'NL91ABNA0417164300'])
      await setOfHenk(`iban = '${iban}'`);
    now = now.add({ minutes: 59 });
    await send();
    expect(taken).toHaveLength(1);
    now = now.add({ minutes: 2 });
    await send();
    await send();
    expect(changedFieldsOf(taken).slice(1)).toEqual(['je rekeningnummer']);
  });

  it('are reported an hour later when they happen while a mail is being sent', async () => {
    now = Temporal.Now.instant();
    const { taken, send } = mailServer(451);
    await setOfHenk(`iban = 'NL02ABNA0123456789'`);
    await send();
    await setOfHenk(`toestemming_zorgkosten = NOT toestemming_zorgkosten`);
    now = now.add({ seconds: 2 });
    await send();
    expect(changedFieldsOf(taken)).toEqual(['je rekeningnummer']);
    now = now.add({ hours: 2 });
    await send();
    expect(changedFieldsOf(taken)).toEqual(['je rekeningnummer', 'wie je zorg mag zien']);
  });
});

describe('no mail', () => {
  it('is sent about other fields, unchanged ones, or a rejected change', async () => {
    await change(insurer, 'henk', { roepnaam: 'Hendrik' });
    await replaceEmail(insurer, 'henk', 'henk@voorbeeld.example');
    await replaceEmail(insurer, 'henk', 'geen adres');
    await change(insurer, 'henk', { telefoonNummer: '0612345678' });
    expect(await states()).toEqual([]);
  });

  it('is sent when no address was known', async () => {
    await replaceEmail(insurer, 'noor', 'noor@voorbeeld.example');
    expect(await states()).toEqual([]);
  });

  it('is sent about a change that was rolled back', async () => {
    await insurer.sql(
      `BEGIN; UPDATE insurer.relatie SET email = 'x@voorbeeld.example'
           WHERE relatienummer = '${numberOf('Tom')}'; ROLLBACK`,
    );
    expect(await states()).toEqual([]);
  });
});

describe('a mail server', () => {
  it('gets each mail once with concurrent copies', async () => {
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

  it('is retried after a delay when it is busy, with the same message id', async () => {
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
    ['is not retried after a permanent refusal', [550], 1],
    ['is given up in the end when it stays busy', [451, 421, 451], 3],
  ])('%s', async (_name, codes, attempts) => {
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

describe('an unexpected failure of a mail', () => {
  it('does not block other mails, and is retried after a delay', async () => {
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

describe('the record of a mail', () => {
  it('is kept for 90 days after its end; pending mails stay', async () => {
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

  it('is listed for staff when it was not delivered, without the address that failed', async () => {
    await replaceEmail(insurer, 'tom', 'tom3@voorbeeld.example');
    await replaceEmail(insurer, 'emma', 'emma4@voorbeeld.example');
    await mailServer(550).send();
    const list = await createMailsService(insurer.logins).list();
    expect(list).toMatchObject([
      { relatienummer: numberOf('Tom'), kind: 'wijziging', velden: ['email'], attempts: 1 },
    ]);
    expect(JSON.stringify(list)).not.toContain('@');
  });
});

const notifiedAt = (taken: readonly Mail[]) =>
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
    const taken = await sendDue(start);
    expect(taken.map(({ to, subject }) => [to, subject])).toEqual([
      ['jan@voorbeeld.example', 'Er staat een bericht voor je klaar in Mijn Zilverzand'],
    ]);
    expect(taken[0]?.text).toContain('Zet ze uit bij Berichten.');
    const sent = JSON.stringify(taken.map(({ subject, text }) => [subject, text]));
    expect(sent).not.toMatch(/\d|@|€|http|Bakker|Jan\b|declarat|zorgkosten|betaalverzoek/);
  });

  it('is sent to the corrected address, while the old one gets the mail about the change only', async () => {
    await berichtFor('oud@voorbeeld.example');
    await replaceEmail(insurer, 'jan', 'nieuw@voorbeeld.example');
    const taken = await sendDue(start);
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
    expect(notifiedAt(await sendDue(start))).toEqual(['nieuw@voorbeeld.example']);
    expect(notifiedAt(await sendDue(start.add({ hours: 2 })))).toEqual([]);
  });

  it.each([
    ['removes their address', 'UPDATE insurer.relatie SET email = NULL'],
    ['switches these mails off', 'UPDATE insurer.bericht_keuze SET mail = false'],
  ])('is not sent to a person who %s meanwhile', async (_what, update) => {
    await berichtFor('jan@voorbeeld.example', `${update} ${ofJan}`);
    expect(notifiedAt(await sendDue(start))).toEqual([]);
    expect(await insurer.sql(`SELECT FROM insurer.mail WHERE kind = 'bericht'`)).toEqual([]);
  });
});
