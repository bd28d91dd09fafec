import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsumer, type RelyingParty } from './relyingParty.testing.ts';
import { visitDigid } from './visitor.testing.ts';
import { isDigidFault, type DigidFault } from './faultKeys.ts';

let relyingParty: RelyingParty;
beforeAll(async () => {
  relyingParty = await startConsumer();
});
afterAll(() => relyingParty.close());

/** The error that a careful relying party reports for each fault. */
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
  it.each(Object.entries(seen))('is detected by the relying party: %s', async (fault, expected) => {
    if (!isDigidFault(fault)) throw new Error(`unknown fault ${fault}`);

    const login = relyingParty.logIn({ persona: 'sanne', fault });

    await expect(login).rejects.toMatchObject(expected);
  });

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
