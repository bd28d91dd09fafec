import { type Concept, conceptResponse, conceptRequest } from '@mijn/contract/concept';
import { restPaths } from '@mijn/contract/restPaths';
import { ProviderError } from './providerError.ts';
import { discard, fetchResource, putResource, type Call } from './callOn.ts';

/** How offering a draft ended: kept, or not because another tab was first; and what is kept now. */
export interface ConceptOutcome {
  readonly bewaard: boolean;
  readonly concept: Concept | null;
}

/** An insurer without the extension knows no such address. */
function isAbsent(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 404 || error.status === 405);
}

/** `GET …/concept`, an extension: the caller's draft; null without one. @throws ProviderError */
export async function getConcept(call: Call): Promise<Concept | null> {
  try {
    return (await fetchResource(call, restPaths.concept, conceptResponse)).concept;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/**
 * `PUT …/concept`: keeps the caller's draft, made from `versie` (null: from none).
 * @throws ProviderError 400 for what cannot be a draft, 404 without the extension
 */
export async function saveConcept(call: Call, what: object): Promise<ConceptOutcome> {
  const request = conceptRequest.safeParse(what);
  if (!request.success) throw new ProviderError('refused', 400);
  const { status, concept } = await putResource(
    call,
    restPaths.concept,
    request.data,
    conceptResponse,
  );
  return { bewaard: status !== 409, concept };
}

/** `DELETE …/concept`: throws the caller's draft away. Safe to repeat. @throws ProviderError */
export async function removeConcept(call: Call): Promise<void> {
  await discard(call, restPaths.concept, conceptResponse);
}
