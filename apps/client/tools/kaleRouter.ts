import type { Plugin } from 'vite';

type Vervanging = readonly [wat: RegExp, door: string];

// Options of createBrowserRouter that this app does not give: known to be absent, their code goes.
const router: readonly Vervanging[] = [
  [/\b(init\.|opts\?\.)instrumentations\b/g, 'undefined'],
  [/\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
];

// Components are made by calls and get a name for developers: both keep unused ones alive.
const componenten: readonly Vervanging[] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/^(const \w+ = )(React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'],
];

const perBestand: readonly (readonly [RegExp, readonly Vervanging[]])[] = [
  [/\/react-router\/dist\/production\/lib\/router\/router\.js$/, router],
  [/\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, componenten],
];

/**
 * Leaves out of the browser's build what the router brings for what we do not use (measured: 2 kB).
 * @throws Error when a new version of the router has another form: then this has to be looked at.
 */
export function kaleRouter(): Plugin {
  return {
    name: 'kale-router',
    enforce: 'pre',
    transform(code, id) {
      const vervangingen = perBestand.find(([bestand]) => bestand.test(id))?.[1];
      if (!vervangingen) return undefined;
      const kaal = vervangingen.reduce((tekst, [wat, door]) => {
        if (tekst.search(wat) === -1) throw new Error(`react-router has no ${wat.source} any more`);
        return tekst.replace(wat, door);
      }, code);
      return { code: kaal, map: null };
    },
  };
}
