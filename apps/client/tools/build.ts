import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '@mijn/contract/serverEntry';
import { serviceWorkerPath } from '@mijn/domain/paths';
import { build } from 'vite';
import { compress } from './compress.ts';
import { writeManifests } from './manifests.ts';
import { removeDeadBuilds } from './deadBuilds.ts';
import { keepReleases } from './releases.ts';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
// Built in a temporary folder and moved at once, so that neither a running server nor a concurrent build sees a
// partial build.
const works = path.join(root, 'node_modules');
const workFolder = path.join(works, `.dist-${process.pid}`);
const client = path.join(workFolder, 'client');
const shared = { root, logLevel: 'warn', configFile: path.join(root, 'vite.config.ts') } as const;

await removeDeadBuilds(works);
await rm(workFolder, { recursive: true, force: true });
await mkdir(workFolder, { recursive: true });
await build({ ...shared, build: { outDir: client } });
await build({
  ...shared,
  build: { ssr: 'src/server/entry-server.ts', outDir: path.join(workFolder, 'server') },
});
// Named after its source by vite-plugin-pwa.
await rename(path.join(client, 'serviceWorker.js'), path.join(client, serviceWorkerPath));
await writeManifests(client);
await compress(client);
const entry = path.join(workFolder, 'server', 'entry-server.js');
const { operations }: ServerEntry = await import(pathToFileURL(entry).href);
await keepReleases(path.join(dist, 'client'), client, operations);
// The old build is removed after the new one is in place, so that the folder is never empty.
const before = `${workFolder}-before`;
await rename(dist, before).catch(() => undefined);
await rename(workFolder, dist);
await rm(before, { recursive: true, force: true });
