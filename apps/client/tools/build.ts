import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@mijn/domain/language';
import { build } from 'vite';
import { budget, budgetText } from './budget.ts';
import { compress } from './compress.ts';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
// Built aside and put in place in one move: neither a server that runs nor a second build beside
// this one ever sees half a build.
const workFolder = path.join(root, 'node_modules', `.dist-${process.pid}`);
const client = path.join(workFolder, 'client');
const shared = { root, logLevel: 'warn', configFile: path.join(root, 'vite.config.ts') } as const;

await rm(workFolder, { recursive: true, force: true });
await mkdir(workFolder, { recursive: true });
for (const mode of languages) await build({ ...shared, mode, build: { outDir: client } });
await build({
  ...shared,
  mode: 'production',
  build: { ssr: 'src/server/entry-server.ts', outDir: path.join(workFolder, 'server') },
});
await compress(client);
const lines = await budget(client);
await rm(dist, { recursive: true, force: true });
await rename(workFolder, dist);
process.stdout.write(budgetText(lines));
