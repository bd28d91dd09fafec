import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const allIcons = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'));
const lucideImport = /^import \{([^}]*)\} from 'lucide-react';$/gm;

/** The file of each icon, by every name that lucide gives it. */
function readFiles(): ReadonlyMap<string, string> {
  const lines = readFileSync(allIcons, 'utf8').matchAll(
    /^export \{(.*)\} from '(\.\/icons\/[\w-]+\.mjs)';$/gm,
  );
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [
        name,
        fileURLToPath(new URL(file, `file://${allIcons}`)),
      ]),
    ),
  );
}

/**
 * Has a build take each icon from its own file. By way of lucide's list of all of them, every icon would be made bare
 * (`bareIcons.ts`), counted as one that the first screen needs, and come with it (`firstScreen.ts`).
 */
export function separateIcons(): Plugin {
  const files = readFiles();
  const perPiece = (part: string): string => {
    const name = part.trim();
    const file = files.get(name);
    if (file) return `import ${name} from ${JSON.stringify(file)};`;
    return name === '' ? '' : `import { ${name} } from 'lucide-react';`;
  };
  return {
    name: 'separate-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return undefined;
      const bare = code.replace(lucideImport, (_line, parts: string) =>
        parts.split(',').map(perPiece).join(''),
      );
      return { code: bare, map: null };
    },
  };
}
