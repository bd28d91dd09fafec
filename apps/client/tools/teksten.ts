import { mkdir, readFile, rm, writeFile, glob } from 'node:fs/promises';
import path from 'node:path';
import { compileTeksten, type Bron } from './compileTeksten.ts';

const client = path.join(import.meta.dirname, '..');
const doel = path.join(client, 'src', 'generated', 'teksten');

// The folder round `teksten` names the part: src/features/sessie/teksten/nl.json is `sessie`,
// src/features/declaraties/lijst/teksten/nl.json is `lijst`, src/app/teksten/nl.json is `app`.
const onderdeelVan = (bestand: string) => path.basename(path.dirname(path.dirname(bestand)));

async function leesBronnen(): Promise<Bron[]> {
  const bestanden = await Array.fromAsync(
    glob('src/{app,app/*,features/*,features/*/*}/teksten/{nl,en}.json', { cwd: client }),
  );
  return Promise.all(
    bestanden.toSorted().map(async (bestand) => ({
      onderdeel: onderdeelVan(bestand),
      taal: path.basename(bestand, '.json'),
      berichten: JSON.parse(await readFile(path.join(client, bestand), 'utf8')),
    })),
  );
}

async function isVers(bestanden: ReadonlyMap<string, string>): Promise<boolean> {
  const er = await Array.fromAsync(glob('*.js', { cwd: doel }));
  if (er.length !== bestanden.size) return false;
  for (const [naam, inhoud] of bestanden) {
    if ((await readFile(path.join(doel, naam), 'utf8').catch(() => '')) !== inhoud) return false;
  }
  return true;
}

async function schrijf(bestanden: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(doel, { recursive: true });
  for await (const naam of glob('*.js', { cwd: doel })) {
    if (!bestanden.has(naam)) await rm(path.join(doel, naam));
  }
  for (const [naam, inhoud] of bestanden) await writeFile(path.join(doel, naam), inhoud);
}

const bestanden = await compileTeksten(await leesBronnen());
const vers = await isVers(bestanden);
if (process.argv.includes('--check')) {
  process.stdout.write(
    vers ? 'texts: fresh\n' : 'texts: stale; run npm run teksten -w @mijn/client\n',
  );
  process.exit(vers ? 0 : 1);
}
if (!vers) await schrijf(bestanden);
// The compiler's database leaves timers of 30 seconds behind.
process.exit(0);
