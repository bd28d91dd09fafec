import path from 'node:path';
import type { FormsEntry, NativeEntry, ServerEntry } from '@mijn/contract/serverEntry';
import { formsPerPage } from './actions.ts';
import { createShell } from './shells/createShell.ts';
import { createNativeShell } from './shells/nativeShell.ts';
import { readBuild } from './document/readBuild.ts';
import { createRender } from './render/createRender.tsx';

// Stands in dist/server, beside dist/client of the same build.
const client = path.join(import.meta.dirname, '../client');

const build = readBuild(client);

/**
 * Renders a page for the gateway.
 *
 * @public loaded by the gateway from the build
 */
export const render: ServerEntry['render'] = createRender(build);

/**
 * Makes a document that the browser fills.
 *
 * @public loaded by the gateway from the build
 */
export const renderShell: ServerEntry['renderShell'] = createShell(build);

/**
 * Writes the native app's document.
 *
 * @public loaded by apps/native from the build
 */
export const renderNative: NativeEntry['renderNative'] = createNativeShell(build);

/**
 * Every form that is answered: each has its row in the matrix of access.
 *
 * @public loaded by dev-env from the build
 */
export const forms: FormsEntry['forms'] = formsPerPage;

/** @public loaded by the gateway from the build */
export { operations } from './operations.ts';
