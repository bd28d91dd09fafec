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
export interface Sleutels {
  /** The private key in use, as a key set for the broker; its public half is published. */
  readonly jwks: { readonly keys: (JWK & { kty: 'EC' })[] };
  /**
   * Signs claims as an ID token (ES256). `vals` signs with a key that is published nowhere,
   * under the name (`kid`) of the true one.
   */
  teken(claims: JWTPayload, vals: boolean): Promise<string>;
}

async function createSleutel(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return exportJWK(privateKey);
}

/** Takes the given private key (JWK, P-256) or makes one, and a false one beside it. */
export async function createSleutels(gegeven: JWK | undefined): Promise<Sleutels> {
  const jwk = gegeven ?? (await createSleutel());
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const echt = await importJWK(jwk, 'ES256');
  const vals = await importJWK(await createSleutel(), 'ES256');
  return {
    jwks: { keys: [{ ...jwk, kty: 'EC', kid, alg: 'ES256', use: 'sig' }] },
    teken: (claims, metValse) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .sign(metValse ? vals : echt),
  };
}
