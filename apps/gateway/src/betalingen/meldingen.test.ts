import { betaalmeldingClaims, aanroeperClaims } from '@mijn/contract/aanroeper';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProef, type Proef } from '../testhulp/proef.testhulp.ts';
import { pauzeNa } from './doorgeven.ts';

const wachttijden = { meldingRonde: 20, meldingPauze: 10, provider: 300 };
const formulier = { 'content-type': 'application/x-www-form-urlencoded' };

let proef: Proef;
beforeAll(async () => {
  proef = await startProef({ wachttijden });
});
afterAll(() => proef.stop());
beforeEach(async () => {
  proef.provider.herstel();
  await proef.sql('delete from gateway.betaalmelding');
});

const meld = (body: string, headers: Record<string, string> = formulier, waar = proef) =>
  fetch(`${waar.adressen.ZZ}/webhooks/betalingen`, { method: 'POST', body, headers });
const doorgegeven = (waar = proef) => waar.provider.gezien.map(({ inhoud }) => inhoud);
const wachtend = async (waar = proef) =>
  (await waar.sql('select id from gateway.betaalmelding order by id')).map(({ id }) => id);
/** The insurer does not answer well until the returned function is called. */
function storing(status = 503, waar = proef) {
  waar.provider.antwoord('/meldingen', (reply) => reply.code(status).send({ status }));
  return () => waar.provider.herstel();
}

describe('a message of the payment provider', () => {
  it('is answered 200 and passed on by its id alone, with a token that names nobody', async () => {
    const antwoord = await meld('id=tr_7UhSN1zuXS');

    expect(antwoord.status).toBe(200);
    await expect.poll(() => doorgegeven()).toEqual([{ id: 'tr_7UhSN1zuXS' }]);
    await expect.poll(() => wachtend()).toEqual([]);
    const [aanroep] = proef.provider.gezien;
    expect(aanroep?.pad).toBe('/api/v1/uitbreidingen/betalingen/meldingen');
    const claims = decodeJwt(aanroep?.headers.authorization?.replace('Bearer ', '') ?? '');
    expect(betaalmeldingClaims.safeParse(claims).success).toBe(true);
    expect(aanroeperClaims.safeParse(claims).success).toBe(false);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(60);
  });

  it('may come from any site: it needs no header, Origin or session of ours', async () => {
    const vreemd = { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' };
    expect((await meld('id=tr_1', { ...formulier, ...vreemd })).status).toBe(200);
  });

  it('that is told again while it waits is passed on once', async () => {
    const hersteld = storing();
    await Promise.all(Array.from({ length: 10 }, () => meld('id=tr_dubbel')));
    expect(await wachtend()).toEqual(['tr_dubbel']);

    hersteld();
    await expect.poll(() => wachtend()).toEqual([]);
    expect(doorgegeven()).toEqual([{ id: 'tr_dubbel' }]);
  });

  it('that is told again while it is being passed on is passed on once more', async () => {
    let laatLos: (() => void) | undefined;
    proef.provider.antwoord('/meldingen', async () => {
      await new Promise<void>((klaar) => (laatLos ??= klaar));
      return { status: 202 };
    });
    await meld('id=tr_weer');
    await expect.poll(() => laatLos).toBeDefined();
    await meld('id=tr_weer');
    proef.provider.antwoord('/meldingen', () => ({ status: 202 }));
    laatLos?.();

    await expect.poll(() => wachtend()).toEqual([]);
    expect(doorgegeven()).toHaveLength(2);
  });

  it.each([503, 500, 404, 401, 429])(
    'that the insurer refuses with %i is offered until it is accepted',
    async (status) => {
      const hersteld = storing(status);
      await meld('id=tr_later');
      await expect.poll(() => doorgegeven().length).toBeGreaterThan(2);
      expect(await wachtend()).toEqual(['tr_later']);

      hersteld();
      await expect.poll(() => wachtend()).toEqual([]);
    },
  );

  it('that nobody answers does not hold up the others for ever', async () => {
    proef.provider.antwoord('/meldingen', () => new Promise(() => undefined));
    await meld('id=tr_stil');
    await expect.poll(() => doorgegeven().length).toBe(1);
    await meld('id=tr_ander');

    await expect
      .poll(() => JSON.stringify(doorgegeven()), { timeout: 3_000 })
      .toContain('tr_ander');
    proef.provider.herstel();
    await expect.poll(() => wachtend(), { timeout: 3_000 }).toEqual([]);
  });
});

describe('what is no message', () => {
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
    expect((await meld(body)).status).toBe(status);
    expect(await wachtend()).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (soort) => {
      expect((await meld('{"id":"tr_1"}', { 'content-type': soort })).status).toBe(415);
    },
  );

  it('is no page either', async () => {
    const antwoord = await proef.browser().vraag('/webhooks/betalingen');
    expect([antwoord.status, antwoord.headers['allow']]).toEqual([405, 'POST']);
  });

  it('leaves no trace of its id in the log', async () => {
    storing();
    await meld('id=tr_nietindelog');
    await meld('id=tr_nietindelog&id=tr_nietindelog');
    await expect.poll(() => doorgegeven().length).toBeGreaterThan(0);
    expect(proef.log.join('')).not.toContain('tr_nietindelog');
  });
});

it('too many from one address get 429, and are not noted', async () => {
  const druk = await startProef({ wachttijden, limieten: { meldingen: 2 } });
  const statussen = [];
  for (const id of ['a', 'b', 'c'])
    statussen.push((await meld(`id=${id}`, formulier, druk)).status);

  expect(statussen).toEqual([200, 200, 429]);
  await druk.stop();
});

it('is answered 503, to be told again, while the database is away', async () => {
  const zonder = await startProef({ wachttijden });
  await zonder.sql('alter table gateway.betaalmelding rename to weg');

  expect((await meld('id=tr_1', formulier, zonder)).status).toBe(503);
  await zonder.sql('alter table gateway.weg rename to betaalmelding');
  await zonder.stop();
});

describe('a gateway that falls over', () => {
  it('left what it had noted to the next one, and what it was doing too', async () => {
    const eerste = await startProef({ wachttijden });
    storing(503, eerste);
    await meld('id=tr_wacht', formulier, eerste);
    await expect.poll(() => doorgegeven(eerste).length).toBeGreaterThan(0);
    // As after kill -9 in the middle of passing one on: taken, and never laid back.
    await eerste.sql(
      "insert into gateway.betaalmelding (id, opnieuw_na) values ('tr_bezig', now() + interval '0.5 seconds')",
    );
    await eerste.gateway.close();
    const tweede = await startProef({ wachttijden, databaseUrl: eerste.databaseUrl });

    await expect.poll(() => wachtend(eerste), { timeout: 3_000 }).toEqual([]);
    expect(doorgegeven(tweede)).toEqual(
      expect.arrayContaining([{ id: 'tr_wacht' }, { id: 'tr_bezig' }]),
    );
    await tweede.stop();
    await eerste.stop();
  });

  it('and its copies pass each message on once', async () => {
    const eerste = await startProef({ wachttijden });
    const tweede = await startProef({ wachttijden, databaseUrl: eerste.databaseUrl });
    const ids = Array.from({ length: 40 }, (_, i) => `tr_${i}`);
    await Promise.all(ids.map((id, i) => meld(`id=${id}`, formulier, i % 2 ? eerste : tweede)));

    await expect.poll(() => wachtend(eerste), { timeout: 5_000 }).toEqual([]);
    const alle = [...doorgegeven(eerste), ...doorgegeven(tweede)].map((een) => JSON.stringify(een));
    expect(alle.toSorted()).toEqual(ids.map((id) => JSON.stringify({ id })).toSorted());
    await tweede.stop();
    await eerste.stop();
  });
});

it('the pauses double, up to five minutes', () => {
  expect([0, 1, 2, 9, 1000].map((keer) => pauzeNa(keer, 1_000))).toEqual([
    1_000, 2_000, 4_000, 300_000, 300_000,
  ]);
});
