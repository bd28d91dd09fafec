import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsumer, type RelyingParty } from './relyingParty.testing.ts';
import { visitDigid } from './visitor.ts';
import { digidFaultKeys, isDigidFault, type DigidFault } from './faultKeys.ts';

let relyingParty: RelyingParty;
beforeAll(async () => {
  relyingParty = await startConsumer();
});
afterAll(() => relyingParty.close());

/** What a careful relying party makes of each fault. */
const seen: Record<Exclude<DigidFault, 'levelTooLow'>, object> = {
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
  it.each(Object.entries(seen))('%s is seen as what it is', async (fault, expected) => {
    if (!isDigidFault(fault)) throw new Error(`unknown fault ${fault}`);

    const login = relyingParty.logIn({ persona: 'sanne', fault });

    await expect(login).rejects.toMatchObject(expected);
  });

  it('a level too low stands in the token', async () => {
    const claims = await relyingParty.logIn({ persona: 'sanne', fault: 'levelTooLow' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:10');
  });

  it('cancelling needs no persona', async () => {
    const { address } = await relyingParty.begin();

    const back = await visitDigid(address, { fault: 'cancel' });

    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it.each(digidFaultKeys)('%s holds for that login only', async (fault) => {
    await relyingParty.logIn({ persona: 'sanne', fault }).catch(() => undefined);

    const claims = await relyingParty.logIn({ persona: 'sanne' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:25');
  });

  it('leaves another login that is under way alone', async () => {
    const good = await relyingParty.begin();
    const back = await visitDigid(good.address, { persona: 'daan' });
    await relyingParty.logIn({ persona: 'sanne', fault: 'digidFault' }).catch(() => undefined);

    await expect(relyingParty.complete(back, good)).resolves.toHaveProperty('bsn');
  });

  it('an outage stays an outage for that code', async () => {
    const login = await relyingParty.begin();
    const back = await visitDigid(login.address, { persona: 'sanne', fault: 'digidFault' });

    await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
      cause: { status: 503 },
    });
    await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
      cause: { status: 503 },
    });
  });
});
