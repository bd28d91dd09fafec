import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const exclude = ['**/node_modules', '**/dist', '**/generated', '**/var'];
const find = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude });
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string): boolean => existsSync(path.join(root, file));

const folders = '{apps,deploy,dev-env,docs,e2e,packages,tools}';
const documents = find(`{*,${folders}/**/*}.md`);
const sources = find(`{*,${folders}/**/*}.{ts,tsx,mjs,css,sql}`);
const records = find('docs/decisions/[0-9]*.md').map((file) => path.basename(file));

const isNoRecord = (number: string) => !records.some((name) => name.startsWith(`${number}-`));
const isNoPage = (name: string) => !exists(`docs/${name}`);

/** Returns the citations in files that `isBroken`, each with its file. */
function broken(files: readonly string[], form: RegExp, isBroken: (name: string) => boolean) {
  return files.flatMap((file) => {
    const cited = [...read(file).matchAll(form)].map(([, name = '']) => name);
    return [...new Set(cited)].filter(isBroken).map((name) => `${file}: ${name}`);
  });
}

it.each(documents)('%s links to files that exist', (document) => {
  const link = /\]\((?!\w+:|#)([^)\s#]+)/g;
  const target = (name: string) => path.join(path.dirname(document), name);
  expect(broken([document], link, (name) => !exists(target(name)))).toEqual([]);
});

describe('a citation', () => {
  const all = [...documents, ...sources];

  it('refers to an existing decision', () => {
    expect(broken(all, /\bADR (\d+)/g, isNoRecord)).toEqual([]);
  });

  it('refers to an existing page of docs/', () => {
    expect(broken(all, /(?<![\w/.-])docs\/((?:[\w-]+\/)*[\w-]+\.\w+)/g, isNoPage)).toEqual([]);
  });
});

it('lists each decision in the index once, with its number and title', () => {
  const index = read('docs/decisions/README.md');
  const rows = [...index.matchAll(/^- \[([^\]]+)\]\((\d{4}-[^)]+)\)/gm)];
  const titles = new Map(rows.map(([, title, file]) => [file, `# ${title}`]));
  expect(titles.size).toBe(rows.length);
  expect(titles).toEqual(
    new Map(records.map((file) => [file, read(`docs/decisions/${file}`).split('\n')[0]])),
  );
});
