import type { MissingName } from './documentNames.ts';

/** What there is to cite. */
export interface Citable {
  /** Paths of the tree's files, with `/`. */
  readonly files: readonly string[];
  /** The design pages that are kept outside this repository. */
  readonly pages: readonly string[];
}

const cited = /(?:\w[\w.-]*\/)*[\w-]+\.md\b|\bADR \d+|\bdecisions?(?:,? § ?\w*|,? \d+)/g;

/** The design pages that CONTRIBUTING.md says comments cite: `domain.md`, and "decisions §n" by its form. */
export function designPages(contributing: string): string[] {
  const [paragraph = ''] = /^Comments cite .*$/m.exec(contributing) ?? [];
  return [...paragraph.matchAll(/`([\w-]+\.md)`/g)].map(([, page = '']) => page);
}

/**
 * The citations that lead nowhere: pages, records of decisions and paragraphs that nobody has.
 * @param spoken by file: a document, or the comments of a source
 */
export function strayCitations(
  spoken: readonly (readonly [file: string, text: string])[],
  { files, pages }: Citable,
): MissingName[] {
  const isThere = (name: string): boolean => {
    if (name.startsWith('ADR ')) {
      const record = `docs/decisions/${name.slice(4)}-`;
      return /^ADR \d{4}$/.test(name) && files.some((file) => file.startsWith(record));
    }
    if (!name.endsWith('.md')) return /^decisions §(?:\d+|n)$/.test(name);
    return pages.includes(name) || files.some((file) => `/${file}`.endsWith(`/${name}`));
  };
  return spoken.flatMap(([file, text]) => {
    const stray = (text.match(cited) ?? []).filter((name) => !isThere(name));
    return [...new Set(stray)].map((name) => ({ file, text: name }));
  });
}
