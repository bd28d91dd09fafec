import { indienenAntwoord } from '@mijn/contract/declaraties';
import { idempotencyHeader, restPaden } from '@mijn/contract/restPaden';
import pg from 'pg';
import type { Bestandsdienst } from '../bestanden/bestandsdienst.ts';
import { metGekeurde } from '../bestanden/keurBestanden.ts';
import { ontvang } from '../bestanden/ontvangen.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { Weigering } from '../http/weigering.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { dienIn, kijkVooraf, leesInzending } from './indienen.ts';
import type { Taken } from './taken/startTaken.ts';

/** The key of a request: 8 to 200 visible characters. */
function leesSleutel(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header)) throw new Weigering(400);
  return header;
}

// Another request with the same key, or for the same person, is still being stored.
function alsLooptNog(fout: unknown): unknown {
  return fout instanceof pg.DatabaseError && fout.code === '55P03' ? new Weigering(409) : fout;
}

/** Registers `POST /declaraties/indienen` (§7, decisions §5). */
export function registreerIndienen(
  app: App,
  { database, uitbreidingen }: Omgeving,
  { opslag, keurmeester }: Bestandsdienst,
  taken: Pick<Taken, 'zetKlaar'>,
): void {
  app.post(
    restPaden.indienen,
    {
      schema: {
        operationId: 'indienen',
        tags: ['declaraties'],
        consumes: ['multipart/form-data'],
        response: { 200: indienenAntwoord },
      },
    },
    async (request, reply) => {
      const { aanroeper } = request;
      const sleutel = leesSleutel(request.headers[idempotencyHeader]);
      const formulier = await ontvang(request, reply, opslag.werkmap, 'bestanden');
      try {
        const inzending = leesInzending(formulier, sleutel, uitbreidingen);
        const eerder = await inAccess(database, aanroeper, (access, transactie) =>
          kijkVooraf(access, transactie, inzending),
        );
        if (eerder) return eerder;
        return await metGekeurde(keurmeester, formulier.bestanden, (gekeurd) =>
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
