import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gegenereerd } from './gegenereerd.ts';

/*
 * `node apps/gateway/tools/schrijfSchema.ts` prints the GraphQL schema and its types into
 * packages/contract; with `--controle` it only says whether they are fresh.
 */
const controle = process.argv.includes('--controle');
const oud: string[] = [];
for (const { bestand, tekst } of gegenereerd()) {
  const staat = await readFile(bestand, 'utf8').catch(() => undefined);
  if (staat === tekst) continue;
  oud.push(fileURLToPath(bestand));
  if (!controle) await writeFile(bestand, tekst);
}
const uitkomst =
  oud.length === 0
    ? 'Alles is vers.'
    : `${controle ? 'Verouderd' : 'Geschreven'}: ${oud.join(', ')}`;
process.stdout.write(`${uitkomst}\n`);
if (controle && oud.length > 0) process.exitCode = 1;
