import { quotas } from '@mijn/domain/quotas';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentNoticeToken } from '../../betalingen/pay.testing.ts';
import { openPool } from '../../db/database.ts';
import { MailError } from '../../mail/mailError.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import {
  numberOf,
  startTestProvider,
  useTestProvider,
  usePool,
} from '../../testing/trialProvider.testing.ts';
import { forgetMails, sendMails } from '../jobs/sendMails.ts';
import { change, readRelatie, formatMessages } from './change.testing.ts';

const insurer = await useTestProvider({ jobsHeld: true, quotas: true });
const pool = usePool(insurer);
beforeEach(() =>
  insurer.sql(`DELETE FROM insurer.mail; DELETE FROM insurer.email_link; DELETE FROM insurer.quota_used;
    UPDATE insurer.relatie SET email_pending = NULL, email_asked = NULL`),
);

const confirmAt = {
  ZZ: 'https://zz.example/bevestigen',
  AZVZ: 'https://azvz.example/bevestigen',
};

interface Sending {
  readonly from?: pg.Pool;
  /** False for an insurer without the extensions. */
  readonly confirms?: boolean;
  /** Answers to the first attempts, which fail. */
  readonly codes?: number[];
}

/** Sends the mails that are due. */
async function send(
  now = Temporal.Now.instant(),
  { from = pool, confirms = true, codes = [] }: Sending = {},
): Promise<readonly Mail[]> {
  const taken: Mail[] = [];
  const mail: Mailer = {
    pausesMs: [1_000],
    patienceMs: 60_000,
    confirmAt: confirms ? confirmAt : undefined,
    isClosing: () => false,
    send: async (one) => {
      taken.push(one);
      const code = codes.shift();
      if (code !== undefined) throw new MailError({ responseCode: code, code: 'EENVELOPE' });
    },
    close: () => undefined,
  };
  await sendMails({ pool: from, mail, now: () => now, log: pino({ level: 'silent' }) });
  return taken;
}

const codeIn = ({ text }: Mail): string => /[?]code=([\w-]{43})$/m.exec(text)?.[1] ?? '';

async function mailedCode(): Promise<string> {
  const [mail] = await send();
  return mail ? codeIn(mail) : '';
}

/** Confirms a link as the gateway does, or with another token. */
async function confirm(code: string, token?: string) {
  const { status, text } = await insurer.request(
    '/uitbreidingen/relatie/email/bevestigen',
    undefined,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token ?? (await paymentNoticeToken({ doel: 'emailbevestiging' }))}`,
      },
      body: JSON.stringify({ code }),
    },
  );
  const { uitkomst }: { uitkomst?: string } = JSON.parse(text);
  return uitkomst ?? status;
}

const later = (days: number) => () => Temporal.Now.instant().add({ hours: days * 24 });

const emailOf = async (who: string) => {
  const { email, emailTeBevestigen: pending } = (await readRelatie(insurer, who)).relatie;
  return [email, pending?.adres ?? null];
};
const pendingOf = async (who: string) =>
  (await readRelatie(insurer, who)).relatie.emailTeBevestigen;
const ask = (who: string, email: string | null) => change(insurer, who, { email });

describe('a new e-mail address', () => {
  it('gets a link that says nothing about the person, while the old address stays in use', async () => {
    const answer = await ask('jan', 'jan.nieuw@voorbeeld.example');
    expect(answer).toMatchObject({
      validation: { isValid: true },
      relatie: {
        email: 'jan@voorbeeld.example',
        emailTeBevestigen: {
          adres: 'jan.nieuw@voorbeeld.example',
          verlopen: false,
          magOpnieuw: false,
          nietBezorgd: false,
        },
      },
    });
    const mails = await send();
    expect(mails.map(({ to }) => to)).toEqual(['jan.nieuw@voorbeeld.example']);
    expect(mails[0]?.text).toContain(`\nhttps://zz.example/bevestigen?code=${codeIn(mails[0]!)}\n`);
    expect(mails[0]?.text).not.toMatch(/Jan\b|Bakker|jan@/);
  });

  it('is used once its link is confirmed, with a mail to the old address and a line in the history', async () => {
    await ask('henk', 'henk.nieuw@voorbeeld.example');
    const code = await mailedCode();
    expect(await send()).toEqual([]);
    expect(await confirm(code)).toBe('bevestigd');
    expect(await emailOf('henk')).toEqual(['henk.nieuw@voorbeeld.example', null]);
    const mails = await send();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['henk@voorbeeld.example', 'Er is iets gewijzigd in je gegevens bij Zilverzand'],
    ]);
    expect(
      await insurer.sql(`SELECT veld, van, naar, door = relatienummer AS self
        FROM insurer.relatie_wijziging WHERE relatienummer = '${numberOf('Henk')}'`),
    ).toEqual([
      {
        veld: 'email',
        van: 'henk@voorbeeld.example',
        naar: 'henk.nieuw@voorbeeld.example',
        self: true,
      },
    ]);
  });

  it('ends GeenEmailBekend on confirmation, and not before', async () => {
    const isOff = async () =>
      JSON.stringify((await readRelatie(insurer, 'noor')).relatie.indicatorenRedenen).includes(
        'GeenEmailBekend',
      );
    await ask('noor', 'noor@voorbeeld.example');
    expect(await isOff()).toBe(true);
    expect(formatMessages(await change(insurer, 'noor', { ontvangtNieuwsbrief: true }))).toEqual([
      'ontvangtNieuwsbrief notAllowed',
    ]);
    await confirm(await mailedCode());
    expect(await isOff()).toBe(false);
  });

  it('stays requested after another change, and is dropped when taken back or removed', async () => {
    await ask('tom', 'tom.nieuw@voorbeeld.example');
    await change(insurer, 'tom', { telefoonNummer: '0612345678', email: 'tom@voorbeeld.example' });
    expect(await emailOf('tom')).toEqual(['tom@voorbeeld.example', 'tom.nieuw@voorbeeld.example']);
    await change(insurer, 'tom', { emailTeBevestigen: null });
    expect(await emailOf('tom')).toEqual(['tom@voorbeeld.example', null]);
    expect(await send()).toEqual([]);
    await ask('emma', 'emma.nieuw@voorbeeld.example');
    await change(insurer, 'emma', {
      email: null,
      ontvangtNieuwsbrief: false,
      aanleverwijzeCorrespondentie: 'Papier',
      aanleverwijzePolisblad: 'Papier',
    });
    expect((await emailOf('emma'))[1]).toBeNull();
  });

  it('is rejected before anything is stored when it is invalid', async () => {
    expect(formatMessages(await ask('jan', 'geen adres'))).toEqual(['email invalidFormat']);
    expect((await emailOf('jan'))[1]).toBeNull();
  });
});

describe('a link', () => {
  it('works once, and only for the requested address', async () => {
    await ask('mila', 'mila.a@voorbeeld.example');
    const first = await mailedCode();
    await ask('mila', 'mila.b@voorbeeld.example');
    const second = await mailedCode();
    expect(await confirm(first)).toBe('verlopen');
    expect(await confirm(second)).toBe('bevestigd');
    expect(await confirm(second)).toBe('gebruikt');
    expect(await confirm(first)).toBe('verlopen');
    expect((await emailOf('mila'))[0]).toBe('mila.b@voorbeeld.example');
  });

  it('does not work again for an address that is requested a second time', async () => {
    await ask('mila', 'mila.a@voorbeeld.example');
    const first = await mailedCode();
    expect(await confirm(first)).toBe('bevestigd');
    await insurer.sql('DELETE FROM insurer.mail');
    await ask('mila', 'mila.b@voorbeeld.example');
    expect(await confirm(await mailedCode())).toBe('bevestigd');
    await ask('mila', 'mila.a@voorbeeld.example');
    expect(await confirm(first)).toBe('gebruikt');
    expect((await emailOf('mila'))[0]).toBe('mila.b@voorbeeld.example');
  });

  it('succeeds once for concurrent requests', async () => {
    await ask('daan', 'daan.nieuw@voorbeeld.example');
    const code = await mailedCode();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirm(code)));
    expect(outcomes.filter((outcome) => outcome === 'bevestigd')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'gebruikt')).toHaveLength(7);
  });

  it('expires 24 hours after it was mailed, and a new one can be requested then', async () => {
    await ask('fatima', 'fatima.nieuw@voorbeeld.example');
    const code = await mailedCode();
    await insurer.sql(`UPDATE insurer.email_link SET expires = created - interval '30 days'`);
    expect(await confirm(code)).toBe('verlopen');
    await insurer.sql(`UPDATE insurer.mail SET sent = sent - interval '24 hours'`);
    expect((await readRelatie(insurer, 'fatima')).relatie.emailTeBevestigen).toEqual({
      adres: 'fatima.nieuw@voorbeeld.example',
      verlopen: true,
      magOpnieuw: true,
      nietBezorgd: false,
    });
    await ask('fatima', 'fatima.nieuw@voorbeeld.example');
    expect(await confirm(await mailedCode())).toBe('bevestigd');
  });

  it('is reported to its person when the mail server refuses it permanently, until another is mailed', async () => {
    await ask('aisha', 'aisha.fout@voorbeeld.example');
    const now = Temporal.Now.instant();
    await send(now, { codes: [451] });
    expect(await pendingOf('aisha')).toMatchObject({ magOpnieuw: false, nietBezorgd: false });
    await send(now.add({ seconds: 2 }), { codes: [550] });
    expect(await pendingOf('aisha')).toMatchObject({ magOpnieuw: true, nietBezorgd: true });
    await ask('aisha', 'aisha.fout@voorbeeld.example');
    expect(await pendingOf('aisha')).toMatchObject({ magOpnieuw: false, nietBezorgd: false });
  });

  it('is unknown when forged, empty or too long', async () => {
    for (const code of ['A'.repeat(43), '', 'x'.repeat(200), '\u0000'])
      expect(await confirm(code)).toBe('onbekend');
  });

  it('requires the gateway’s token for this purpose', async () => {
    await ask('jan', 'jan.nieuw@voorbeeld.example');
    const code = await mailedCode();
    const foreign = await new SignJWT({ sub: 'gateway', doel: 'emailbevestiging' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    expect(await confirm(code, await paymentNoticeToken())).toBe(401);
    expect(await confirm(code, foreign)).toBe(401);
    const { status } = await insurer.request('/uitbreidingen/relatie/email/bevestigen', 'jan', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(status).toBe(401);
    expect((await emailOf('jan'))[0]).toBe('jan@voorbeeld.example');
  });

  it('is created anew for each attempt to mail it, and cannot be derived from stored data', async () => {
    await ask('jan', 'jan.ander@voorbeeld.example');
    const now = Temporal.Now.instant();
    const tries = [
      ...(await send(now, { codes: [451] })),
      ...(await send(now.add({ seconds: 2 }))),
    ];
    const codes = tries.map(codeIn);
    expect(new Set(codes).size).toBe(2);
    const stored = JSON.stringify(
      await insurer.sql(`SELECT m.*, l.*, encode(l.hash, 'base64') AS written
        FROM insurer.mail m, insurer.email_link l`),
    );
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(Buffer.from(code, 'base64url').toString('base64').slice(0, 40));
    }
    expect(await confirm(codes[0] ?? '')).toBe('bevestigd');
  });

  it('is deleted after 90 days, with an address that was never confirmed', async () => {
    await ask('jan', 'jan.nooit@voorbeeld.example');
    const code = await mailedCode();
    await forgetMails({ pool, now: later(89) });
    expect((await emailOf('jan'))[1]).toBe('jan.nooit@voorbeeld.example');
    await forgetMails({ pool, now: later(91) });
    expect([await confirm(code), (await emailOf('jan'))[1]]).toEqual(['onbekend', null]);
  });
});

describe('a person who alternates addresses', () => {
  it('gets one mail per address within the hour, and no mail about changes that did not happen', async () => {
    for (const email of ['a', 'b', 'a', 'b', 'a', 'b'].map((name) => `${name}@voorbeeld.example`))
      await ask('sanne', email);
    const mails = [...(await send()), ...(await send())];
    expect(mails.map(({ to, subject }) => [to, subject.slice(0, 8)])).toEqual([
      ['b@voorbeeld.example', 'Bevestig'],
    ]);
    await ask('sanne', 'a@voorbeeld.example');
    const [mail] = await send();
    expect(mail?.to).toBe('a@voorbeeld.example');
    await ask('sanne', 'b@voorbeeld.example');
    await ask('sanne', 'a@voorbeeld.example');
    expect(await send()).toEqual([]);
    expect(await confirm(codeIn(mail!))).toBe('bevestigd');
  });

  it('is refused beyond the quota of links, and keeps the requested address', async () => {
    const { perMinute } = quotas.bevestigingsmails;
    for (let i = 0; i < perMinute; i += 1) await ask('jan', `jan${i}@voorbeeld.example`);
    expect(await ask('jan', 'jan.te.veel@voorbeeld.example')).toMatchObject({
      http: 429,
      redenen: ['bevestigingsmails'],
    });
    expect((await emailOf('jan'))[1]).toBe(`jan${perMinute - 1}@voorbeeld.example`);
    expect(await ask('tom', 'tom9@voorbeeld.example')).toMatchObject({ http: 200 });
  });

  it('cannot exceed the quota of one address together with others', async () => {
    const stranger = 'vreemd@voorbeeld.example';
    const people = ['henk', 'daan', 'noor'];
    expect(people).toHaveLength(quotas.bevestigingsadressen.perMinute);
    for (const who of people) expect((await ask(who, stranger)).http).toBe(200);
    for (const same of [stranger.toUpperCase(), 'vreemd+b+c@voorbeeld.example'])
      expect(await ask('emma', same)).toMatchObject({
        http: 429,
        redenen: ['bevestigingsadressen'],
      });
  });
});

it('stores a new address at once without the extensions, and mails no link', async () => {
  const core = await startTestProvider({ jobsHeld: true, extensions: false });
  const { relatie } = await change(core, 'jan', { email: 'jan.nieuw@voorbeeld.example' });
  expect(relatie).toMatchObject({ email: 'jan.nieuw@voorbeeld.example' });
  await core.stop();
});

it('neither mails nor keeps an earlier unconfirmed address without the extensions', async () => {
  const core = await startTestProvider({ jobsHeld: true, extensions: false });
  await core.sql(`UPDATE insurer.relatie
    SET email_pending = 'eerder@voorbeeld.example', email_asked = now()
    WHERE relatienummer = '${numberOf('Jan')}'`);
  expect(await core.sql(`SELECT email FROM insurer.mail WHERE kind = 'bevestiging'`)).toHaveLength(
    1,
  );
  const corePool = openPool(core.logins, 'jobs', () => undefined);
  expect(await send(Temporal.Now.instant(), { from: corePool, confirms: false })).toEqual([]);
  expect(await core.sql(`SELECT email FROM insurer.mail WHERE kind = 'bevestiging'`)).toEqual([]);
  await change(core, 'jan', { email: 'jan.nieuw@voorbeeld.example' });
  expect(
    await core.sql(`SELECT email, email_pending FROM insurer.relatie
      WHERE relatienummer = '${numberOf('Jan')}'`),
  ).toEqual([{ email: 'jan.nieuw@voorbeeld.example', email_pending: null }]);
  await corePool.end();
  await core.stop();
});
