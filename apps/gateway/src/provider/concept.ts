import { type Concept, conceptRequest } from '@mijn/contract/concept';
import { ask, type Asker } from './ask.ts';
import { ProviderError } from './providerError.ts';

/** The result of saving a draft: saved, or not because another tab was first; and the current draft. */
export interface ConceptOutcome {
  readonly bewaard: boolean;
  readonly concept: Concept | null;
}

/** An insurer without the extension has no such address. */
function isAbsent(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 404 || error.status === 405);
}

/**
 * Returns the caller's draft; null if there is none or no such extension.
 * @throws ProviderError
 */
export async function getConcept(asker: Asker): Promise<Concept | null> {
  try {
    return (await ask(asker, 'getConcept', {})).concept;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/**
 * Saves the caller's draft, based on `versie` (null: on none).
 * @throws ProviderError 400 for an invalid draft, 404 without the extension
 */
export async function saveConcept(asker: Asker, what: object): Promise<ConceptOutcome> {
  const request = conceptRequest.safeParse(what);
  if (!request.success) throw new ProviderError('refused', 400);
  const { status, concept } = await ask(asker, 'bewaarConcept', { body: request.data });
  return { bewaard: status !== 409, concept };
}
