import { restPaden } from '@mijn/contract/restPaden';
import { talen } from '@mijn/domain/taal';
import { z } from 'zod';
import { bijlageKoppen } from '../../bestanden/bijlage.ts';
import type { App, Omgeving } from '../../http/omgeving.ts';
import { nietGevonden } from '../../http/weigering.ts';
import { inAccess } from '../../toegang/inAccess.ts';
import { getBevestiging } from './bevestiging.queries.ts';
import { maakBevestiging } from './bevestiging.rules.ts';
import { maakPdf } from './maakPdf.ts';

/**
 * Registers `GET /uitbreidingen/declaraties/{id}/bevestiging?taal=`, an extension: the confirmation of
 * a claim as a PDF to keep, for who sees the claim.
 */
export function registreerBevestiging(app: App, { database }: Pick<Omgeving, 'database'>): void {
  app.get(
    restPaden.bevestiging,
    {
      schema: {
        operationId: 'getBevestiging',
        tags: ['declaraties', 'uitbreidingen'],
        produces: ['application/pdf'],
        params: z.object({ id: z.string() }),
        querystring: z.strictObject({ taal: z.enum(talen).default('nl') }),
      },
    },
    async ({ aanroeper, params: { id }, query: { taal } }, reply) => {
      const gevonden = await inAccess(database, aanroeper, async (access, transactie) => {
        const rij = id.includes('\0') ? undefined : await getBevestiging(access, transactie, id);
        return rij && { nu: access.nu, bevestiging: maakBevestiging(rij, access, taal) };
      });
      if (!gevonden) throw nietGevonden();
      const { bevestiging, nu } = gevonden;
      const pdf = await maakPdf(bevestiging, taal, nu);
      return reply
        .headers({
          ...bijlageKoppen(`${bevestiging.titel}.pdf`, 'pdf'),
          'content-length': pdf.length,
        })
        .send(pdf);
    },
  );
}
