import type { InteractionResults } from 'oidc-provider';
import type { LoginPerson } from './config.ts';
import { isDigidFault, type DigidFault } from './faultKeys.ts';
import { acrOf, requestedLevel } from './levels.ts';
import { faultEffects } from './faultEffects.ts';
import { subOf } from './sub.ts';

/** What somebody chose on the page: who logs in, and what goes wrong with it. */
export interface Choice {
  readonly persona: LoginPerson | undefined;
  readonly fault: DigidFault | undefined;
}

/**
 * Reads the page's form (`persona`, `fault`; empty means none). The last `fault` counts: the
 * button Annuleren stands after the radio buttons. Undefined when it names a persona or a
 * fault that does not exist.
 */
export function parseChoice(
  form: URLSearchParams,
  personas: readonly LoginPerson[],
): Choice | undefined {
  const name = form.get('persona') ?? '';
  const persona = personas.find(({ key }) => key === name);
  const word = form.getAll('fault').at(-1) ?? '';
  const fault = isDigidFault(word) ? word : undefined;
  const exists = (name === '' || persona) && (word === '' || fault);
  return exists ? { persona, fault } : undefined;
}

/**
 * What the broker is told of that choice; the fault travels along to the end of this login.
 * Undefined while nobody is chosen, unless the login is refused anyway.
 */
export function outcomeOf(
  { persona, fault }: Choice,
  issuer: string,
  acrValues: unknown,
): InteractionResults | undefined {
  const effect = fault && faultEffects[fault];
  if (effect?.refusal) {
    return { error: effect.refusal, error_description: 'the end-user cancelled the login' };
  }
  if (persona === undefined) return undefined;
  const level = effect?.level ?? requestedLevel(acrValues);
  return {
    login: { accountId: subOf(issuer, persona), acr: acrOf(level), remember: false },
    fault,
  };
}
