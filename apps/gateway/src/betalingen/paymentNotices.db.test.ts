import { gatewayClaims, callerClaims } from '@mijn/contract/caller';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway } from '../testing/testSetup.testing.ts';
import { pauseAfter } from './forwardNotices.ts';

// Long enough for a busy machine, because an aborted delivery is repeated.
const timeouts = { noticeRound: 20, noticePause: 10, provider: 1500 };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const testSetup = await startTestGateway({ timeouts });
afterAll(() => testSetup.stop());
beforeEach(async () => {
  testSetup.provider.recover();
  await testSetup.sql('DELETE FROM gateway.payment_notice');
});

const report = (body: string, headers: Record<string, string> = form, where = testSetup) =>
  fetch(`${where.addresses.ZZ}/webhooks/betalingen`, { method: 'POST', body, headers });
const forwarded = (where = testSetup) => where.provider.seen.map(({ content }) => content);
const waiting = async (where = testSetup) =>
  (await where.sql('SELECT id FROM gateway.payment_notice ORDER BY id')).map(({ id }) => id);
/** Makes the insurer fail until the returned function is called. */
function fault(status = 503, where = testSetup) {
  where.provider.answer('/meldingen', (reply) => reply.code(status).send({ status }));
  return () => where.provider.recover();
}

describe('a message of the payment provider', () => {
  it('is answered with 200 and forwarded by id only, with a token that names nobody', async () => {
    const response = await report('id=tr_7UhSN1zuXS');

    expect(response.status).toBe(200);
    await expect.poll(() => forwarded()).toEqual([{ id: 'tr_7UhSN1zuXS' }]);
    await expect.poll(() => waiting()).toEqual([]);
    const [call] = testSetup.provider.seen;
    expect(call?.path).toBe('/api/v1/uitbreidingen/betalingen/meldingen');
    const claims = decodeJwt(call?.headers.authorization?.replace('Bearer ', '') ?? '');
    expect(gatewayClaims.parse(claims).doel).toBe('betaalmelding');
    expect(callerClaims.safeParse(claims).success).toBe(false);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(60);
  });

  it('may come from any site, without our header, Origin or session', async () => {
    const foreign = { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' };
    expect((await report('id=tr_1', { ...form, ...foreign })).status).toBe(200);
  });

  it('is forwarded once if repeated while it waits', async () => {
    const recovered = fault();
    await Promise.all(Array.from({ length: 10 }, () => report('id=tr_dubbel')));
    expect(await waiting()).toEqual(['tr_dubbel']);
    // The next attempt may have started before the last repetition, and is then repeated.
    const attempts = forwarded().length;
    await expect.poll(() => forwarded().length).toBeGreaterThan(attempts + 1);

    recovered();
    await expect.poll(() => waiting()).toEqual([]);
    expect(forwarded()).toEqual([{ id: 'tr_dubbel' }]);
  });

  it('is forwarded again if repeated during its delivery', async () => {
    let release: (() => void) | undefined;
    testSetup.provider.answer('/meldingen', async () => {
      await new Promise<void>((done) => (release ??= done));
      return { status: 202 };
    });
    await report('id=tr_weer');
    await expect.poll(() => release).toBeDefined();
    await report('id=tr_weer');
    testSetup.provider.answer('/meldingen', () => ({ status: 202 }));
    release?.();

    await expect.poll(() => waiting()).toEqual([]);
    expect(forwarded()).toHaveLength(2);
  });

  it.each([503, 500, 404, 401, 429])(
    'is retried until accepted after a refusal with %i',
    async (status) => {
      const recovered = fault(status);
      await report('id=tr_later');
      await expect.poll(() => forwarded().length).toBeGreaterThan(2);
      expect(await waiting()).toEqual(['tr_later']);

      recovered();
      await expect.poll(() => waiting()).toEqual([]);
    },
  );

  it('without response does not block others for ever', async () => {
    testSetup.provider.answer('/meldingen', () => new Promise(() => undefined));
    await report('id=tr_stil');
    await expect.poll(() => forwarded().length).toBe(1);
    await report('id=tr_ander');

    await expect.poll(() => JSON.stringify(forwarded()), { timeout: 3_000 }).toContain('tr_ander');
    testSetup.provider.recover();
    await expect.poll(() => waiting(), { timeout: 3_000 }).toEqual([]);
  });
});

describe('an invalid message', () => {
  it.each([
    ['', 400],
    ['id=', 400],
    ['id=tr_1&id=tr_2', 400],
    ['id=tr_1&bedrag=0.01', 400],
    ['naam=tr_1', 400],
    ['id=tr 1', 400],
    ['id=../relatie', 400],
    ['id=%00', 400],
    [`id=${'x'.repeat(65)}`, 400],
    [`id=${'x'.repeat(5000)}`, 413],
  ])('is refused: %j', async (body, status) => {
    expect((await report(body)).status).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (kind) => {
      expect((await report('{"id":"tr_1"}', { 'content-type': kind })).status).toBe(415);
    },
  );

  it('is not a page either', async () => {
    const response = await testSetup.browser().request('/webhooks/betalingen');
    expect([response.status, response.headers['allow']]).toEqual([405, 'POST']);
  });

  it('does not log its id', async () => {
    fault();
    await report('id=tr_nietindelog');
    await report('id=tr_nietindelog&id=tr_nietindelog');
    // The refusal is logged before the next attempt.
    await expect.poll(() => forwarded().length).toBeGreaterThan(1);
    expect(testSetup.log.join('')).not.toContain('tr_nietindelog');
  });
});

it('answers too many messages from one address with 429, and does not store them', async () => {
  const busy = await startTestGateway({ timeouts, limits: { paymentNotices: 2 } });
  const statuses = [];
  for (const id of ['a', 'b', 'c']) statuses.push((await report(`id=${id}`, form, busy)).status);

  expect(statuses).toEqual([200, 200, 429]);
  await busy.stop();
});

it('finds old messages by index', async () => {
  await testSetup.sql('SET enable_seqscan = off');
  const plan = await testSetup.sql(
    `EXPLAIN DELETE FROM gateway.payment_notice WHERE received < now() - interval '3 days'`,
  );
  await testSetup.sql('RESET enable_seqscan');
  expect(JSON.stringify(plan)).toContain('payment_notice_received');
});

it('is answered with 503 for a retry while the database is away', async () => {
  const without = await startTestGateway({ timeouts });
  await without.sql('ALTER TABLE gateway.payment_notice RENAME TO gone');

  expect((await report('id=tr_1', form, without)).status).toBe(503);
  await without.sql('ALTER TABLE gateway.gone RENAME TO payment_notice');
  await without.stop();
});

describe('a crashed gateway', () => {
  it('leaves its messages to the next one, also one in delivery', async () => {
    const first = await startTestGateway({ timeouts });
    fault(503, first);
    await report('id=tr_wacht', form, first);
    await expect.poll(() => forwarded(first).length).toBeGreaterThan(0);
    // Locked and never released, as after kill -9 during a delivery.
    await first.sql(
      "INSERT INTO gateway.payment_notice (id, next_attempt) VALUES ('tr_bezig', now() + interval '0.5 seconds')",
    );
    await first.gateway.close();
    const second = await startTestGateway({ timeouts, databaseUrl: first.databaseUrl });

    await expect.poll(() => waiting(first), { timeout: 3_000 }).toEqual([]);
    expect(forwarded(second)).toEqual(
      expect.arrayContaining([{ id: 'tr_wacht' }, { id: 'tr_bezig' }]),
    );
    await second.stop();
    await first.stop();
  });

  it('forwards each message once with several copies', async () => {
    const first = await startTestGateway({ timeouts });
    const second = await startTestGateway({ timeouts, databaseUrl: first.databaseUrl });
    const ids = Array.from({ length: 40 }, (_, i) => `tr_${i}`);
    await Promise.all(ids.map((id, i) => report(`id=${id}`, form, i % 2 ? first : second)));

    await expect.poll(() => waiting(first), { timeout: 5_000 }).toEqual([]);
    const all = [...forwarded(first), ...forwarded(second)].map((one) => JSON.stringify(one));
    expect(all.toSorted()).toEqual(ids.map((id) => JSON.stringify({ id })).toSorted());
    await second.stop();
    await first.stop();
  });
});

it('doubles the delays up to five minutes', () => {
  expect([0, 1, 2, 9, 1000].map((times) => pauseAfter(times, 1_000))).toEqual([
    1_000, 2_000, 4_000, 300_000, 300_000,
  ]);
});
