import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAfnemer, type Afnemer } from './afnemer.testhulp.ts';
import { bezoekDigid } from './bezoeker.ts';
import { digidFoutSleutels, isDigidFout, type DigidFout } from './fouten.ts';

let afnemer: Afnemer;
beforeAll(async () => {
  afnemer = await startAfnemer();
});
afterAll(() => afnemer.sluit());

/** What a careful relying party makes of each fault. */
const gezien: Record<Exclude<DigidFout, 'teLaagNiveau'>, object> = {
  annuleren: { error: 'access_denied' },
  verkeerdeState: { cause: { message: 'unexpected "state" response parameter value' } },
  verkeerdeNonce: { cause: { message: expect.stringContaining('"nonce"') } },
  verkeerdeHandtekening: { cause: { message: expect.stringContaining('signature') } },
  verlopen: { cause: { message: expect.stringContaining('"exp"') } },
  verlopenCode: { error: 'invalid_grant' },
  codeOpnieuwGebruikt: { error: 'invalid_grant' },
  digidStoring: { cause: expect.objectContaining({ status: 503 }) },
};

describe('a fault chosen on the page', () => {
  it.each(Object.entries(gezien))('%s is seen as what it is', async (fout, verwacht) => {
    if (!isDigidFout(fout)) throw new Error(`unknown fault ${fout}`);

    const login = afnemer.logIn({ persona: 'sanne', fout });

    await expect(login).rejects.toMatchObject(verwacht);
  });

  it('a level too low stands in the token', async () => {
    const claims = await afnemer.logIn({ persona: 'sanne', fout: 'teLaagNiveau' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:10');
  });

  it('cancelling needs no persona', async () => {
    const { adres } = await afnemer.begin();

    const terug = await bezoekDigid(adres, { fout: 'annuleren' });

    expect(terug.searchParams.get('error')).toBe('access_denied');
  });

  it.each(digidFoutSleutels)('%s holds for that login only', async (fout) => {
    await afnemer.logIn({ persona: 'sanne', fout }).catch(() => undefined);

    const claims = await afnemer.logIn({ persona: 'sanne' });

    expect(claims['acr']).toBe('urn:mijn:digid:niveau:25');
  });

  it('leaves another login that is under way alone', async () => {
    const goed = await afnemer.begin();
    const terug = await bezoekDigid(goed.adres, { persona: 'daan' });
    await afnemer.logIn({ persona: 'sanne', fout: 'digidStoring' }).catch(() => undefined);

    await expect(afnemer.rondAf(terug, goed)).resolves.toHaveProperty('bsn');
  });

  it('an outage stays an outage for that code', async () => {
    const login = await afnemer.begin();
    const terug = await bezoekDigid(login.adres, { persona: 'sanne', fout: 'digidStoring' });

    await expect(afnemer.rondAf(terug, login)).rejects.toMatchObject({ cause: { status: 503 } });
    await expect(afnemer.rondAf(terug, login)).rejects.toMatchObject({ cause: { status: 503 } });
  });
});
