import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsumer, type RelyingParty } from './relyingParty.testing.ts';
import { visitDigid } from './visitor.ts';
import { digidErrorKeys, isDigidError, type DigidError } from './errors.ts';

let relyingParty: RelyingParty;
beforeAll(async () => {
  relyingParty = await startConsumer();
});
afterAll(() => relyingParty.close());

/** What a careful relying party makes of each fault. */
const seen: Record<Exclude<DigidError, 'levelTooLow'>, object> = {
  cancel: { error: 'access_denied' },
  wrongState: { cause: { message: 'unexpected "state" response parameter value' } },
  wrongNonce: { cause: { message: expect.stringContaining('"nonce"') } },
  wrongSignature: { cause: { message: expect.stringContaining('signature') } },
  verlopen: { cause: { message: expect.stringContaining('"exp"') } },
  expiredCode: { error: 'invalid_grant' },
  codeReused: { error: 'invalid_grant' },
  digidFault: { cause: expect.objectContaining({ status: 503 }) },
};

describe('a fault chosen on the page', () => {
  it.each(Object.entries(seen))('%s is seen as what it is', async (error, expected) => {
    if (!isDigidError(error)) throw new Error(`unknown fault ${error}`);

    const login = relyingParty.logIn({ persona: 'sanne', error });

    await expect(login).rejects.toMatchObject(expected);
  });

  it('a level too low stands in the token', async () => {
    const claims = await relyingParty.logIn({ persona: 'sanne', error: 'levelTooLow' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:10');
  });

  it('cancelling needs no persona', async () => {
    const { address } = await relyingParty.begin();

    const back = await visitDigid(address, { error: 'cancel' });

    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it.each(digidErrorKeys)('%s holds for that login only', async (error) => {
    await relyingParty.logIn({ persona: 'sanne', error }).catch(() => undefined);

    const claims = await relyingParty.logIn({ persona: 'sanne' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:25');
  });

  it('leaves another login that is under way alone', async () => {
    const good = await relyingParty.begin();
    const back = await visitDigid(good.address, { persona: 'daan' });
    await relyingParty.logIn({ persona: 'sanne', error: 'digidFault' }).catch(() => undefined);

    await expect(relyingParty.complete(back, good)).resolves.toHaveProperty('bsn');
  });

  it('an outage stays an outage for that code', async () => {
    const login = await relyingParty.begin();
    const back = await visitDigid(login.address, { persona: 'sanne', error: 'digidFault' });

    await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
      cause: { status: 503 },
    });
    await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
      cause: { status: 503 },
    });
  });
});
