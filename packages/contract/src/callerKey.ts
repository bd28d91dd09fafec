import { z } from 'zod';

/*
 * Key pair of the caller's token (docs/contract.md, Who is calling) in environment variables: a JWK (P-256) as JSON.
 * The gateway signs with the private half; the insurer verifies with the public half.
 */

const jwk = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

const curve = { kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() };

/** Private key, for signing. */
export const signingKey = jwk.pipe(z.looseObject({ ...curve, d: z.string() }));

/** Public key, for verifying; rejects a private key, which must not leave the gateway. */
export const checkingKey = jwk.pipe(z.looseObject(curve).refine((key) => !('d' in key)));
