import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generated } from './generated.ts';

/*
 * `node apps/gateway/tools/writeSchema.ts` prints the GraphQL schema and its types into
 * packages/contract; with `--check` it only says whether they are fresh.
 */
const check = process.argv.includes('--check');
const old: string[] = [];
for (const { file: bestand, text } of generated()) {
  const state = await readFile(bestand, 'utf8').catch(() => undefined);
  if (state === text) continue;
  old.push(fileURLToPath(bestand));
  if (!check) await writeFile(bestand, text);
}
const outcome =
  old.length === 0 ? 'Alles is vers.' : `${check ? 'Verouderd' : 'Geschreven'}: ${old.join(', ')}`;
process.stdout.write(`${outcome}\n`);
if (check && old.length > 0) process.exitCode = 1;
