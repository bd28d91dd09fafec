import type { ValiderenAntwoord } from '@mijn/contract/declaraties';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maakPdf } from '../../bestanden/testhulp/pdf.ts';
import { type Bestandsopslag, maakMapOpslag } from '../../bestanden/opslag.ts';
import { openPool } from '../../db/database.ts';
import { type ProefProvider, startProefProvider } from '../../testhulp/proefProvider.ts';
import { bewaar, stuurBestand } from '../concept.testhulp.ts';
import { formulier, leesAntwoord, stuurIn, veldenVoor } from '../indienen.testhulp.ts';
import { wisVerlopen, wisWezen } from './veeg.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-veeg-'));
const straks = Temporal.Now.instant().add({ hours: 2 });
let insurer: ProefProvider;
let opslag: Bestandsopslag;
let pool: pg.Pool;
beforeAll(async () => {
  const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
  insurer = await startProefProvider({ tempo, bestandenMap: map });
  opslag = await maakMapOpslag(map);
  pool = openPool(insurer.databaseUrl, 'taken', () => undefined, 1);
});
afterAll(async () => {
  await pool.end();
  await insurer.stop();
  await rm(map, { recursive: true, force: true });
});

async function aantalBestanden(): Promise<number> {
  let aantal = 0;
  for await (const { sleutel } of opslag.lijst()) aantal += sleutel.length > 0 ? 1 : 0;
  return aantal;
}

async function valideer(): Promise<ValiderenAntwoord['body']> {
  const body = formulier({}, [['nota.pdf', maakPdf()]], 'bestand');
  const pad = '/declaraties/valideren/bestand';
  const antwoord = await insurer.vraag(pad, 'sanne', { method: 'POST', body });
  const { body: inhoud }: ValiderenAntwoord = JSON.parse(antwoord.tekst);
  return inhoud;
}

it('removes a file that waited 24 hours, and leaves one that still may be used', async () => {
  const { bestandId } = await valideer();
  await valideer();
  await insurer.sql(
    `UPDATE verzekeraar.bestand SET verloopt_op = now() - interval '1 second' WHERE bestand_id = '${bestandId}'`,
  );
  const voor = await aantalBestanden();
  await wisVerlopen(pool, opslag);
  expect(await aantalBestanden()).toBe(voor - 1);
});

it('removes a draft of which 30 days nothing was kept, with its files, and leaves another', async () => {
  const bestandId = await stuurBestand(insurer, 'sanne');
  await bewaar(insurer, 'sanne', { bestandIds: [bestandId] });
  await bewaar(insurer, 'jan', { velden: { bedrag: '5' } });
  await insurer.sql(
    `UPDATE verzekeraar.declaratie_concept SET verloopt_op = now() - interval '1 second'
       WHERE bestand_ids <> '{}';
     UPDATE verzekeraar.bestand SET verloopt_op = now() - interval '1 second' WHERE bestand_id = '${bestandId}'`,
  );
  await wisVerlopen(pool, opslag);
  const over = await insurer.sql('SELECT indiener FROM verzekeraar.declaratie_concept');
  expect(over).toHaveLength(1);
  const id = `WHERE bestand_id = '${bestandId}'`;
  expect(await insurer.sql(`SELECT FROM verzekeraar.bestand ${id}`)).toEqual([]);
});

it('removes files that no claim knows, once they are an hour old', async () => {
  const form = formulier(veldenVoor('Sanne'));
  expect(leesAntwoord(await stuurIn(insurer, 'sanne', form)).nummer).toBeDefined();
  const voor = await aantalBestanden();
  const wees = path.join(opslag.werkmap, 'wees');
  await writeFile(wees, 'niemand');
  await opslag.bewaar(wees);
  await writeFile(path.join(opslag.werkmap, 'half'), 'half');
  expect(await wisWezen(pool, opslag, Temporal.Now.instant())).toBe(0);
  await utimes(path.join(opslag.werkmap, 'half'), 0, 0);
  expect(await wisWezen(pool, opslag, straks)).toBe(2);
  expect(await aantalBestanden()).toBe(voor);
});

it('leaves nothing in the work folder, whatever becomes of a request', async () => {
  const goed: [string, Buffer] = ['goed.pdf', maakPdf()];
  const form = formulier(veldenVoor('Sanne', { bedrag: '0' }), [goed, ['x.jpg', Buffer.from('x')]]);
  await stuurIn(insurer, 'sanne', form);
  await stuurIn(insurer, 'sanne', formulier({ vreemd: 'x' }, [goed]));
  expect(await readdir(opslag.werkmap)).toEqual([]);
});
