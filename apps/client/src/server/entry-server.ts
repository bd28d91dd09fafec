import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerEntry } from '@mijn/contract/serverEntry';
import type { Manifest } from './bestanden.ts';
import { maakRender } from './maakRender.tsx';

// Stands in dist/server, beside dist/client of the same build.
const manifest: Manifest = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../client/.vite/manifest.json'), 'utf8'),
);

/** Renders a page for the gateway. */
export const render: ServerEntry['render'] = maakRender(manifest);

export { operaties } from './operaties.ts';
