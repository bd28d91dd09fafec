import type { InteractionResults } from 'oidc-provider';
import type { LoginPerson } from './config.ts';
import { isDigidFault, type DigidFault } from './faultKeys.ts';
import { acrOf, requestedLevel } from './levels.ts';
import { faultEffects } from './faultEffects.ts';
import { subOf } from './sub.ts';

/** Choice on the login page: the person who logs in, and a fault. */
export interface Choice {
  readonly persona: LoginPerson | undefined;
  readonly fault: DigidFault | undefined;
}

/**
 * Parses the page's form (`persona`, `fault`; empty means none). The last `fault` counts: the button Annuleren comes
 * after the radio buttons. Undefined for an unknown persona or fault.
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
 * Returns the result of the interaction for the broker; it carries the fault to the end of this login. Undefined
 * without a persona, unless the fault refuses the login.
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
