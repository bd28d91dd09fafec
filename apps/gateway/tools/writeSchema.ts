import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generated } from './generated.ts';

/*
 * `node apps/gateway/tools/writeSchema.ts` prints the GraphQL schema and its types into
 * packages/contract; with `--check` it only says whether they are fresh.
 */
const check = process.argv.includes('--check');
const old: string[] = [];
for (const { file, text } of generated()) {
  const state = await readFile(file, 'utf8').catch(() => undefined);
  if (state === text) continue;
  old.push(fileURLToPath(file));
  if (!check) await writeFile(file, text);
}
const outcome =
  old.length === 0 ? 'All is fresh.' : `${check ? 'Out of date' : 'Written'}: ${old.join(', ')}`;
process.stdout.write(`${outcome}\n`);
if (check && old.length > 0) process.exitCode = 1;
