import path from 'node:path';
import { compileTexts } from './compileTexts.ts';
import { areFresh, readSources, writeTexts } from './textFiles.ts';

const client = path.join(import.meta.dirname, '..');
const target = path.join(client, 'src', 'generated', 'texts');

const sources = await readSources(client);
const files = compileTexts(sources);
const fresh = await areFresh(target, files);
if (process.argv.includes('--check')) {
  process.stdout.write(
    fresh ? 'texts: fresh\n' : 'texts: stale; run npm run texts -w @mijn/client\n',
  );
  process.exitCode = fresh ? 0 : 1;
} else if (!fresh) {
  await writeTexts(target, files);
}
