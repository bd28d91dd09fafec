import type { Taal } from '@mijn/domain/taal';
import type { PaginaBestanden } from './document.ts';

/** One module of the build, as Vite's manifest tells it. */
export interface ManifestDeel {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest: source → built file. */
export type Manifest = Readonly<Record<string, ManifestDeel>>;

/** A build per language. */
export type Manifesten = Readonly<Record<Taal, Manifest>>;

const ingang = 'src/main.tsx';

function verzamel(manifest: Manifest, bron: string, gezien: Set<string>): void {
  const deel = manifest[bron];
  if (!deel || gezien.has(bron)) return;
  gezien.add(bron);
  for (const ander of deel.imports ?? []) verzamel(manifest, ander, gezien);
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
  const stijlen = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  return {
    script: adres(script),
    voorladen: uniek(delen.map(({ file }) => file).filter((file) => file !== script)),
    stijlen: uniek([...delen.flatMap(({ css = [] }) => css), ...stijlen.map(({ file }) => file)]),
    lettertype: uniek(Object.values(manifest).map(({ file }) => file)).find((pad) =>
      pad.endsWith('.woff2'),
    ),
  };
}
