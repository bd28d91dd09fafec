import { indienenAntwoord, indienenVelden } from '@mijn/contract/declaraties';
import { idempotencyHeader, restPaden } from '@mijn/contract/restPaden';
import { bestandRegels } from '@mijn/domain/constanten';
import { z } from 'zod';
import type { Bestandsdienst } from '../bestanden/bestandsdienst.ts';
import { metGekeurde } from '../bestanden/keurBestanden.ts';
import { nietVooraf, ontvang } from '../bestanden/ontvangen.ts';
import { isBezet } from '../db/isBezet.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { Weigering } from '../http/weigering.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { dienIn, kijkVooraf, leesInzending } from './indienen.ts';
import type { Taken } from './taken/startTaken.ts';

/** The key that makes sending in safe to repeat. */
const koppen = z.object({ [idempotencyHeader]: z.string().regex(/^[!-~]{8,200}$/) });

function leesSleutel(headers: unknown): string {
  const sleutel = koppen.safeParse(headers).data?.[idempotencyHeader];
  if (sleutel === undefined) throw new Weigering(400);
  return sleutel;
}

// Another request with the same key, or for the same person, is still being stored.
function alsLooptNog(fout: unknown): unknown {
  return isBezet(fout) ? new Weigering(409) : fout;
}

/** Registers `POST /declaraties/indienen` (§7, decisions §5). */
export function registreerIndienen(
  app: App,
  { database, uitbreidingen }: Omgeving,
  dienst: Bestandsdienst,
  taken: Pick<Taken, 'zetKlaar'>,
): void {
  const { opslag } = dienst;
  app.post(
    restPaden.indienen,
    {
      validatorCompiler: nietVooraf,
      schema: {
        operationId: 'indienen',
        tags: ['declaraties'],
        consumes: ['multipart/form-data'],
        headers: koppen,
        body: indienenVelden.extend({
          bestanden: z.array(z.file()).max(bestandRegels.maximumAantal).optional(),
        }),
        response: { 200: indienenAntwoord },
      },
    },
    async (request, reply) => {
      const { aanroeper } = request;
      const sleutel = leesSleutel(request.headers);
      const formulier = await ontvang(request, reply, opslag.werkmap, 'bestanden');
      try {
        const inzending = leesInzending(formulier, sleutel, uitbreidingen);
        const eerder = await inAccess(database, aanroeper, (access, transactie) =>
          kijkVooraf(access, transactie, inzending),
        );
        if (eerder) return eerder;
        return await metGekeurde(dienst, formulier.bestanden, (gekeurd) =>
          inAccess(database, aanroeper, (access, transactie) =>
            dienIn(access, transactie, inzending, gekeurd, { opslag, taken, uitbreidingen }),
          ),
        );
      } catch (fout) {
        throw alsLooptNog(fout);
      } finally {
        await formulier.ruimOp();
      }
    },
  );
}
