import type { Brand } from '@mijn/domain/brands';
import type { Language } from '@mijn/domain/language';
import { imageDevices } from '@mijn/domain/images';
import type { PageFiles, Style } from './files.ts';
import type { InlineScript } from '../inline/inlineScripts.ts';
import { groundColor } from './groundColor.ts';
import { socialImage } from './socialImages.ts';
import { islandId, writeIsland } from '../../platform/island.ts';

export interface DocumentParts {
  readonly language: Language;
  readonly merk: Brand;
  readonly title: string;
  readonly description: string;
  readonly product: string;
  /** Public address of this brand, for the social metadata. */
  readonly brandUrl: string;
  readonly files: PageFiles;
  /** Inlined style sheets: separate files would cost a round trip before the first paint. */
  readonly styles: readonly Style[];
  /** The Content-Security-Policy, when no server sends it. */
  readonly policy?: string;
  /** Inline scripts, each allowed by its hash. */
  readonly scripts?: readonly InlineScript[];
  readonly content: string;
  /** Banner above the page, outside the part that React hydrates, with its own script. */
  readonly above?:
    | { readonly id: string; readonly html: string; readonly script: InlineScript }
    | undefined;
  /** Band that says for whom the person acts, above everything, outside the part that React hydrates. */
  readonly acting?: string | undefined;
  /**
   * Texts that `sayUnusable` shows on a tap after the script failed: the message, and the label of a link
   * to this page.
   */
  readonly unusable?: { readonly text: string; readonly reload: string } | undefined;
  readonly details: unknown;
  /** A page without React; its scripts run at its end. */
  readonly isBare?: boolean;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element and for a quoted attribute. */
function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

type Attributes = Readonly<Record<string, string>>;

function element(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${safe(value)}"`);
  return `<${name} ${written.join(' ')}>`;
}

function metas(parts: DocumentParts): Attributes[] {
  const { merk, brandUrl, title, description, product, language, policy } = parts;
  const { light, dark } = groundColor[merk];
  return [
    ...(policy ? [{ 'http-equiv': 'Content-Security-Policy', content: policy }] : []),
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'description', content: description },
    { name: 'theme-color', content: light, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)' },
    { name: 'color-scheme', content: 'light dark' },
    { name: 'format-detection', content: 'telephone=no' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: brandUrl },
    { property: 'og:locale', content: language === 'nl' ? 'nl_NL' : 'en_GB' },
    { property: 'og:image', content: socialImage(brandUrl, merk) },
    { property: 'og:image:width', content: String(imageDevices.desktop.width) },
    { property: 'og:image:height', content: String(imageDevices.desktop.height) },
    { property: 'og:image:alt', content: product },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'apple-mobile-web-app-title', content: product },
  ];
}

function links({ merk, language }: DocumentParts): Attributes[] {
  return [
    { rel: 'icon', href: `/merk/${merk}.svg`, type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: `/merk/${merk}-touch-180.png` },
    { rel: 'manifest', href: `/merk/${merk}.${language}.webmanifest` },
  ];
}

// In the head a browser would wait up to 100 ms for it before the first paint, even on a slow connection.
function writeFontPreload({ files: { font } }: DocumentParts): string {
  if (!font) return '';
  return element('link', {
    rel: 'preload',
    href: font,
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
  });
}

// A disabled link fetches nothing; it tells the loader of later screens that the style sheet is already
// there.
function writeStyle({ address, text }: Style, isBare = false): string {
  const link = element('link', { rel: 'stylesheet', href: address, disabled: '' });
  return `<style>${text}</style>${isBare ? '' : link}`;
}

const inlined = (scripts: readonly InlineScript[]) =>
  scripts.map(({ text }) => `<script>${text}</script>`).join('');

// Above the styles, so that the browser asks for the modules as early as it can.
function writeModules({ files, isBare }: DocumentParts): string {
  if (isBare) return '';
  const preloads = files.preloads.map((href) => element('link', { rel: 'modulepreload', href }));
  return `${preloads.join('')}<script type="module" src="${safe(files.script)}"></script>`;
}

/**
 * Returns the scripts of a page above and below its content: those for React, or all of a page without it.
 */
function writeScripts(parts: DocumentParts): [string, string] {
  const { scripts = [], isBare } = parts;
  return isBare ? ['', inlined(scripts)] : [inlined(scripts), ''];
}

function writeUnusable({ unusable, isBare }: DocumentParts): string {
  if (!unusable || isBare) return '';
  const { text, reload } = unusable;
  return `<p data-unusable role="alert" hidden>${safe(text)} <a href="">${safe(reload)}</a></p>`;
}

/**
 * Writes the whole document: no inline scripts except the given ones, no style attributes, the data as
 * JSON.
 */
export function writeDocument(parts: DocumentParts): string {
  const { language, merk, title, styles, content, details, isBare, above, acting } = parts;
  const [scriptsAbove, below] = writeScripts(parts);
  return [
    `<!doctype html><html lang="${language}" data-brand="${merk}"><head><meta charset="utf-8">`,
    `<title>${safe(title)}</title>`,
    writeModules(parts),
    ...metas(parts).map((attributes) => element('meta', attributes)),
    ...styles.map((style) => writeStyle(style, isBare)),
    ...links(parts).map((attributes) => element('link', attributes)),
    `${scriptsAbove}</head><body>`,
    writeFontPreload(parts),
    acting ? `<div data-acting>${acting}</div>` : '',
    above ? `<div id="${above.id}">${above.html}</div>` : '',
    `<div id="root">${content}</div>`,
    // Below the page, because the first link is the one that skips to its content.
    writeUnusable(parts),
    // A script between the two would make the browser paint the banner by itself.
    above ? `<script>${above.script.text}</script>` : '',
    `<script type="application/json" id="${islandId}">${writeIsland(details)}</script>`,
    below,
    '</body></html>',
  ].join('');
}
