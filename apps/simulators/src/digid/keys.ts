import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';

/** The broker's signing keys. */
export interface Keys {
  /** The private key in use, as a key set for the broker; its public half is published. */
  readonly jwks: { readonly keys: (JWK & { kty: 'EC' })[] };
  /**
   * Signs claims as an ID token (ES256). `forged` signs with an unpublished key under the `kid` of the published one.
   */
  sign(claims: JWTPayload, forged: boolean): Promise<string>;
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

/** Creates the signing keys: the given private key (JWK, P-256) or a new one, and an unpublished one. */
export async function createKeys(given: JWK | undefined): Promise<Keys> {
  const jwk = given ?? (await createKey());
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const real = await importJWK(jwk, 'ES256');
  const forged = await importJWK(await createKey(), 'ES256');
  return {
    jwks: { keys: [{ ...jwk, kty: 'EC', kid, alg: 'ES256', use: 'sig' }] },
    sign: (claims, withForged) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .sign(withForged ? forged : real),
  };
}
