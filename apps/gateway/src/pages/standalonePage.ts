import { createHash } from 'node:crypto';
import { brands, type Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import type { FastifyReply } from 'fastify';
import { allowInline } from '../http/securityHeaders.ts';

// The colours of docs/design.md, inline, because the build may be missing.
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

/** A page in the brand's colours without the client's build and without script. */
export interface StandalonePage {
  readonly language: Language;
  readonly merk: Brand;
  readonly title: string;
  /** HTML below the title: static text only, nothing of the request. */
  readonly content: string;
}

export function standalonePage({ language, merk, title, content }: StandalonePage): string {
  const { product } = brands[merk];
  return `<!doctype html>
<html lang="${language}" data-brand="${merk}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${product} | ${title}</title><style>${style}</style></head>
<body><main><p class="brand">${product}</p><h1>${title}</h1>${content}</main></body>
</html>
`;
}

/** Sends the page, allowing its style by hash. */
export function sendStandalone(
  reply: FastifyReply,
  status: number,
  page: StandalonePage,
): FastifyReply {
  allowInline(reply, { styleHashes: [styleHash] });
  return reply.code(status).type('text/html; charset=utf-8').send(standalonePage(page));
}
