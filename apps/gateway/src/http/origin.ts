import { ownHeader } from '@mijn/domain/headers';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Refuses what another site made the browser send. @throws Refusal 403 */
function refuseOtherSite({ headers, brandHost, isNative }: FastifyRequest): void {
  if (isNative) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== brandHost.origin) {
    throw new Refusal(403, 'another Origin');
  }
  if (site !== undefined && site !== 'same-origin') {
    throw new Refusal(403, 'another Sec-Fetch-Site');
  }
}

/** Refuses a request without our own header, which no other site can send. @throws Refusal 403 */
function checkOwnHeader({ headers }: FastifyRequest): void {
  if (headers[ownHeader.name] !== ownHeader.value) {
    throw new Refusal(403, 'the header of our own is missing');
  }
}

/**
 * For calls by GET that must come from our own pages: browsers send no Origin there.
 * @throws Refusal 403
 */
export async function checkOwnPage(request: FastifyRequest): Promise<void> {
  refuseOtherSite(request);
  checkOwnHeader(request);
}

/**
 * For every write and /graphql (docs/decisions.md §3): our own header, and the browser itself must say
 * that it comes from our own origin.
 * @throws Refusal 403
 */
export async function checkOwnOrigin(request: FastifyRequest): Promise<void> {
  checkOwnHeader(request);
  await checkOwnForm(request);
}

/**
 * For a form that is posted to a page's own address, which can carry no header of ours: the browser
 * itself must say that it comes from our own origin (docs/decisions.md §3).
 * @throws Refusal 403
 */
export async function checkOwnForm(request: FastifyRequest): Promise<void> {
  refuseOtherSite(request);
  if (request.isNative) return;
  const { origin } = request.headers;
  if (origin === undefined && request.headers['sec-fetch-site'] === undefined) {
    throw new Refusal(403, 'unknown origin');
  }
}

/**
 * For a link on our own page to something personal: a click there, or the address typed in; a
 * browser that does not say where it comes from has to name our page as the one it left.
 * @throws Refusal 403
 */
export async function checkOwnClick(request: FastifyRequest): Promise<void> {
  // No link of the native app leads here: it asks for the file, and its document keeps it.
  if (request.isNative) return checkOwnHeader(request);
  const { headers, brandHost } = request;
  const site = headers['sec-fetch-site'];
  const own =
    site === undefined
      ? headers.referer?.startsWith(`${brandHost.origin}/`)
      : site === 'same-origin' || site === 'none';
  if (!own) throw new Refusal(403, 'no click on a page of ours');
}
