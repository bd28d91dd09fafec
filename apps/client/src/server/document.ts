import type { Merk } from '@mijn/domain/merken';
import type { Taal } from '@mijn/domain/taal';
import { eilandId, schrijfEiland } from '../platform/eiland.ts';

/** The files of the build that one page needs, as addresses. */
export interface PaginaBestanden {
  readonly script: string;
  readonly voorladen: readonly string[];
  readonly lettertype: string | undefined;
}

/** What a document is made of. */
export interface DocumentDelen {
  readonly taal: Taal;
  readonly merk: Merk;
  readonly titel: string;
  readonly beschrijving: string;
  readonly product: string;
  /** Public address of this brand, for the social metadata. */
  readonly merkUrl: string;
  readonly bestanden: PaginaBestanden;
  /** The stylesheet: in the page, as a file of its own would cost a round trip before the first paint. */
  readonly stijl: string;
  readonly inhoud: string;
  readonly gegevens: unknown;
}

// The ground of both schemes (look.md, Tokens): the browser's own bars take it over.
const grondkleur: Record<Merk, { licht: string; donker: string }> = {
  ZZ: { licht: '#F6F3EE', donker: '#0F171C' },
  AZVZ: { licht: '#F1F5F9', donker: '#0D1520' },
};

const entiteiten: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe in an element and in a quoted attribute. */
export function veilig(tekst: string): string {
  return tekst.replace(/[&<>"']/g, (teken) => entiteiten[teken] ?? '');
}

type Attributen = Readonly<Record<string, string>>;

function element(naam: 'meta' | 'link', attributen: Attributen): string {
  const geschreven = Object.entries(attributen).map(
    ([sleutel, waarde]) => `${sleutel}="${veilig(waarde)}"`,
  );
  return `<${naam} ${geschreven.join(' ')}>`;
}

function metas({ merk, merkUrl, titel, beschrijving, product, taal }: DocumentDelen): Attributen[] {
  const { licht, donker } = grondkleur[merk];
  return [
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'description', content: beschrijving },
    { name: 'theme-color', content: licht, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: donker, media: '(prefers-color-scheme: dark)' },
    { name: 'color-scheme', content: 'light dark' },
    { name: 'format-detection', content: 'telephone=no' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product },
    { property: 'og:title', content: titel },
    { property: 'og:description', content: beschrijving },
    { property: 'og:url', content: merkUrl },
    { property: 'og:locale', content: taal === 'nl' ? 'nl_NL' : 'en_GB' },
    { name: 'twitter:card', content: 'summary' },
  ];
}

function links({ merk, bestanden }: DocumentDelen): Attributen[] {
  const { lettertype, voorladen } = bestanden;
  return [
    ...(lettertype
      ? [{ rel: 'preload', href: lettertype, as: 'font', type: 'font/woff2', crossorigin: '' }]
      : []),
    ...voorladen.map((href) => ({ rel: 'modulepreload', href })),
    { rel: 'icon', href: `/merk/${merk}.svg`, type: 'image/svg+xml' },
  ];
}

/** Writes the whole document: no inline script that runs, no style attribute, the data as JSON. */
export function schrijfDocument(delen: DocumentDelen): string {
  const { taal, merk, titel, bestanden, stijl, inhoud, gegevens } = delen;
  return [
    `<!doctype html><html lang="${taal}" data-merk="${merk}"><head><meta charset="utf-8">`,
    `<title>${veilig(titel)}</title>`,
    ...metas(delen).map((attributen) => element('meta', attributen)),
    `<style>${stijl}</style>`,
    ...links(delen).map((attributen) => element('link', attributen)),
    `<script type="module" src="${veilig(bestanden.script)}"></script></head><body>`,
    `<div id="root">${inhoud}</div>`,
    `<script type="application/json" id="${eilandId}">${schrijfEiland(gegevens)}</script>`,
    '</body></html>',
  ].join('');
}
