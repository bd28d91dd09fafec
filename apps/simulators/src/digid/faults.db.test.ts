import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsumer, type RelyingParty } from './relyingParty.testing.ts';
import { visitDigid } from './visitor.testing.ts';
import { digidFaults, isDigidFault, type DigidFault } from './login.ts';

let relyingParty: RelyingParty;
beforeAll(async () => {
  relyingParty = await startConsumer();
});
afterAll(() => relyingParty.close());

/** The error that a careful relying party reports for each fault. */
const errors: Record<Exclude<DigidFault, 'levelTooLow'>, object> = {
  cancel: { error: 'access_denied' },
  wrongState: { cause: { message: 'unexpected "state" response parameter value' } },
  wrongNonce: { cause: { message: expect.stringContaining('"nonce"') } },
  wrongSignature: { cause: { message: expect.stringContaining('signature') } },
  expiredToken: { cause: { message: expect.stringContaining('"exp"') } },
  expiredCode: { error: 'invalid_grant' },
  codeReused: { error: 'invalid_grant' },
  digidFault: { cause: expect.objectContaining({ status: 503 }) },
};

describe('a fault chosen on the page', () => {
  it.each(Object.entries(errors))(
    'is detected by the relying party: %s',
    async (fault, expected) => {
      if (!isDigidFault(fault)) throw new Error(`unknown fault ${fault}`);

      const login = relyingParty.logIn({ persona: 'sanne', fault });

      await expect(login).rejects.toMatchObject(expected);
    },
  );

  it('puts a level that is too low in the token', async () => {
    const claims = await relyingParty.logIn({ persona: 'sanne', fault: 'levelTooLow' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:10');
  });

  it('cancels without a persona', async () => {
    const { address } = await relyingParty.start();

    const back = await visitDigid(address, { fault: 'cancel' });

    expect(back.searchParams.get('error')).toBe('access_denied');
  });
});

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
