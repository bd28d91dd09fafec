import { restPaths } from '@mijn/contract/restPaths';
import { reactieResponse, reactieRequest } from '@mijn/contract/extensions';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Access } from '../access/access.ts';
import { inAccess, type Transaction } from '../access/inAccess.ts';
import {
  addReactie,
  findDiscussedPerson,
  findSameReactie,
  type NewReactie,
} from './reacties.queries.ts';
import type { Taken } from './jobs/startJobs.ts';

/**
 * Stores a reaction together with the job that will answer it. The same words again, while they are
 * not answered yet, are the same reaction.
 * @throws Weigering 403 for staff, 404 when the caller does not see such a claim or line in full,
 * 409 when another reaction about it is still open.
 */
async function sendReactie(
  access: Access,
  transaction: Transaction,
  reactie: NewReactie,
  jobs: Pick<Taken, 'enqueueReactie'>,
): Promise<string> {
  if (access.actor !== undefined) throw new Refusal(403);
  const discussedPerson = reactie.nummer.includes('\0')
    ? undefined
    : await findDiscussedPerson(access, transaction, reactie);
  if (discussedPerson === undefined) throw notFound();
  const reactieId = await addReactie(access, transaction, reactie, discussedPerson);
  if (reactieId !== undefined) {
    await jobs.enqueueReactie(transaction.client, reactieId);
    return reactieId;
  }
  const earlier = await findSameReactie(access, transaction, reactie);
  if (earlier === undefined) throw new Refusal(409);
  return earlier;
}

/** Registers `POST /uitbreidingen/declaraties/{id}/reacties` ("Klopt dit niet?"), an extension. */
export function registerReacties(
  app: App,
  { database }: Pick<Environment, 'database'>,
  jobs: Pick<Taken, 'enqueueReactie'>,
): void {
  app.post(
    restPaths.reacties,
    {
      schema: {
        operationId: 'reageerOpDeclaratie',
        tags: ['declaraties', 'uitbreidingen'],
        params: z.object({ id: z.string() }),
        body: reactieRequest,
        response: { 200: reactieResponse },
      },
    },
    async ({ caller, params, body: { regel = null, tekst } }) => {
      const reactie = { nummer: params.id, regel, tekst };
      const reactieId = await inAccess(database, caller, (access, transaction) =>
        sendReactie(access, transaction, reactie, jobs),
      );
      return { status: 200, reactieId };
    },
  );
}
