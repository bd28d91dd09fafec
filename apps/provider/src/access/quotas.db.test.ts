import { providerBase } from '@mijn/contract/addresses';
import { calls, isCallName, type CallName } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { isObject, parseJson } from '@mijn/domain/values';
import { quotas } from '@mijn/domain/quotas';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCheckout, type Checkout } from '../betalingen/checkout.testing.ts';
import { addTestBetaalverzoek, pay } from '../betalingen/pay.testing.ts';
import { fieldsFor, sendRequest, toFormData } from '../declaraties/submit/submit.testing.ts';
import {
  createToken,
  numberOf,
  startTestProvider,
  type Answer,
  type TestProvider,
} from '../testing/trialProvider.testing.ts';
import { createQuotas, quotaOfCall } from './quotas.ts';

let checkout: Checkout;
let insurer: TestProvider;
beforeAll(async () => {
  checkout = await startCheckout();
  const paymentProvider = checkout.config({ reconcilePausesMs: [3_600_000] });
  insurer = await startTestProvider({ quotas: true, jobsHeld: true, paymentProvider });
});
afterAll(async () => {
  await insurer.stop();
  await checkout.close();
});
afterEach(async () => {
  vi.useRealTimers();
  await insurer.sql('DELETE FROM insurer.quota_used');
});

/** Calls that change something or draw a document without consuming a quota, each with the reason. */
const withoutQuota: Readonly<Partial<Record<CallName, string>>> = {
  validerenBestand: 'its handler takes the bytes of its file',
  indienen: 'its handler takes bytes, and a claim unless it repeats one',
  trekDeclaratieIn: 'each needs a claim that was sent in',
  bewaarConcept: 'writes over the one draft that a person has',
  verwijderConcept: 'removes it',
  markBerichtenRead: 'marks messages that are there',
  stopPush: 'removes registrations',
  validateRelatie: 'changes nothing',
  getVerwachteVergoeding: 'changes nothing',
  meldBetaling: 'no person calls it',
  bevestigEmail: 'no person calls it; a link of 256 bits is not guessed',
  beantwoordVraag: 'staff call it',
};

function reasonsIn(text: string): unknown {
  const body = parseJson(text);
  return isObject(body) ? body['redenen'] : undefined;
}

const refusalOf = ({ status, text, headers }: Answer) => ({
  status,
  redenen: reasonsIn(text),
  wait: Number(headers['retry-after']),
});

const refused = (name: string) => ({
  status: 429,
  redenen: [name],
  wait: expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60),
});

/** Sends a change with an invalid body; it is counted before its body is read. */
const confirmContact = (as: string, from: Pick<TestProvider, 'request'> = insurer) =>
  from.request('/relatie/controledatumcontactgegevens', as, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

function checkFile(content: Buffer): Promise<Answer> {
  const body = toFormData({}, [['nota.pdf', content]], 'bestand');
  return insurer.request('/declaraties/valideren/bestand', 'jan', { method: 'POST', body });
}

describe('quotaOfCall', () => {
  it('covers every call that changes something or draws a document, or states why not', () => {
    const missing = Object.entries<Call>(calls).filter(([name, { method, streams }]) => {
      const draws =
        Array.isArray(streams) && streams.length === 1 && streams[0] === 'application/pdf';
      if (!isCallName(name) || (method === 'GET' && !draws)) return false;
      return !quotaOfCall[name] && !withoutQuota[name];
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

describe('a person beyond a quota', () => {
  it("gets 429 with the quota's name and the time to wait, from every copy, without affecting others", async () => {
    const copy = await insurer.startCopy();
    const answers: Answer[] = [];
    for (let i = 0; i < quotas.wijzigingen.perMinute; i += 1)
      answers.push(await confirmContact('sanne'));
    expect(new Set(answers.map(({ status }) => status))).not.toContain(429);
    expect(refusalOf(await confirmContact('sanne'))).toEqual(refused('wijzigingen'));
    expect(refusalOf(await confirmContact('sanne', copy))).toEqual(refused('wijzigingen'));
    expect((await confirmContact('jan')).status).not.toBe(429);
    await copy.stop();
  });

  it('is accepted again in the next minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let i = 0; i <= quotas.wijzigingen.perMinute; i += 1) await confirmContact('henk');
    expect((await confirmContact('henk')).status).toBe(429);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await confirmContact('henk')).status).not.toBe(429);
  });

  it('cannot evade the payment quota by alternating one and two requests', async () => {
    const [one, other] = [
      await addTestBetaalverzoek(insurer, 'Jan', [1_000]),
      await addTestBetaalverzoek(insurer, 'Jan', [2_000]),
    ];
    const answers: Answer[] = [];
    for (let i = 0; i < 30; i += 1) {
      answers.push(await pay(insurer, 'jan', one, ...(i % 2 ? [other] : [])));
    }
    const { perMinute } = quotas.betalingen;
    expect(checkout.betalingen.size).toBeLessThanOrEqual(perMinute);
    expect(answers.slice(perMinute).map(({ status }) => status)).toEqual(
      Array.from({ length: 30 - perMinute }, () => 429),
    );
    expect(answers.at(-1)?.text).toBe('{"status":{"status":429},"redenen":["betalingen"]}');
  });

  it('stores no further claims, and still gets the stored answer for a repeated one', async () => {
    const form = fieldsFor('Sanne');
    const key = randomUUID();
    const first = await sendRequest(insurer, 'sanne', toFormData(form), key);
    for (let i = 1; i < quotas.declaraties.perMinute; i += 1) {
      await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')));
    }
    const count = () => insurer.sql('SELECT count(*) FROM insurer.declaratie');
    const before = await count();
    const refusal = await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')));
    expect(refusalOf(refusal)).toEqual(refused('declaraties'));
    expect(await count()).toEqual(before);
    const again = await sendRequest(insurer, 'sanne', toFormData(form), key);
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  it('gets no more verdicts on refused claims, whatever refuses them', async () => {
    const wrong = toFormData(fieldsFor('Jan', { naamZorgverlener: ' ' }));
    const foreign = toFormData(fieldsFor('Jan', { declarant: numberOf('Sanne') }));
    const statuses: number[] = [];
    for (let i = 0; i < quotas.declaraties.perMinute; i += 1) {
      statuses.push((await sendRequest(insurer, 'jan', i % 2 ? wrong : foreign)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    for (const form of [wrong, foreign]) {
      expect(refusalOf(await sendRequest(insurer, 'jan', form))).toEqual(refused('declaraties'));
    }
  });

  it('cannot send more bytes of files; refused before they are read', async () => {
    const large = Buffer.alloc(9_000_000, 'x');
    const answers: number[] = [];
    for (let i = 0; i < 18; i += 1) answers.push((await checkFile(large)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });

  it('cannot send bodies of unknown length that break off for ever', async () => {
    const part = 'content-disposition: form-data; name="bestand"; filename="a.pdf"';
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { statusCode } = await insurer.app.inject({
        method: 'POST',
        url: providerBase + calls.validerenBestand.path,
        headers: {
          authorization: `Bearer ${await createToken(bsnOf('emma'))}`,
          'content-type': 'multipart/form-data; boundary=border',
        },
        payload: Readable.from([`--border\r\n${part}\r\n\r\nbroken off`]),
      });
      statuses.push(statusCode);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });

  it('cannot draw more documents; refused in JSON', async () => {
    const path = `/uitbreidingen/jaaroverzicht/${numberOf('Sanne')}/2026`;
    await insurer.request(path, 'sanne');
    await insurer.sql(`UPDATE insurer.quota_used SET points = ${quotas.documenten.perMinute}`);
    expect(refusalOf(await insurer.request(path, 'sanne'))).toEqual(refused('documenten'));
  });
});

describe('a family', () => {
  it('can send in 60 bills in one evening', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // Quotas consumed by the tests above stay blocked in memory for the rest of their minute.
    vi.setSystemTime(Date.now() + 61_000);
    const statuses: number[] = [];
    for (let bill = 0; bill < 60; bill += 1) {
      const form = () => toFormData(fieldsFor('Sanne', { bedrag: `${10 + bill}.50` }));
      // A first attempt that fails validation, followed by the claim.
      const wrong = toFormData(fieldsFor('Sanne', { naamZorgverlener: ' ' }));
      for (const body of [wrong, form()]) {
        statuses.push((await sendRequest(insurer, 'sanne', body)).status);
      }
      vi.setSystemTime(Date.now() + 45_000);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('allows each of the 60 claims to have the maximum size', () => {
    expect(60 * 40_000).toBeLessThan(quotas.bestanden.perDay);
    expect(3 * 40_000).toBeLessThan(quotas.bestanden.perMinute);
  });
});

describe('createQuotas', () => {
  it("stores no person's number in the table", async () => {
    await confirmContact('jan');
    const keys = await insurer.sql<{ key: string }>('SELECT key FROM insurer.quota_used');
    expect(keys).not.toHaveLength(0);
    expect(JSON.stringify(keys)).not.toContain(bsnOf('jan'));
    expect(JSON.stringify(keys)).not.toContain(numberOf('Jan'));
  });

  it('counts staff apart from the person, and falls back to memory while the database is away', async () => {
    const pool = new pg.Pool({ port: 1, host: '127.0.0.1', connectionTimeoutMillis: 200 });
    const { spend } = createQuotas({ pool, secret: randomBytes(32) });
    const bsn = bsnOf('sanne');
    for (let i = 0; i < quotas.documenten.perMinute; i += 1) await spend('documenten', { bsn });
    await expect(spend('documenten', { bsn })).rejects.toMatchObject({
      status: 429,
      redenen: ['documenten'],
    });
    await expect(spend('documenten', { bsn, actor: 'm.jansen' })).resolves.toBeUndefined();
    await pool.end();
  });
});
