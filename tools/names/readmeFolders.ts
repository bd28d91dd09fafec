import type { MissingName } from './documentNames.ts';

const readme = /^(.*\/)README\.md$/;

/** The folders of an app's or package's `src` that its README does not name (`name/`): a room nobody is led to. */
export function unnamedFolders(
  documents: readonly (readonly [file: string, text: string])[],
  files: readonly string[],
): MissingName[] {
  return documents.flatMap(([file, text]) => {
    const [, home] = readme.exec(file) ?? [];
    if (home === undefined) return [];
    const inside = files.filter((other) => other.startsWith(`${home}src/`));
    const folders = inside.map((other) => other.slice(`${home}src/`.length).split('/'));
    const names = new Set(folders.filter((parts) => parts.length > 1).map(([name = '']) => name));
    return [...names]
      .filter((name) => !new RegExp(`[\`/]${name}/`).test(text))
      .map((name) => ({ file, text: `${name}/` }));
  });
}
