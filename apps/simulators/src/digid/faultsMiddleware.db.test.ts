import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsumer, type RelyingParty } from './relyingParty.testing.ts';
import { visitDigid } from './visitor.testing.ts';
import { digidFaults, isDigidFault } from './faultKeys.ts';

let relyingParty: RelyingParty;
beforeAll(async () => {
  relyingParty = await startConsumer();
});
afterAll(() => relyingParty.close());

it.each(Object.keys(digidFaults).filter(isDigidFault))(
  '%s holds for that login only',
  async (fault) => {
    await relyingParty.logIn({ persona: 'sanne', fault }).catch(() => undefined);

    const claims = await relyingParty.logIn({ persona: 'sanne' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:25');
  },
);

it('does not affect another pending login', async () => {
  const good = await relyingParty.start();
  const back = await visitDigid(good.address, { persona: 'daan' });
  await relyingParty.logIn({ persona: 'sanne', fault: 'digidFault' }).catch(() => undefined);

  await expect(relyingParty.complete(back, good)).resolves.toHaveProperty('bsn');
});

it('repeats an outage for the same code', async () => {
  const login = await relyingParty.start();
  const back = await visitDigid(login.address, { persona: 'sanne', fault: 'digidFault' });

  await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
    cause: { status: 503 },
  });
  await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
    cause: { status: 503 },
  });
});

it('answers an outage like a proxy, and not like the broker', async () => {
  const login = await relyingParty.start();
  const back = await visitDigid(login.address, { persona: 'sanne', fault: 'digidFault' });

  const failed = await relyingParty.complete(back, login).catch((error: unknown) => error);

  const { cause } = failed instanceof Error ? failed : {};
  if (!(cause instanceof Response)) throw new Error('no answer of the broker');
  expect(cause.headers.get('content-type')).toContain('text/html');
});

it.each([
  ['another claim', 'wrongNonce', '"nonce"'],
  ['another key', 'wrongSignature', 'signature'],
] as const)(
  'an ID token is forged with %s where the fault wants that',
  async (_what, fault, word) => {
    await expect(relyingParty.logIn({ persona: 'sanne', fault })).rejects.toMatchObject({
      cause: { message: expect.stringContaining(word) },
    });
  },
);

it('does not change the ID token again for a fault that the login page applied', async () => {
  const claims = await relyingParty.logIn({ persona: 'sanne', fault: 'levelTooLow' });

  expect(claims['acr']).toBe('urn:mijn:digid:niveau:10');
});
