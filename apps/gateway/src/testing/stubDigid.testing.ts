import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { defaultDigidWords, type MandateWords } from '../sessie/digid.ts';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** A broker's response; absent parts are correct. */
export interface DigidResponse {
  readonly bsn?: string;
  readonly niveau?: number;
  /** Overrides claims of the ID token. */
  readonly claims?: JWTPayload;
  readonly forgedKey?: boolean;
  readonly outOfOrder?: boolean;
}

interface Code {
  readonly response: DigidResponse;
  readonly request: URLSearchParams;
}

const secret = 'secret-of-the-test';

const algorithm = 'ES256';

/** Words of the broker for DigiD Machtigen: services that open what they are called. */
const mandates: MandateWords = {
  scope: 'openid bsn machtiging',
  serviceClaim: 'service',
  services: new Map([
    ['zorg', ['zorg']],
    ['facturen', ['facturen']],
    ['alles', ['zorg', 'facturen']],
  ]),
};

async function createKeys() {
  const [good, forged] = await Promise.all([
    generateKeyPair(algorithm),
    generateKeyPair(algorithm),
  ]);
  const jwk = {
    ...(await exportJWK(good.publicKey)),
    kid: 'testSetup',
    alg: algorithm,
    use: 'sig',
  };
  return { good: good.privateKey, forged: forged.privateKey, jwk };
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: [algorithm],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/** A minimal OpenID Connect broker; tests can falsify every response. */
class StubDigid {
  readonly #app = Fastify();
  readonly #keys: Awaited<ReturnType<typeof createKeys>>;
  readonly #codes = new Map<string, Code>();
  #issuer = '';
  #gone = false;

  constructor(keys: Awaited<ReturnType<typeof createKeys>>) {
    this.#keys = keys;
    this.#app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    this.#app.addHook('onRequest', async (_request, reply) =>
      this.#gone ? reply.code(503).send() : undefined,
    );
    this.#app.get('/.well-known/openid-configuration', () => discovery(this.#issuer));
    this.#app.get('/jwks', () => ({ keys: [keys.jwk] }));
    this.#app.post<{ Body: URLSearchParams }>('/token', async ({ body }, reply) => {
      const code = this.#redeem(body);
      if (!code) return reply.code(400).send({ error: 'invalid_grant' });
      if (code.response.outOfOrder) return reply.code(503).send('stuk');
      const id_token = await this.#idToken(code);
      return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token };
    });
  }

  async start(): Promise<void> {
    this.#issuer = await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  get config() {
    const client = { issuer: this.#issuer, clientId: 'mijn', clientSecret: secret };
    return { ...client, minimumLevel: 25, words: { ...defaultDigidWords, mandate: mandates } };
  }

  /** Sets another public address, such as a faulty network's. Returns its configuration. */
  reachedAt(address: string) {
    this.#issuer = new URL(address).origin;
    return this.config;
  }

  setGone(value: boolean): void {
    this.#gone = value;
  }

  respondTo(authorization: URL, response: DigidResponse = {}): URL {
    const code = randomUUID();
    this.#codes.set(code, { response, request: authorization.searchParams });
    return this.#back(authorization, { code });
  }

  refusalTo(authorization: URL, error: string): URL {
    return this.#back(authorization, { error });
  }

  async stop(): Promise<void> {
    await this.#app.close();
  }

  #back({ searchParams: request }: URL, what: Readonly<Record<string, string>>): URL {
    const back = new URL(request.get('redirect_uri') ?? '');
    const state = request.get('state') ?? '';
    back.search = new URLSearchParams({ ...what, state, iss: this.#issuer }).toString();
    return back;
  }

  /** Redeems a code once, with proof of the verifier. */
  #redeem(body: URLSearchParams): Code | undefined {
    const key = body.get('code') ?? '';
    const code = this.#codes.get(key);
    this.#codes.delete(key);
    const verifier = body.get('code_verifier') ?? '';
    const proof = createHash('sha256').update(verifier).digest('base64url');
    const matches =
      code?.request.get('code_challenge') === proof && body.get('client_secret') === secret;
    return matches ? code : undefined;
  }

  #idToken({ response, request }: Code): Promise<string> {
    const { bsn = '999990081', niveau = 25, claims, forgedKey } = response;
    const now = Math.floor(Date.now() / 1000);
    const content = {
      iss: this.#issuer,
      aud: 'mijn',
      sub: 'iemand',
      iat: now,
      exp: now + 60,
      nonce: request.get('nonce'),
      acr: `urn:mijn:digid:niveau:${niveau}`,
      bsn,
      ...claims,
    };
    return new SignJWT(content)
      .setProtectedHeader({ alg: algorithm, kid: 'testSetup' })
      .sign(forgedKey ? this.#keys.forged : this.#keys.good);
  }
}

/** Starts a broker for a test. */
export async function startStubDigid(): Promise<StubDigid> {
  const digid = new StubDigid(await createKeys());
  await digid.start();
  return digid;
}
