import { inAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { sendReactie } from './sendReactie.ts';

/** Creates the handler of reactions to a claim ("Klopt dit niet?"), an extension. */
export function createReactieHandlers({
  database,
  enqueue,
}: Pick<Services, 'database' | 'enqueue'>): Pick<Handlers, 'reageerOpDeclaratie'> {
  return {
    reageerOpDeclaratie: async ({
      caller,
      params,
      body: { regel = null, soort = 'vraag', tekst },
    }) => {
      const reactie = { nummer: params.id, regel, soort, tekst };
      const reactieId = await inAccess(database, caller, (access, transaction) =>
        sendReactie(access, transaction, reactie, enqueue),
      );
      return { status: 200, reactieId };
    },
  };
}
