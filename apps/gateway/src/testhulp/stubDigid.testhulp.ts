import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** What the broker of a test answers; what is left out is right. */
export interface DigidAntwoord {
  readonly bsn?: string;
  readonly niveau?: number;
  /** Changes the claims of the ID token. */
  readonly claims?: JWTPayload;
  /** Signs with a key that is not in the published set. */
  readonly valseSleutel?: boolean;
  readonly buitenGebruik?: boolean;
}

interface Code {
  readonly antwoord: DigidAntwoord;
  readonly vraag: URLSearchParams;
}

const secret = 'geheim-van-de-proef';

/** The smallest OpenID Connect broker: every answer of it can be made wrong by a test. */
export async function startStubDigid() {
  const app = Fastify();
  const [goed, vals] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(goed.publicKey)), kid: 'proef', alg: 'ES256', use: 'sig' };
  const codes = new Map<string, Code>();
  let issuer = '';
  let weg = false;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, tekst, klaar) => klaar(null, new URLSearchParams(String(tekst))),
  );
  app.addHook('onRequest', async (_request, reply) => (weg ? reply.code(503).send() : undefined));
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
    const bewijs = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const klopt =
      code?.vraag.get('code_challenge') === bewijs && body.get('client_secret') === secret;
    if (!code || !klopt) return reply.code(400).send({ error: 'invalid_grant' });
    if (code.antwoord.buitenGebruik) return reply.code(503).send('stuk');
    const { bsn = '999990081', niveau = 25, claims, valseSleutel } = code.antwoord;
    const nu = Math.floor(Date.now() / 1000);
    const inhoud = {
      iss: issuer,
      aud: 'mijn',
      sub: 'iemand',
      iat: nu,
      exp: nu + 60,
      nonce: code.vraag.get('nonce'),
      acr: `urn:mijn:digid:niveau:${niveau}`,
      bsn,
      ...claims,
    };
    const id_token = await new SignJWT(inhoud)
      .setProtectedHeader({ alg: 'ES256', kid: 'proef' })
      .sign(valseSleutel ? vals.privateKey : goed.privateKey);
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token };
  });
  issuer = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    config: { issuer, clientId: 'mijn', clientSecret: secret, minimumNiveau: 25 },
    /** Whether the broker is out of order altogether. */
    zetWeg: (waarde: boolean) => {
      weg = waarde;
    },
    /** The address on which the broker sends the browser back after a login. */
    antwoordOp(autorisatie: URL, antwoord: DigidAntwoord = {}): URL {
      const vraag = autorisatie.searchParams;
      const code = randomUUID();
      codes.set(code, { antwoord, vraag });
      const terug = new URL(vraag.get('redirect_uri') ?? '');
      terug.search = new URLSearchParams({
        code,
        state: vraag.get('state') ?? '',
        iss: issuer,
      }).toString();
      return terug;
    },
    /** The address on which it sends the browser back with a refusal. */
    weigeringOp(autorisatie: URL, error: string): URL {
      const vraag = autorisatie.searchParams;
      const terug = new URL(vraag.get('redirect_uri') ?? '');
      terug.search = new URLSearchParams({
        error,
        state: vraag.get('state') ?? '',
        iss: issuer,
      }).toString();
      return terug;
    },
    stop: () => app.close(),
  };
}

/** A running stub broker. */
export type StubDigid = Awaited<ReturnType<typeof startStubDigid>>;
