import { createHash } from 'node:crypto';
import type { LoginPerson } from './config.ts';

/** Returns the `sub` of a person: opaque, and the same at every login. */
export function subOf(issuer: string, persona: LoginPerson): string {
  return createHash('sha256').update(`${issuer} ${persona.key}`).digest('base64url');
}
