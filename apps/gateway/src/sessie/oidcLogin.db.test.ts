import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startStubDigid } from '../testing/stubDigid.testing.ts';
import { createOidcLogin, LoginError, type StartedLogin, type OidcWish } from './oidcLogin.ts';

let broker: Awaited<ReturnType<typeof startStubDigid>>;
beforeAll(async () => {
  broker = await startStubDigid();
});
afterAll(() => broker.stop());
beforeEach(() => broker.setGone(false));

const back = 'http://localhost:3000/digid/callback';
const wish: OidcWish<unknown> = {
  scope: 'openid',
  parameters: { acr_values: 'high' },
  parsePerson: (claims) => claims?.['bsn'],
};

function relyingParty(patienceMs = 5_000, including: Partial<typeof wish> = {}) {
  const asked: unknown[] = [];
  const counted: typeof fetch = (address, options) => {
    asked.push(address);
    return fetch(address, options);
  };
  return {
    asked,
    login: createOidcLogin(broker.config, counted, patienceMs, { ...wish, ...including }),
  };
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'succeeded',
    (error: unknown) => (error instanceof LoginError ? error.reason : error),
  );

describe('starting a login', () => {
  it('finds the issuer on first use, once for all later logins', async () => {
    const { asked, login } = relyingParty();
    expect(asked).toEqual([]);
    const first = await login.start(back);
    const second = await login.start(back);
    expect(asked).toHaveLength(1);
    expect(first.state).not.toBe(second.state);
    expect(first.verifier).not.toBe(second.verifier);
  });

  it('sends the required parameters, and never the secret', async () => {
    const { url, state, nonce, verifier } = await relyingParty().login.start(back);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: back,
      scope: 'openid',
      acr_values: 'high',
      code_challenge_method: 'S256',
      prompt: 'login',
      state,
      nonce,
    });
    expect(url.href).not.toContain(verifier);
  });

  it('fails while the issuer is away, and recovers', async () => {
    const { login } = relyingParty();
    broker.setGone(true);
    expect(await reasonOf(login.start(back))).toBe('anders');
    broker.setGone(false);
    expect(await reasonOf(login.start(back))).toBe('succeeded');
  });

  it('times out', async () => {
    const silent = createOidcLogin(broker.config, () => new Promise(() => undefined), 20, wish);
    expect(await reasonOf(silent.start(back))).toBe('anders');
  });

  it('leaves no pending request at a silent issuer', async () => {
    let signal: AbortSignal | null | undefined;
    const never: typeof fetch = (_address, options) => {
      signal = options?.signal;
      return new Promise(() => undefined);
    };
    const silent = createOidcLogin(broker.config, never, 20, wish);
    expect(await reasonOf(silent.start(back))).toBe('anders');
    await expect.poll(() => signal?.aborted, { timeout: 4_000 }).toBe(true);
  });
});

async function begun(including: Partial<typeof wish> = {}) {
  const { login } = relyingParty(5_000, including);
  return { login, started: await login.start(back) };
}
const returns = ({ url }: StartedLogin, response = {}) => broker.respondTo(url, response);

describe('the returning browser', () => {
  it('returns the person', async () => {
    const { login, started } = await begun();
    expect(await login.complete(returns(started, { bsn: '999990081' }), started)).toBe('999990081');
  });

  it.each([
    ['access_denied', 'geannuleerd'],
    ['unmet_authentication_requirements', 'niveau'],
    ['server_error', 'anders'],
    ['constructor', 'anders'],
  ])('maps the refusal %s to the reason: %s', async (error, reason) => {
    const { login, started } = await begun();
    expect(await reasonOf(login.complete(broker.refusalTo(started.url, error), started))).toBe(
      reason,
    );
  });

  it.each([
    ['a state of another login', { state: 'another' }],
    ['a nonce of another login', { nonce: 'another' }],
    ['a verifier of another login', { verifier: 'x'.repeat(43) }],
  ])('is refused with %s', async (_what, otherwise) => {
    const { login, started } = await begun();
    const answer = login.complete(returns(started), { ...started, ...otherwise });
    expect(await reasonOf(answer)).toBe('anders');
  });

  it('is refused with a token of another signer', async () => {
    const { login, started } = await begun();
    const answer = login.complete(returns(started, { forgedKey: true }), started);
    expect(await reasonOf(answer)).toBe('anders');
  });

  it('is refused with the reason of the claims’ parser', async () => {
    const { login, started } = await begun({
      parsePerson: () => {
        throw new LoginError('niveau', 'too low');
      },
    });
    expect(await reasonOf(login.complete(returns(started), started))).toBe('niveau');
  });

  it('leaves nothing of the response in the error', async () => {
    const { login, started } = await begun();
    const answer = returns(started, { bsn: '999990081', forgedKey: true });
    const error = await login.complete(answer, started).catch((caught: Error) => caught);
    expect(error).toBeInstanceOf(LoginError);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/999990081|code=/);
  });
});

it('refuses an issuer over plain http elsewhere before any request', () => {
  const config = { ...broker.config, issuer: 'http://login.example' };
  expect(() => createOidcLogin(config, fetch, 1_000, wish)).toThrow('must be https');
});
