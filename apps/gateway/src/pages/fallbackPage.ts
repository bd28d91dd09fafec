import { createHash } from 'node:crypto';
import { callAddress, formatPhone, type BrandLinks } from '@mijn/domain/brandLinks';
import { brands, type Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import { pages } from '@mijn/domain/paths';
import type { FastifyReply } from 'fastify';
import { allowInline } from '../http/securityHeaders.ts';
import { fallbackTexts, type FallbackText } from './fallbackTexts.ts';

// In the colours of look.md, by themselves: nothing of the build may be needed.
const style = `
:root{color-scheme:light dark;--ground:#F6F3EE;--surface:#FFFFFF;--ink:#14212B;--action:#0B5C5A;--on:#FFFFFF}
[data-brand=AZVZ]{--ground:#F1F5F9;--ink:#101C2C;--action:#12355B}
@media (prefers-color-scheme:dark){
:root{--ground:#0F171C;--surface:#18232A;--ink:#F2F0EC;--action:#7CCBC6;--on:#0F171C}
[data-brand=AZVZ]{--ground:#0D1520;--surface:#162130;--ink:#F0F3F7;--action:#8FB8E8;--on:#0D1520}
}
body{margin:0;padding:max(1rem,6vh) min(1rem,5vw);background:var(--ground);color:var(--ink);font:1.0625rem/1.5 Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:min(1.5rem,5vw);border-radius:1rem;background:var(--surface)}
h1{margin:0;font-size:1.75rem;line-height:1.2}
.brand{margin:0 0 .5rem;color:var(--action);font-weight:700}
a{color:var(--action)}
.way{display:inline-block;margin:.5rem 1rem 0 0;padding:.8125rem 1.25rem;border:2px solid var(--action);border-radius:.5rem;font-weight:700;text-decoration:none}
.main{background:var(--action);color:var(--on)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.number{white-space:nowrap}
`;
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** What is known of who gets such a page. */
export interface FallbackAbout {
  readonly language: Language;
  readonly merk: Brand;
  /** Whom to call; staff call nobody. */
  readonly help?: BrandLinks['help'] | undefined;
  /** A claim was posted. */
  readonly isDeclaratie?: boolean;
}

interface Way {
  readonly path: string;
  readonly text: string;
}

// An empty address is that of the page itself, however it was asked: nothing of the request stands in the page.
const itself = '';

/** What cannot go better when it is asked again. */
const inVain: readonly number[] = [400, 401, 404, 413];

function waysOn(status: number, { language, isDeclaratie = false }: FallbackAbout): readonly Way[] {
  const { retry, onward, back } = fallbackTexts[language];
  if (status === 413 || (status === 429 && isDeclaratie)) {
    return [{ path: pages.declaratieIndienen.path, text: back }];
  }
  const overview = { path: pages.overzicht.path, text: onward };
  return inVain.includes(status) ? [overview] : [{ path: itself, text: retry }, overview];
}

function textsOf(status: number, { language, isDeclaratie = false }: FallbackAbout): FallbackText {
  const { busy, tooOften, address, crowded, tooLarge, otherwise } = fallbackTexts[language];
  const own: Readonly<Record<number, FallbackText>> = {
    400: address,
    413: tooLarge,
    429: isDeclaratie ? tooOften : busy,
    503: crowded,
  };
  return own[status] ?? otherwise;
}

function helpLine({ language, help }: FallbackAbout): string {
  if (!help) return '';
  const { stuck, call } = fallbackTexts[language];
  const number = formatPhone(help.phone);
  return `<p>${stuck} ${call} <a class="number" href="${callAddress(help.phone)}">${number}</a> (${help.hours[language]}).</p>`;
}

/**
 * A page that needs nothing of the client's build: for when rendering itself fails, or would cost
 * too much, and for a claim whose files are too large to be read at all (413). Holds no script, a style of its own
 * and nothing of the request.
 */
export function fallbackPage(status: number, about: FallbackAbout): string {
  const { language, merk } = about;
  const { title, explanation } = textsOf(status, about);
  const { product } = brands[merk];
  const ways = waysOn(status, about).map(
    ({ path, text }, i) => `<a class="way${i === 0 ? ' main' : ''}" href="${path}">${text}</a>`,
  );
  return `<!doctype html>
<html lang="${language}" data-brand="${merk}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${product} | ${title}</title><style>${style}</style></head>
<body><main><p class="brand">${product}</p><h1>${title}</h1><p>${explanation}</p><p>${ways.join(' ')}</p>${helpLine(about)}</main></body>
</html>
`;
}

/** Sends that page, with its style let through by its hash. */
export function sendFallback(
  reply: FastifyReply,
  status: number,
  about: FallbackAbout,
): FastifyReply {
  allowInline(reply, { styleHashes: [styleHash] });
  return reply.code(status).type('text/html; charset=utf-8').send(fallbackPage(status, about));
}
