import type { Concept, ConceptRequest, ConceptResponse } from '@mijn/contract/concept';
import { isBusy } from '../../db/isBusy.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Access } from '../../access/access.ts';
import { inAccess, type Transaction } from '../../access/inAccess.ts';
import {
  type ConceptRow,
  getConcept,
  removeConcept,
  removeEmptyConcept,
  saveConcept,
  lockConcept,
} from './concept.queries.ts';
import { conceptOutcome, isEmptyConcept } from './concept.rules.ts';

function toConcept(row: ConceptRow | undefined): Concept | null {
  if (!row) return null;
  const { versie, velden, bestanden, bijgewerkt_op, verloopt_op } = row;
  return {
    versie,
    velden,
    bestanden: [...bestanden],
    bijgewerktOp: bijgewerkt_op.toString(),
    verlooptOp: verloopt_op.toString(),
  };
}

async function open(access: Access, transaction: Transaction): Promise<ConceptResponse> {
  const row = await getConcept(access, transaction);
  if (row) transaction.record('getConcept', [access.viewer]);
  return { status: 200, concept: toConcept(row) };
}

/**
 * Saves a draft and returns it: 409 with the stored one when another tab saved first. An empty draft is
 * removed, and null is returned.
 */
async function save(
  access: Access,
  transaction: Transaction,
  request: ConceptRequest,
): Promise<ConceptResponse> {
  await lockConcept(access, transaction);
  const current = await getConcept(access, transaction);
  const outcome = conceptOutcome(request, current);
  if (outcome === 'save' && isEmptyConcept(request)) await removeEmptyConcept(access, transaction);
  else if (outcome === 'save') await saveConcept(access, transaction, request, current);
  const now = outcome === 'save' ? await getConcept(access, transaction) : current;
  return { status: outcome === 'anotherWasFirst' ? 409 : 200, concept: toConcept(now) };
}

async function remove(access: Access, transaction: Transaction): Promise<void> {
  await lockConcept(access, transaction);
  await removeConcept(access, transaction);
}

// Another tab is saving it or sending it in.
function refuseBusy(error: unknown): never {
  throw isBusy(error) ? new Refusal(503) : error;
}

/** Creates the handlers of the draft calls, an extension. */
export function createConceptHandlers({
  database,
}: Pick<Services, 'database'>): Pick<
  Handlers,
  'getConcept' | 'bewaarConcept' | 'verwijderConcept'
> {
  return {
    getConcept: ({ caller }) => inAccess(database, caller, open),
    bewaarConcept: ({ caller, body }) =>
      inAccess(database, caller, (access, transaction) => save(access, transaction, body)).catch(
        refuseBusy,
      ),
    verwijderConcept: async ({ caller }) => {
      await inAccess(database, caller, remove).catch(refuseBusy);
      return { status: 200, concept: null };
    },
  };
}
