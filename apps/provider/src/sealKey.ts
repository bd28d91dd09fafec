import { derivedSecret } from './db/roles.ts';

/**
 * The key that seals the log of access: base64 of 32 bytes, or by default what follows from the password
 * in `databaseUrl`. Undefined when that has none: then nothing is sealed.
 */
export function sealKeyOf(databaseUrl: string, given?: string): Buffer | undefined {
  if (given !== undefined && given !== '') return Buffer.from(given, 'base64');
  const derived = derivedSecret(databaseUrl, 'inzage.seal');
  return derived === undefined ? undefined : Buffer.from(derived, 'base64url');
}
