import type { Taal } from '@mijn/domain/taal';
import type { PaginaBestanden } from './document.ts';

/** One module of the build, as Vite's manifest tells it. */
export interface ManifestDeel {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest: source → built file. */
export type Manifest = Readonly<Record<string, ManifestDeel>>;

/** The one stylesheet, that stands in every page: its text, and its hash for the CSP. */
export interface Stijl {
  readonly tekst: string;
  /** `sha256-…` */
  readonly hash: string;
}

/** What the server knows of the browser's build in one language. */
export interface Bouw {
  readonly manifest: Manifest;
  readonly stijl: Stijl;
}

/** A build per language. */
export type Bouwen = Readonly<Record<Taal, Bouw>>;

const ingang = 'src/main.tsx';

function verzamel(manifest: Manifest, bron: string, gezien: Set<string>): void {
  const deel = manifest[bron];
  if (!deel || gezien.has(bron)) return;
  gezien.add(bron);
  for (const ander of deel.imports ?? []) verzamel(manifest, ander, gezien);
}

/** The file of the one stylesheet, from the top of the build; undefined when the build has none. */
export function stijlBestand(manifest: Manifest): string | undefined {
  return Object.values(manifest)
    .map(({ file }) => file)
    .find((file) => file.endsWith('.css'));
}

const adres = (bestand: string) => `/${bestand}`;

/**
 * The files that a page with these route modules needs.
 * @throws Error when the build has no entry.
 */
export function paginaBestanden(manifest: Manifest, bronnen: readonly string[]): PaginaBestanden {
  const script = manifest[ingang]?.file;
  if (!script) throw new Error('The manifest of the client knows no entry');
  const gezien = new Set<string>();
  for (const bron of [ingang, ...bronnen]) verzamel(manifest, bron, gezien);
  const delen = [...gezien].map((bron) => manifest[bron]).filter((deel) => deel !== undefined);
  const uniek = (paden: readonly string[]) => [...new Set(paden)].map(adres);
  return {
    script: adres(script),
    voorladen: uniek(delen.map(({ file }) => file).filter((file) => file !== script)),
    lettertype: uniek(Object.values(manifest).map(({ file }) => file)).find((pad) =>
      pad.endsWith('.woff2'),
    ),
  };
}
