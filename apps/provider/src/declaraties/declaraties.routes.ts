import {
  declaratieAntwoord,
  declaratiesAntwoord,
  declaratiesVraag,
  type DeclaratieDetail,
} from '@mijn/contract/declaraties';
import { restPaden } from '@mijn/contract/restPaden';
import {
  declaratieDetailUitbreiding,
  declaratieLijstUitbreiding,
  declaratieLijstVraagUitbreiding,
  declaratieRegelUitbreiding,
  zonderTotaal,
} from '@mijn/contract/uitbreidingen';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden, Weigering } from '../http/weigering.ts';
import { zonder } from '../http/zonderUitbreidingen.ts';
import type { Access } from '../toegang/access.ts';
import { inAccess, type Transactie } from '../toegang/inAccess.ts';
import { leesInAccess } from '../toegang/leesInAccess.ts';
import { type DeclaratieDetailRij, getDeclaratie, markeerGezien } from './declaratie.queries.ts';
import { listDeclaraties, telDeclaraties } from './declaraties.queries.ts';
import { declaratieDetail, declaratieInLijst } from './declaraties.vorm.ts';

// Any word may be asked for: what is no claim number does not exist.
const nummerPad = z.object({ id: z.string() });

/** Registers `GET /declaraties` and `GET /declaraties/{id}` (§7). */
export function registreerDeclaraties(app: App, { database, uitbreidingen }: Omgeving): void {
  app.get(
    restPaden.declaraties,
    {
      config: { statusVorm: 'genest' },
      schema: {
        operationId: 'listDeclaraties',
        tags: ['declaraties'],
        querystring: declaratiesVraag,
        response: { 200: declaratiesAntwoord },
      },
    },
    async ({ aanroeper, query, headers }) => {
      if (!uitbreidingen) weigerUitbreiding(query);
      const geteld = uitbreidingen && headers[zonderTotaal.naam] !== zonderTotaal.waarde;
      const {
        access,
        rijen: [rijen, [telling] = []],
      } = await leesInAccess(database, aanroeper, (wie) => [
        listDeclaraties(wie, query),
        ...(geteld ? [telDeclaraties(wie, query)] : []),
      ]);
      const declaraties = rijen.map((rij) => declaratieInLijst(rij, access));
      const status = { status: 200 };
      if (geteld) return { status, declaraties, totaal: telling?.totaal ?? 0 };
      if (uitbreidingen) return { status, declaraties };
      return {
        status,
        declaraties: declaraties.map((rij) => zonder(rij, declaratieLijstUitbreiding)),
      };
    },
  );

  app.get(
    restPaden.declaratie,
    {
      config: { statusVorm: 'genest' },
      schema: {
        operationId: 'getDeclaratie',
        tags: ['declaraties'],
        params: nummerPad,
        response: { 200: declaratieAntwoord },
      },
    },
    async ({ aanroeper, params, headers }) => {
      const { access, rij } = await inAccess(database, aanroeper, (wie, tx) =>
        openDeclaratie(wie, tx, params.id, isPrefetch(headers)),
      );
      const declaratie = declaratieDetail(rij, access);
      return {
        status: { status: 200 },
        declaraties: [uitbreidingen ? declaratie : kern(declaratie)],
      };
    },
  );
}

/** Reads a claim; a judged one has then been seen, but not by staff and not by looking ahead. */
async function openDeclaratie(
  access: Access,
  transactie: Transactie,
  nummer: string,
  prefetch: boolean,
): Promise<{ access: Access; rij: DeclaratieDetailRij }> {
  const rij = nummer.includes('\0') ? undefined : await getDeclaratie(access, transactie, nummer);
  if (!rij) throw nietGevonden();
  if (rij.nieuw && !prefetch && access.actor === undefined) {
    await markeerGezien(access, transactie, rij.nummer);
  }
  return { access, rij };
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return headers['sec-purpose']?.includes('prefetch') ?? false;
}

function weigerUitbreiding(query: object): void {
  if (Object.keys(declaratieLijstVraagUitbreiding).some((naam) => naam in query)) {
    throw new Weigering(400);
  }
}

// The amount of a claim is the core's in the detail and an extension's in the list.
function kern(declaratie: DeclaratieDetail): DeclaratieDetail {
  const { bedrag, regels } = declaratie;
  const kaal = zonder(zonder(declaratie, declaratieDetailUitbreiding), declaratieLijstUitbreiding);
  return {
    ...kaal,
    bedrag,
    regels: regels.map((regel) => zonder(regel, declaratieRegelUitbreiding)),
  };
}
