import path from 'node:path';
import type { ServerEntry } from '@mijn/contract/serverEntry';
import { laadLuieSchermen } from '../app/luieSchermen.ts';
import { leesBouw } from './leesBouw.ts';
import { maakRender } from './maakRender.tsx';

// Stands in dist/server, beside dist/client of the same build.
const client = path.join(import.meta.dirname, '../client');

// Rendering waits for nothing: what the browser fetches late is here from the start.
await laadLuieSchermen();

/** Renders a page for the gateway. */
export const render: ServerEntry['render'] = maakRender({
  nl: leesBouw(client, 'nl'),
  en: leesBouw(client, 'en'),
});

export { operaties } from './operaties.ts';
