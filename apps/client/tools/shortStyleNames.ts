import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

// By their place in this list, which is the same in every build of one source.
const sheets = globSync('{packages/ui,apps/client}/src/**/*.module.css', { cwd: root }).toSorted();

/**
 * The name of a class in the built files: its own, and a number for its sheet. The bundler's names
 * tell of sheet and line in eight characters, in the styles, the scripts and every document.
 * @throws Error for a sheet that is none of ours
 */
export function shortStyleName(name: string, file: string): string {
  const at = sheets.indexOf(path.relative(root, file.replace(/\?.*$/, '')));
  if (at === -1) throw new Error(`${file} is no style sheet of ours`);
  return `${name}-${at.toString(36)}`;
}
