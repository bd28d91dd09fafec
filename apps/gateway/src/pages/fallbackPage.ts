import { callAddress, formatPhone, type BrandLinks, type Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import { quotaText } from '@mijn/domain/quotas';
import { pages } from '@mijn/domain/paths';
import type { FastifyReply } from 'fastify';
import type { UsedQuota } from '../http/errors.ts';
import { fallbackTexts, type FallbackText } from './fallbackTexts.ts';
import { sendStandalone, type StandalonePage } from './standalonePage.ts';

export interface FallbackAbout {
  readonly language: Language;
  readonly merk: Brand;
  /** The help desk; absent for staff. */
  readonly help?: BrandLinks['help'] | undefined;
  /** A dependency is down, as opposed to too many requests. */
  readonly isAway?: boolean;
  /** A form was posted: reloading sends it again, and following a link would lose it. */
  readonly isPosted?: boolean;
  /** A claim was posted. */
  readonly isDeclaratie?: boolean;
  readonly quota?: UsedQuota | undefined;
}

interface FallbackLink {
  readonly path: string;
  readonly text: string;
}

// An empty address is the page itself: nothing of the request is copied into the page.
const itself = '';

/** Statuses for which a retry is pointless. */
const retryIsPointless: readonly number[] = [400, 401, 404, 413];

function linksOf(
  status: number,
  { language, isPosted = false, isDeclaratie = false }: FallbackAbout,
): readonly FallbackLink[] {
  const { retry, onward, back } = fallbackTexts[language];
  if (status === 413 || (status === 429 && isDeclaratie)) {
    return [{ path: pages.declaratieIndienen.path, text: back }];
  }
  const overview = { path: pages.overzicht.path, text: onward };
  return isPosted || retryIsPointless.includes(status)
    ? [overview]
    : [{ path: itself, text: retry }, overview];
}

function textsOf(
  status: number,
  { language, isAway = false, isPosted = false, isDeclaratie = false }: FallbackAbout,
): FallbackText {
  const { tooOften, address, tooLarge, otherwise, ...texts } = fallbackTexts[language];
  const busy = isPosted ? texts.busyPosted : texts.busy;
  const crowded = isPosted ? texts.crowdedPosted : texts.crowded;
  const own: Readonly<Record<number, FallbackText>> = {
    400: address,
    413: tooLarge,
    429: isDeclaratie ? tooOften : busy,
    503: isAway ? texts.away : crowded,
  };
  return own[status] ?? otherwise;
}

function quotaTexts(
  { name, seconds }: UsedQuota,
  { language, isPosted = false }: FallbackAbout,
): FallbackText {
  const { busy, reloadLater } = fallbackTexts[language];
  const why = quotaText(name, seconds, language);
  return { title: busy.title, explanation: isPosted ? `${why} ${reloadLater}` : why };
}

function helpLine({ language, help }: FallbackAbout): string {
  if (!help) return '';
  const { stuck, call } = fallbackTexts[language];
  const number = formatPhone(help.phone);
  return `<p>${stuck} ${call} <a class="number" href="${callAddress(help.phone)}">${number}</a> (${help.hours[language]}).</p>`;
}

/**
 * Renders the page for when rendering fails or is too expensive, and for a claim whose files are too large
 * to be read (413).
 */
export function fallbackPage(status: number, about: FallbackAbout): StandalonePage {
  const { language, merk } = about;
  const { title, explanation } = about.quota
    ? quotaTexts(about.quota, about)
    : textsOf(status, about);
  const links = linksOf(status, about).map(
    ({ path, text }, i) => `<a class="way${i === 0 ? ' main' : ''}" href="${path}">${text}</a>`,
  );
  const content = `<p>${explanation}</p><p>${links.join(' ')}</p>${helpLine(about)}`;
  return { language, merk, title, content };
}

/** Sends the fallback page. */
export function sendFallback(
  reply: FastifyReply,
  status: number,
  about: FallbackAbout,
): FastifyReply {
  return sendStandalone(reply, status, fallbackPage(status, about));
}
