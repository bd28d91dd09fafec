import type { Persona } from '@mijn/testdata/personas';
import type { InteractionResults } from 'oidc-provider';
import { isDigidError, type DigidError } from './errors.ts';
import { acrOf, requestedLevel } from './levels.ts';
import { faults } from './faults.ts';
import { subOf } from './sub.ts';

/** What somebody chose on the page: who logs in, and what goes wrong with it. */
export interface RadioCards {
  readonly persona: Persona | undefined;
  readonly error: DigidError | undefined;
}

/**
 * Reads the page's form (`persona`, `error`; empty means none). The last `error` counts: the
 * button Annuleren stands after the radio buttons. Undefined when it names a persona or a
 * fault that does not exist.
 */
export function parseChoice(
  form: URLSearchParams,
  personas: readonly Persona[],
): RadioCards | undefined {
  const name = form.get('persona') ?? '';
  const persona = personas.find(({ sleutel }) => sleutel === name);
  const word = form.getAll('error').at(-1) ?? '';
  const error = isDigidError(word) ? word : undefined;
  const exists = (name === '' || persona) && (word === '' || error);
  return exists ? { persona, error } : undefined;
}

/**
 * What the broker is told of that choice; the fault travels along to the end of this login.
 * Undefined while nobody is chosen, unless the login is refused anyway.
 */
export function outcomeOf(
  { persona, error }: RadioCards,
  issuer: string,
  acrValues: unknown,
): InteractionResults | undefined {
  const fault = error && faults[error];
  if (fault?.refusal) {
    return { error: fault.refusal, error_description: 'the end-user cancelled the login' };
  }
  if (persona === undefined) return undefined;
  const level = fault?.niveau ?? requestedLevel(acrValues);
  return {
    login: { accountId: subOf(issuer, persona), acr: acrOf(level), remember: false },
    error,
  };
}
