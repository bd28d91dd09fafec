import { createHash } from 'node:crypto';
import type { LoginPerson } from './config.ts';

/** The `sub` of a person: the same at every login, and nothing can be read from it. */
export function subOf(issuer: string, persona: LoginPerson): string {
  return createHash('sha256').update(`${issuer} ${persona.key}`).digest('base64url');
}
