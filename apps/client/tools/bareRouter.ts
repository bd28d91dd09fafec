import type { Plugin } from 'vite';

type Replacement = readonly [what: RegExp, door: string];

// Options of createBrowserRouter that this app does not give: known to be absent, their code goes.
const router: readonly Replacement[] = [
  [/\b(init\.|opts\?\.)instrumentations\b/g, 'undefined'],
  [/\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
];

// Components are made by calls and get a name for developers: both keep unused ones alive.
const components: readonly Replacement[] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/^(const \w+ = )(React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'],
];

const byFile: readonly (readonly [RegExp, readonly Replacement[]])[] = [
  [/\/react-router\/dist\/production\/lib\/router\/router\.js$/, router],
  [/\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, components],
];

/**
 * Leaves out of the browser's build what the router brings for what we do not use (measured: 2 kB).
 * @throws Error when a new version of the router has another form: then this has to be looked at.
 */
export function bareRouter(): Plugin {
  return {
    name: 'bare-router',
    enforce: 'pre',
    transform(code, id) {
      const replacements = byFile.find(([file]) => file.test(id))?.[1];
      if (!replacements) return undefined;
      const bare = replacements.reduce((text, [what, door]) => {
        if (text.search(what) === -1)
          throw new Error(`react-router has no ${what.source} any more`);
        return text.replace(what, door);
      }, code);
      return { code: bare, map: null };
    },
  };
}
