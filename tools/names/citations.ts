import type { MissingName } from './documentNames.ts';

/** What there is to cite. */
export interface Citable {
  /** Paths of the tree's files, with `/`. */
  readonly files: readonly string[];
  /** The design pages that are kept outside this repository. */
  readonly pages: readonly string[];
}

const comments = /\/\*[^]*?\*\/|(?<=^|\s)(?:\/\/|--) .*/gm;
const cited = /(?:\w[\w.-]*\/)*[\w-]+\.md\b|\bADR \d+|\bdecisions?(?:,? § ?\w*|,? \d+)/g;

/** The design pages that CONTRIBUTING.md says comments cite: `domain.md`, and "decisions §n" by its form. */
export function designPages(contributing: string): string[] {
  const [paragraph = ''] = /^Comments cite .*$/m.exec(contributing) ?? [];
  return [...paragraph.matchAll(/`([\w-]+\.md)`/g)].map(([, page = '']) => page);
}

/** The citations of a file that lead nowhere: pages, records of decisions and paragraphs that nobody has. */
export function strayCitations(
  sources: readonly (readonly [file: string, text: string])[],
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
  return sources.flatMap(([file, text]) => {
    const spoken = file.endsWith('.md') ? text : (text.match(comments) ?? []).join('\n');
    const stray = (spoken.match(cited) ?? []).filter((name) => !isThere(name));
    return [...new Set(stray)].map((name) => ({ file, text: name }));
  });
}
