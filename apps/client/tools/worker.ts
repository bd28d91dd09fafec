import { createHash } from 'node:crypto';
import path from 'node:path';
import { serviceWorkerPath } from '@mijn/domain/paths';
import { build } from 'vite';
import { type Manifest, pageFiles } from '../src/server/document/files.ts';
import { readManifest } from '../src/server/document/readBuild.ts';
import type { WorkerBuild } from '../src/worker/held.ts';

const root = path.join(import.meta.dirname, '..');
const brandMarks = ['/merk/ZZ.svg', '/merk/AZVZ.svg'];

/** All files of a build, as addresses: what everybody needs first. */
function filesOf(manifest: Manifest): string[] {
  const { script, preloads } = pageFiles(manifest, ['src/app/overzicht/OverzichtPage.tsx']);
  const all = Object.values(manifest)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    .map((name) => `/${name}`);
  return [...new Set([...brandMarks, script, ...preloads, ...all])];
}

/** What the worker of a build holds, told by its manifest. */
function toWorkerBuild(manifest: Manifest): WorkerBuild {
  const files = filesOf(manifest);
  const { font, script } = pageFiles(manifest, []);
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { id, files, font, scripts: [script] };
}

/** Builds the service worker beside the browser's files that it holds. */
export async function buildWorker(client: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(toWorkerBuild(readManifest(client))) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/worker/serviceWorker.ts'),
        output: { entryFileNames: serviceWorkerPath.slice(1), format: 'iife' },
      },
    },
  });
}
