import {
  type Concept,
  conceptAntwoord,
  type ConceptAntwoord,
  type ConceptVraag,
  conceptVraag,
} from '@mijn/contract/concept';
import { restPaden } from '@mijn/contract/restPaden';
import { isBezet } from '../db/isBezet.ts';
import type { App, Omgeving } from '../http/omgeving.ts';
import { Weigering } from '../http/weigering.ts';
import type { Access } from '../toegang/access.ts';
import { inAccess, type Transactie } from '../toegang/inAccess.ts';
import {
  type ConceptRij,
  getConcept,
  removeConcept,
  setConcept,
  vergrendelConcept,
} from './concept.queries.ts';
import { conceptUitkomst } from './concept.rules.ts';

function alsConcept(rij: ConceptRij | undefined): Concept | null {
  if (!rij) return null;
  const { versie, velden, bestanden, bijgewerkt_op, verloopt_op } = rij;
  return {
    versie,
    velden,
    bestanden: [...bestanden],
    bijgewerktOp: bijgewerkt_op.toString(),
    verlooptOp: verloopt_op.toString(),
  };
}

async function open(access: Access, transactie: Transactie): Promise<ConceptAntwoord> {
  const rij = await getConcept(access, transactie);
  if (rij) transactie.noteer('getConcept', [access.kijker]);
  return { status: 200, concept: alsConcept(rij) };
}

/**
 * Keeps a draft and answers it as it is kept: 409 with the one that is there when another tab was
 * first.
 * @throws Weigering 403 for staff.
 */
async function bewaar(
  access: Access,
  transactie: Transactie,
  vraag: ConceptVraag,
): Promise<ConceptAntwoord> {
  if (access.actor !== undefined) throw new Weigering(403);
  await vergrendelConcept(access, transactie);
  const huidig = await getConcept(access, transactie);
  const uitkomst = conceptUitkomst(vraag, huidig);
  if (uitkomst === 'bewaar') await setConcept(access, transactie, vraag, huidig);
  const nu = uitkomst === 'bewaar' ? await getConcept(access, transactie) : huidig;
  return { status: uitkomst === 'anderWasEerst' ? 409 : 200, concept: alsConcept(nu) };
}

/** @throws Weigering 403 for staff. */
async function verwijder(access: Access, transactie: Transactie): Promise<void> {
  if (access.actor !== undefined) throw new Weigering(403);
  await vergrendelConcept(access, transactie);
  await removeConcept(access, transactie);
}

// Another tab is still keeping it, or sending it in.
function alsBezet(fout: unknown): unknown {
  return isBezet(fout) ? new Weigering(503) : fout;
}

const schema = { tags: ['declaraties', 'uitbreidingen'], response: { 200: conceptAntwoord } };

/** Registers `GET`, `PUT` and `DELETE /uitbreidingen/declaraties/concept`, an extension. */
export function registreerConcept(app: App, { database }: Pick<Omgeving, 'database'>): void {
  app.get(
    restPaden.concept,
    { schema: { ...schema, operationId: 'getConcept' } },
    ({ aanroeper }) => inAccess(database, aanroeper, open),
  );
  app.put(
    restPaden.concept,
    {
      bodyLimit: 64 * 1024,
      schema: {
        ...schema,
        operationId: 'bewaarConcept',
        body: conceptVraag,
        response: { 200: conceptAntwoord, 409: conceptAntwoord },
      },
    },
    async ({ aanroeper, body }, reply) => {
      const antwoord = await inAccess(database, aanroeper, (access, transactie) =>
        bewaar(access, transactie, body),
      ).catch((fout: unknown) => {
        throw alsBezet(fout);
      });
      return reply.code(antwoord.status === 409 ? 409 : 200).send(antwoord);
    },
  );
  app.delete(
    restPaden.concept,
    { schema: { ...schema, operationId: 'verwijderConcept' } },
    async ({ aanroeper }) => {
      await inAccess(database, aanroeper, verwijder).catch((fout: unknown) => {
        throw alsBezet(fout);
      });
      return { status: 200, concept: null };
    },
  );
}
