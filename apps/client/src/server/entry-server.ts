import path from 'node:path';
import type { FormsEntry, NativeEntry, ServerEntry } from '@mijn/contract/serverEntry';
import { loadLazyScreens } from '../app/lazyScreens.ts';
import { formsPerPage } from './actions.ts';
import { createShell } from './shells/createShell.ts';
import { createNativeShell } from './shells/nativeShell.ts';
import { readBuild } from './document/readBuild.ts';
import { createRender } from './render/createRender.tsx';

// Stands in dist/server, beside dist/client of the same build.
const client = path.join(import.meta.dirname, '../client');

// Rendering waits for nothing: what the browser fetches late is here from the start.
await loadLazyScreens();

const builds = { nl: readBuild(client, 'nl'), en: readBuild(client, 'en') };

/**
 * Renders a page for the gateway.
 *
 * @public loaded by the gateway from the build
 */
export const render: ServerEntry['render'] = createRender(builds);

/**
 * Makes a document that the browser fills.
 *
 * @public loaded by the gateway from the build
 */
export const renderShell: ServerEntry['renderShell'] = createShell(builds);

/**
 * Writes the native app's document.
 *
 * @public loaded by apps/native from the build
 */
export const renderNative: NativeEntry['renderNative'] = createNativeShell(builds);

/**
 * Every form that is answered: each has its row in the matrix of access.
 *
 * @public loaded by dev-env from the build
 */
export const forms: FormsEntry['forms'] = formsPerPage;

/** @public loaded by the gateway from the build */
export { operations } from './operations.ts';
