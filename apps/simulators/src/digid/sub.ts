import { createHash } from 'node:crypto';
import type { Persona } from '@mijn/testdata/personas';

/** The `sub` of a person: the same at every login, and nothing can be read from it. */
export function subOf(issuer: string, persona: Persona): string {
  return createHash('sha256').update(`${issuer} ${persona.sleutel}`).digest('base64url');
}
