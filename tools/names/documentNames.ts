import path from 'node:path';

/** What the tree holds, to which a document may point. */
export interface Tree {
  /** Paths of files from the root, with `/`. */
  readonly files: readonly string[];
  /** Every word that stands in the code. */
  readonly words: ReadonlySet<string>;
}

/** What a document names that is not there. */
export interface MissingName {
  readonly file: string;
  readonly text: string;
}

const identifier = /^[A-Za-z][A-Za-z0-9]*[A-Z_][A-Za-z0-9_]*(?:\(\))?$/;
const sourceFile = /^(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|sql|css)$/;
const folder = /^(?:[\w.-]+\/)+$/;
const fromTheRoot = /^(?:apps|deploy|dev-env|docs|e2e|packages|tools)(?:\/[\w.-]+)+$/;
// Made on this machine, and kept by nobody.
const made = /(?:^|\/)(?:var|dist|node_modules|generated)\//;
const spans = /`([^`\n]+)`/g;
const blocks = /```.*?```/gs;
const links = /\]\((?!\w+:|#)([^)\s#]+)/g;
const imports = /import (?:type )?\{([^}]*)\}/g;

/** The files and folders (with `/` behind) of the tree, by every way in which a path may be shortened from the left. */
function endings(files: readonly string[]): Set<string> {
  const known = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let from = 0; from < parts.length; from += 1) {
      known.add(parts.slice(from).join('/'));
      for (let to = from + 1; to < parts.length; to += 1)
        known.add(`${parts.slice(from, to).join('/')}/`);
    }
  }
  return known;
}

/**
 * Names in code type, links, and imports in examples, that a document still gives to what was renamed or removed:
 * identifiers of several words, folders, and files of source.
 */
export function missingNames(
  documents: readonly (readonly [file: string, text: string])[],
  { files, words }: Tree,
): MissingName[] {
  const known = endings(files);
  const isThere = (name: string): boolean => {
    if (made.test(name)) return true;
    if (sourceFile.test(name) || folder.test(name)) return known.has(name);
    if (fromTheRoot.test(name)) return known.has(name) || known.has(`${name}/`);
    return !identifier.test(name) || words.has(name.replace('()', ''));
  };
  return documents.flatMap(([file, text]) => {
    const named = [...text.replaceAll(blocks, '').matchAll(spans)].map(([, name = '']) => name);
    const imported = [...text.matchAll(imports)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    const linked = [...text.matchAll(links)].map(([, to = '']) => to);
    const isLinked = (to: string): boolean => {
      const target = path.posix.join(path.posix.dirname(file), to);
      return known.has(target) || known.has(`${target.replace(/\/$/, '')}/`);
    };
    const missing = [
      ...linked.filter((to) => !isLinked(to)),
      ...named.filter((name) => !isThere(name)),
      ...imported.filter((name) => !words.has(name)),
    ];
    return [...new Set(missing)].map((name) => ({ file, text: name }));
  });
}
