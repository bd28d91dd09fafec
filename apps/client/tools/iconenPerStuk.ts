import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const alleIconen = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs'));
const vanLucide = /^import \{([^}]*)\} from 'lucide-react';$/gm;

/** The file of each icon, by every name that lucide gives it. */
function leesBestanden(): ReadonlyMap<string, string> {
  const regels = readFileSync(alleIconen, 'utf8').matchAll(
    /^export \{(.*)\} from '(\.\/icons\/[\w-]+\.mjs)';$/gm,
  );
  return new Map(
    [...regels].flatMap(([, namen = '', bestand = '']) =>
      [...namen.matchAll(/default as (\w+)/g)].map(([, naam = '']) => [
        naam,
        fileURLToPath(new URL(bestand, `file://${alleIconen}`)),
      ]),
    ),
  );
}

/**
 * Has the browser's build take each icon from its own file. By way of lucide's list of all of them,
 * every icon counts as one that the first screen needs, and comes with it (`eersteScherm.ts`).
 */
export function iconenPerStuk(): Plugin {
  const bestanden = leesBestanden();
  const perStuk = (deel: string): string => {
    const naam = deel.trim();
    const bestand = bestanden.get(naam);
    if (bestand) return `import ${naam} from ${JSON.stringify(bestand)};`;
    return naam === '' ? '' : `import { ${naam} } from 'lucide-react';`;
  };
  return {
    name: 'iconen-per-stuk',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return undefined;
      const kaal = code.replace(vanLucide, (_regel, delen: string) =>
        delen.split(',').map(perStuk).join(''),
      );
      return { code: kaal, map: null };
    },
  };
}
