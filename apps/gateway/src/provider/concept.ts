import { type Concept, conceptRequest } from '@mijn/contract/concept';
import { ask, type Asker } from './ask.ts';
import { ProviderError } from './providerError.ts';

/** How offering a draft ended: kept, or not because another tab was first; and what is kept now. */
export interface ConceptOutcome {
  readonly bewaard: boolean;
  readonly concept: Concept | null;
}

/** An insurer without the extension knows no such address. */
function isAbsent(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 404 || error.status === 405);
}

/** The caller's draft; null without one, and at an insurer without the extension. @throws ProviderError */
export async function getConcept(asker: Asker): Promise<Concept | null> {
  try {
    return (await ask(asker, 'getConcept', {})).concept;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/**
 * Keeps the caller's draft, made from `versie` (null: from none).
 * @throws ProviderError 400 for what cannot be a draft, 404 without the extension
 */
export async function saveConcept(asker: Asker, what: object): Promise<ConceptOutcome> {
  const request = conceptRequest.safeParse(what);
  if (!request.success) throw new ProviderError('refused', 400);
  const { status, concept } = await ask(asker, 'bewaarConcept', { body: request.data });
  return { bewaard: status !== 409, concept };
}
