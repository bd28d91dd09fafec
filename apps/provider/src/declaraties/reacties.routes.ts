import { restPaths } from '@mijn/contract/restPaths';
import { reactieResponse, reactieRequest } from '@mijn/contract/extensions';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { inAccess } from '../access/inAccess.ts';
import { sendReactie } from './sendReactie.ts';

/** Registers `POST /uitbreidingen/declaraties/{id}/reacties` ("Klopt dit niet?"), an extension. */
export function registerReacties(
  app: App,
  { database, enqueue }: Pick<Environment, 'database' | 'enqueue'>,
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
        sendReactie(access, transaction, reactie, enqueue),
      );
      return { status: 200, reactieId };
    },
  );
}
