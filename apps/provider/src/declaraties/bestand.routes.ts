import { restPaden } from '@mijn/contract/restPaden';
import { z } from 'zod';
import type { Bestandsdienst } from '../bestanden/bestandsdienst.ts';
import { bijlageKoppen } from '../bestanden/bijlage.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden } from '../http/weigering.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { getBestand } from './bestand.queries.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Registers `GET /uitbreidingen/declaraties/{id}/bestanden/{bestandId}`, an extension: the cleaned
 * file, streamed, for who sees the claim's care.
 */
export function registreerBestand(
  app: App,
  { database }: Pick<Omgeving, 'database'>,
  { opslag }: Pick<Bestandsdienst, 'opslag'>,
): void {
  app.get(
    restPaden.declaratieBestand,
    {
      schema: {
        operationId: 'getBestand',
        tags: ['declaraties', 'uitbreidingen'],
        produces: ['application/pdf', 'image/jpeg', 'image/png'],
        params: z.object({ id: z.string(), bestandId: z.string() }),
      },
    },
    async ({ aanroeper, params: { id, bestandId } }, reply) => {
      const bestand = await inAccess(database, aanroeper, async (access, transactie) =>
        uuid.test(bestandId) && !id.includes('\0')
          ? getBestand(access, transactie, id, bestandId)
          : undefined,
      );
      if (!bestand) throw nietGevonden();
      const inhoud = await opslag.lees(bestand.opslagsleutel);
      return reply
        .headers({ ...bijlageKoppen(bestand.naam, bestand.soort), 'content-length': bestand.bytes })
        .send(inhoud);
    },
  );
}
