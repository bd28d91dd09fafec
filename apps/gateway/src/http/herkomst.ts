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

/**
 * For a link on our own page to something personal: a click there, or the address typed in; a
 * browser that does not say where it comes from has to name our page as the one it left.
 * @throws Weigering 403
 */
export async function eisEigenKlik({ headers, merkHost }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  const eigen =
    site === undefined
      ? headers.referer?.startsWith(`${merkHost.origin}/`)
      : site === 'same-origin' || site === 'none';
  if (!eigen) throw new Weigering(403, 'geen klik op onze pagina');
}
