import { rm } from 'node:fs/promises';
import path from 'node:path';
import { talen } from '@mijn/domain/taal';
import { build } from 'vite';
import { budget } from './budget.ts';
import { comprimeer } from './comprimeer.ts';

const root = path.join(import.meta.dirname, '..');
const gedeeld = { root, logLevel: 'warn', configFile: path.join(root, 'vite.config.ts') } as const;

await rm(path.join(root, 'dist'), { recursive: true, force: true });
for (const mode of talen) await build({ ...gedeeld, mode });
await build({ ...gedeeld, mode: 'production', build: { ssr: 'src/server/entry-server.ts' } });
await comprimeer(path.join(root, 'dist/client'));
for (const regel of await budget(path.join(root, 'dist/client')))
  process.stdout.write(`${regel}\n`);
