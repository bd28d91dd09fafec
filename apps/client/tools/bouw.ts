import path from 'node:path';
import { build } from 'vite';
import { budget } from './budget.ts';
import { comprimeer } from './comprimeer.ts';

const root = path.join(import.meta.dirname, '..');
const gedeeld = { root, logLevel: 'warn', configFile: path.join(root, 'vite.config.ts') } as const;

await build(gedeeld);
await build({ ...gedeeld, build: { ssr: 'src/server/entry-server.ts' } });
await comprimeer(path.join(root, 'dist/client'));
for (const regel of await budget(path.join(root, 'dist/client'))) console.log(regel);
