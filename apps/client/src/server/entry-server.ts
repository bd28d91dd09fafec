import path from 'node:path';
import type { FormsEntry, NativeEntry, ServerEntry } from '@mijn/contract/serverEntry';
import { formsPerPage } from './actions.ts';
import { createShell } from './shells/createShell.ts';
import { createNativeShell } from './shells/nativeShell.ts';
import { readBuild } from './document/files.ts';
import { createRender } from './render/createRender.tsx';

// This module is built to dist/server, next to dist/client.
const client = path.join(import.meta.dirname, '../client');

const build = readBuild(client);

/**
 * Renders a page for the gateway.
 * @public loaded by the gateway from the build
 */
export const render: ServerEntry['render'] = createRender(build);

/**
 * Renders a document that the browser fills.
 * @public loaded by the gateway from the build
 */
export const renderShell: ServerEntry['renderShell'] = createShell(build);

/**
 * Renders the native app's document.
 * @public loaded by apps/native from the build
 */
export const renderNative: NativeEntry['renderNative'] = createNativeShell(build);

/**
 * The forms of all pages, each with a row in the access matrix.
 * @public loaded by dev-env from the build
 */
export const forms: FormsEntry['forms'] = formsPerPage;

/** @public loaded by the gateway from the build */
export { operations } from './operations.ts';
