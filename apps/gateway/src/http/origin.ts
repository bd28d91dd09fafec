import { ownHeader } from '@mijn/domain/headers';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Refuses a cross-site request. @throws Refusal 403 */
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
 * For GET calls that must come from our own pages; browsers send no Origin with these.
 * @throws Refusal 403
 */
export async function checkOwnPage(request: FastifyRequest): Promise<void> {
  refuseOtherSite(request);
  checkOwnHeader(request);
}

/**
 * For every write and /graphql (docs/decisions.md §3): requires our own header, and the browser's own header that it
 * comes from our origin.
 * @throws Refusal 403
 */
export async function checkOwnOrigin(request: FastifyRequest): Promise<void> {
  checkOwnHeader(request);
  await checkOwnForm(request);
}

/**
 * For a form posted to a page's own address, which cannot have our header: requires the browser's own header that it
 * comes from our origin (docs/decisions.md §3).
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
 * For a link on our own page to personal data: allows a click there, or a typed address. A browser without
 * Sec-Fetch-Site must name our page as its referer.
 * @throws Refusal 403
 */
export async function checkOwnClick(request: FastifyRequest): Promise<void> {
  // The native app fetches files by calls, not by links.
  if (request.isNative) return checkOwnHeader(request);
  const { headers, brandHost } = request;
  const site = headers['sec-fetch-site'];
  const own =
    site === undefined
      ? headers.referer?.startsWith(`${brandHost.origin}/`)
      : site === 'same-origin' || site === 'none';
  if (!own) throw new Refusal(403, 'no click on a page of ours');
}
