import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** What the broker of a test answers; what is left out is right. */
export interface DigidResponse {
  readonly bsn?: string;
  readonly niveau?: number;
  /** Changes the claims of the ID token. */
  readonly claims?: JWTPayload;
  /** Signs with a key that is not in the published set. */
  readonly forgedKey?: boolean;
  readonly outOfOrder?: boolean;
}

interface Code {
  readonly response: DigidResponse;
  readonly request: URLSearchParams;
}

const secret = 'geheim-van-de-proef';

/** The smallest OpenID Connect broker: every answer of it can be made wrong by a test. */
export async function startStubDigid() {
  const app = Fastify();
  const [good, forged] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(good.publicKey)), kid: 'testSetup', alg: 'ES256', use: 'sig' };
  const codes = new Map<string, Code>();
  let issuer = '';
  let gone = false;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
  app.addHook('onRequest', async (_request, reply) => (gone ? reply.code(503).send() : undefined));
  app.get('/.well-known/openid-configuration', () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }));
  app.get('/jwks', () => ({ keys: [jwk] }));
  app.post<{ Body: URLSearchParams }>('/token', async ({ body }, reply) => {
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const matches =
      code?.request.get('code_challenge') === proof && body.get('client_secret') === secret;
    if (!code || !matches) return reply.code(400).send({ error: 'invalid_grant' });
    if (code.response.outOfOrder) return reply.code(503).send('stuk');
    const { bsn = '999990081', niveau = 25, claims, forgedKey } = code.response;
    const now = Math.floor(Date.now() / 1000);
    const content = {
      iss: issuer,
      aud: 'mijn',
      sub: 'iemand',
      iat: now,
      exp: now + 60,
      nonce: code.request.get('nonce'),
      acr: `urn:mijn:digid:niveau:${niveau}`,
      bsn,
      ...claims,
    };
    const id_token = await new SignJWT(content)
      .setProtectedHeader({ alg: 'ES256', kid: 'testSetup' })
      .sign(forgedKey ? forged.privateKey : good.privateKey);
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token };
  });
  issuer = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    config: { issuer, clientId: 'mijn', clientSecret: secret, minimumLevel: 25 },
    /** Has it known by another address: that of a network with faults before it. Gives its configuration. */
    reachedAt: (address: string) => {
      issuer = new URL(address).origin;
      return { issuer, clientId: 'mijn', clientSecret: secret, minimumLevel: 25 };
    },
    /** Whether the broker is out of order altogether. */
    setGone: (value: boolean) => {
      gone = value;
    },
    /** The address on which the broker sends the browser back after a login. */
    respondTo(authorization: URL, response: DigidResponse = {}): URL {
      const request = authorization.searchParams;
      const code = randomUUID();
      codes.set(code, { response, request });
      const back = new URL(request.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        code,
        state: request.get('state') ?? '',
        iss: issuer,
      }).toString();
      return back;
    },
    /** The address on which it sends the browser back with a refusal. */
    refusalTo(authorization: URL, error: string): URL {
      const request = authorization.searchParams;
      const back = new URL(request.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        error,
        state: request.get('state') ?? '',
        iss: issuer,
      }).toString();
      return back;
    },
    stop: () => app.close(),
  };
}
