import { eigenHeader } from '@mijn/domain/constanten';
import type { FastifyRequest } from 'fastify';
import { Weigering } from './weigering.ts';

/** Refuses what another site made the browser send. @throws Weigering 403 */
function weigerAndereSite({ headers, merkHost }: FastifyRequest): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== merkHost.origin) {
    throw new Weigering(403, 'andere Origin');
  }
  if (site !== undefined && site !== 'same-origin') {
    throw new Weigering(403, 'andere Sec-Fetch-Site');
  }
}

/** Refuses a request without our own header, which no other site can send. @throws Weigering 403 */
function eisEigenHeader({ headers }: FastifyRequest): void {
  if (headers[eigenHeader.naam] !== eigenHeader.waarde) {
    throw new Weigering(403, 'eigen header ontbreekt');
  }
}

/**
 * For calls by GET that must come from our own pages: browsers send no Origin there.
 * @throws Weigering 403
 */
export async function eisEigenPagina(request: FastifyRequest): Promise<void> {
  weigerAndereSite(request);
  eisEigenHeader(request);
}

/**
 * For every write and /graphql (decisions §3): our own header, and the browser itself must say
 * that it comes from our own origin.
 * @throws Weigering 403
 */
export async function eisEigenHerkomst(request: FastifyRequest): Promise<void> {
  weigerAndereSite(request);
  eisEigenHeader(request);
  const { origin } = request.headers;
  if (origin === undefined && request.headers['sec-fetch-site'] === undefined) {
    throw new Weigering(403, 'herkomst onbekend');
  }
}
