import { z } from 'zod';

/*
 * The key pair of the caller's token (docs/contract.md, Who is calling) as an environment variable holds
 * it: a JWK (P-256) written as JSON. The gateway has the private half and signs, the insurer has the
 * public half and checks.
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

/** The half that signs. */
export const signingKey = jwk.pipe(z.looseObject({ ...curve, d: z.string() }));

/** The half that checks; with the private part in it, it is in the wrong place and refused. */
export const checkingKey = jwk.pipe(z.looseObject(curve).refine((key) => !('d' in key)));
