import { restPaden } from '@mijn/contract/restPaden';
import { reactieAntwoord, reactieVraag } from '@mijn/contract/uitbreidingen';
import { z } from 'zod';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden, Weigering } from '../http/weigering.ts';
import type { Access } from '../toegang/access.ts';
import { inAccess, type Transactie } from '../toegang/inAccess.ts';
import {
  addReactie,
  getBesprokene,
  getZelfdeReactie,
  type NieuweReactie,
} from './reacties.queries.ts';
import type { Taken } from './taken/startTaken.ts';

/**
 * Stores a reaction together with the job that will answer it. The same words again, while they are
 * not answered yet, are the same reaction.
 * @throws Weigering 403 for staff, 404 when the caller does not see such a claim or line in full,
 * 409 when another reaction about it is still open.
 */
async function reageer(
  access: Access,
  transactie: Transactie,
  reactie: NieuweReactie,
  taken: Pick<Taken, 'zetReactieKlaar'>,
): Promise<string> {
  if (access.actor !== undefined) throw new Weigering(403);
  const besprokene = reactie.nummer.includes('\0')
    ? undefined
    : await getBesprokene(access, transactie, reactie);
  if (besprokene === undefined) throw nietGevonden();
  const reactieId = await addReactie(access, transactie, reactie, besprokene);
  if (reactieId !== undefined) {
    await taken.zetReactieKlaar(transactie.client, reactieId);
    return reactieId;
  }
  const eerder = await getZelfdeReactie(access, transactie, reactie);
  if (eerder === undefined) throw new Weigering(409);
  return eerder;
}

/** Registers `POST /uitbreidingen/declaraties/{id}/reacties` ("Klopt dit niet?"), an extension. */
export function registreerReacties(
  app: App,
  { database }: Pick<Omgeving, 'database'>,
  taken: Pick<Taken, 'zetReactieKlaar'>,
): void {
  app.post(
    restPaden.reacties,
    {
      schema: {
        operationId: 'reageerOpDeclaratie',
        tags: ['declaraties', 'uitbreidingen'],
        params: z.object({ id: z.string() }),
        body: reactieVraag,
        response: { 200: reactieAntwoord },
      },
    },
    async ({ aanroeper, params, body: { regel = null, tekst } }) => {
      const reactie = { nummer: params.id, regel, tekst };
      const reactieId = await inAccess(database, aanroeper, (access, transactie) =>
        reageer(access, transactie, reactie, taken),
      );
      return { status: 200, reactieId };
    },
  );
}
