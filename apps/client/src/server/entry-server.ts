import path from 'node:path';
import type { ServerEntry } from '@mijn/contract/serverEntry';
import { loadLazyScreens } from '../app/lazyScreens.ts';
import { readBuild } from './readBuild.ts';
import { createRender } from './createRender.tsx';

// Stands in dist/server, beside dist/client of the same build.
const client = path.join(import.meta.dirname, '../client');

// Rendering waits for nothing: what the browser fetches late is here from the start.
await loadLazyScreens();

/**
 * Renders a page for the gateway.
 *
 * @public loaded by the gateway from the build
 */
export const render: ServerEntry['render'] = createRender({
  nl: readBuild(client, 'nl'),
  en: readBuild(client, 'en'),
});

/** @public loaded by the gateway from the build */
export { operations } from './operations.ts';
