import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { talen } from '@mijn/domain/taal';
import { build } from 'vite';
import { budget } from './budget.ts';
import { comprimeer } from './comprimeer.ts';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
// Built aside and put in place in one move: neither a server that runs nor a second build beside
// this one ever sees half a build.
const werkmap = path.join(root, 'node_modules', `.dist-${process.pid}`);
const client = path.join(werkmap, 'client');
const gedeeld = { root, logLevel: 'warn', configFile: path.join(root, 'vite.config.ts') } as const;

await rm(werkmap, { recursive: true, force: true });
await mkdir(werkmap, { recursive: true });
for (const mode of talen) await build({ ...gedeeld, mode, build: { outDir: client } });
await build({
  ...gedeeld,
  mode: 'production',
  build: { ssr: 'src/server/entry-server.ts', outDir: path.join(werkmap, 'server') },
});
await comprimeer(client);
const regels = await budget(client);
await rm(dist, { recursive: true, force: true });
await rename(werkmap, dist);
process.stdout.write(`${regels.join('\n')}\n`);
