import {
  type Concept,
  conceptResponse,
  type ConceptResponse,
  type ConceptRequest,
  conceptRequest,
} from '@mijn/contract/concept';
import { restPaths } from '@mijn/contract/restPaths';
import { isBusy } from '../db/isBusy.ts';
import type { App, Environment } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import type { Access } from '../access/access.ts';
import { inAccess, type Transaction } from '../access/inAccess.ts';
import {
  type ConceptRow,
  getConcept,
  removeConcept,
  setConcept,
  lockConcept,
} from './concept.queries.ts';
import { conceptOutcome } from './concept.rules.ts';

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
  if (row) transaction.record('getConcept', [access.kijker]);
  return { status: 200, concept: toConcept(row) };
}

/**
 * Keeps a draft and answers it as it is kept: 409 with the one that is there when another tab was
 * first.
 * @throws Weigering 403 for staff.
 */
async function save(
  access: Access,
  transaction: Transaction,
  request: ConceptRequest,
): Promise<ConceptResponse> {
  if (access.actor !== undefined) throw new Refusal(403);
  await lockConcept(access, transaction);
  const current = await getConcept(access, transaction);
  const outcome = conceptOutcome(request, current);
  if (outcome === 'save') await setConcept(access, transaction, request, current);
  const now = outcome === 'save' ? await getConcept(access, transaction) : current;
  return { status: outcome === 'anderWasEerst' ? 409 : 200, concept: toConcept(now) };
}

/** @throws Weigering 403 for staff. */
async function remove(access: Access, transaction: Transaction): Promise<void> {
  if (access.actor !== undefined) throw new Refusal(403);
  await lockConcept(access, transaction);
  await removeConcept(access, transaction);
}

// Another tab is still keeping it, or sending it in.
function toBusyRefusal(error: unknown): unknown {
  return isBusy(error) ? new Refusal(503) : error;
}

const schema = { tags: ['declaraties', 'uitbreidingen'], response: { 200: conceptResponse } };

/** Registers `GET`, `PUT` and `DELETE /uitbreidingen/declaraties/concept`, an extension. */
export function registerConcept(app: App, { database }: Pick<Environment, 'database'>): void {
  app.get(restPaths.concept, { schema: { ...schema, operationId: 'getConcept' } }, ({ caller }) =>
    inAccess(database, caller, open),
  );
  app.put(
    restPaths.concept,
    {
      bodyLimit: 64 * 1024,
      schema: {
        ...schema,
        operationId: 'bewaarConcept',
        body: conceptRequest,
        response: { 200: conceptResponse, 409: conceptResponse },
      },
    },
    async ({ caller, body }, reply) => {
      const response = await inAccess(database, caller, (access, transaction) =>
        save(access, transaction, body),
      ).catch((error: unknown) => {
        throw toBusyRefusal(error);
      });
      return reply.code(response.status === 409 ? 409 : 200).send(response);
    },
  );
  app.delete(
    restPaths.concept,
    { schema: { ...schema, operationId: 'verwijderConcept' } },
    async ({ caller }) => {
      await inAccess(database, caller, remove).catch((error: unknown) => {
        throw toBusyRefusal(error);
      });
      return { status: 200, concept: null };
    },
  );
}
