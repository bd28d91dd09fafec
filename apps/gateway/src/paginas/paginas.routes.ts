import type { GraphqlAntwoord, GraphqlVerzoek } from '@mijn/contract/serverEntry';
import { paginas, type PaginaNaam } from '@mijn/domain/paden';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { contextVanSessie } from '../graphql/graphql.routes.ts';
import type { Uitvoerder } from '../graphql/uitvoerder.ts';
import { comprimeerTeksten } from '../http/comprimeer.ts';
import { isGeenPagina, methodePerAanroep } from '../http/paden.ts';
import { maakSignaal } from '../http/signaal.ts';
import { beeindigSessie, leesSessie } from '../sessie/leesSessie.ts';
import { leesOnderhoud } from '../sessie/onderhoud.ts';
import type { Sessie } from '../sessie/sessies.ts';
import { leesTerugweg, padVanTerugweg } from '../sessie/terugweg.ts';
import { vindPagina } from './vindPagina.ts';
import { nietIngelogd, type Weergave } from './weergave.ts';

/** What the pages are made with. */
export interface Middelen {
  readonly diensten: Diensten;
  readonly weergave: Weergave;
  readonly voerUit: Uitvoerder;
}

/** Answers for what is no page: calls with a wrong method, files that are not there. */
function stuurGeenPagina(reply: FastifyReply, pad: string): FastifyReply {
  const methode = methodePerAanroep.get(pad);
  if (methode === undefined) return reply.code(404).send({ status: 404 });
  return reply.code(405).header('allow', methode).send({ status: 405 });
}

/** Runs operations as the person of a session, or as nobody. */
function graphqlVoor(
  request: FastifyRequest,
  sessie: Sessie | undefined,
  signal: AbortSignal,
  { diensten, voerUit }: Middelen,
) {
  if (sessie === undefined) return { graphql: nietIngelogd, isGeweigerd: () => false };
  const context = contextVanSessie(sessie, signal, diensten);
  const graphql = (verzoek: GraphqlVerzoek): Promise<GraphqlAntwoord> =>
    voerUit(verzoek, context, request.log);
  return { graphql, isGeweigerd: context.isGeweigerd };
}

/**
 * Where somebody who is logged in goes on from /inloggen (§4); undefined for who was just sent there
 * by an error, or the two would chase each other.
 */
function verderDanInloggen({ url, merkHost }: FastifyRequest): string | undefined {
  const { searchParams: zoek } = new URL(url, merkHost.origin);
  if (zoek.has('unauthorized') || zoek.has('reden')) return undefined;
  return padVanTerugweg(leesTerugweg(zoek.get('terug'), (naam) => zoek.get(naam)));
}

/** Renders a page as whoever asks; a relation that the provider refuses with 401 ends the session (§4). */
async function toon(
  request: FastifyRequest,
  reply: FastifyReply,
  pagina: PaginaNaam | undefined,
  middelen: Middelen,
) {
  const { diensten, weergave } = middelen;
  const sessie = await leesSessie(request, diensten);
  const verder = pagina === 'inloggen' && sessie && verderDanInloggen(request);
  if (verder) return reply.redirect(verder, 303);
  // The insurer's time may run out while the page that says so is still made.
  const wacht = maakSignaal(reply, diensten.wachttijden.provider);
  const { graphql, isGeweigerd } = graphqlVoor(request, sessie, wacht, middelen);
  const vraag = { ingelogd: sessie !== undefined, graphql, signal: maakSignaal(reply) };
  const status = pagina === undefined && ({ status: 404 } as const);
  const antwoord = await weergave.maak(request, { ...vraag, ...status });
  if (isGeweigerd()) await beeindigSessie(request, reply, diensten);
  return weergave.stuur(request, reply, antwoord);
}

async function beantwoord(request: FastifyRequest, reply: FastifyReply, middelen: Middelen) {
  const pad = request.url.split('?', 1)[0] ?? '/';
  void reply.header('cache-control', 'no-store');
  if (pad === '/') return reply.redirect(paginas.overzicht.pad, 303);
  const pagina = vindPagina(pad);
  if (pagina === 'digid' || (pagina === undefined && isGeenPagina(pad))) {
    return stuurGeenPagina(reply, pad);
  }
  const inOnderhoud = await leesOnderhoud(middelen.diensten.config.onderhoudBestand);
  if (inOnderhoud && pagina !== 'status503') return reply.redirect(paginas.status503.pad, 303);
  return toon(request, reply, pagina, middelen);
}

/**
 * Every other address by GET: the pages of §2, rendered with their data and their true status, in
 * the language and brand of the request.
 */
export async function registerPaginas(app: FastifyInstance, middelen: Middelen): Promise<void> {
  const rateLimit = { max: middelen.diensten.limieten.paginas, groupId: 'paginas' };
  comprimeerTeksten(app);
  app.get('/*', { config: { foutvorm: 'pagina', rateLimit } }, (request, reply) =>
    beantwoord(request, reply, middelen),
  );
}
