import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerEntry } from '@mijn/contract/serverEntry';
import type { Taal } from '@mijn/domain/taal';
import { laadLuieSchermen } from '../app/luieSchermen.ts';
import type { Manifest } from './bestanden.ts';
import { maakRender } from './maakRender.tsx';

// Stands in dist/server, beside dist/client of the same build.
function leesManifest(taal: Taal): Manifest {
  const pad = path.join(import.meta.dirname, `../client/.vite/manifest.${taal}.json`);
  return JSON.parse(readFileSync(pad, 'utf8'));
}

// Rendering waits for nothing: what the browser fetches late is here from the start.
await laadLuieSchermen();

/** Renders a page for the gateway. */
export const render: ServerEntry['render'] = maakRender({
  nl: leesManifest('nl'),
  en: leesManifest('en'),
});

export { operaties } from './operaties.ts';
