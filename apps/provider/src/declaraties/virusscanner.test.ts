import type { ValiderenAntwoord } from '@mijn/contract/declaraties';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clamd, eicar, heeftClamd, startClamd } from '../bestanden/testhulp/clamd.ts';
import { maakPdf, stroom } from '../bestanden/testhulp/pdf.ts';
import type { Antwoord, ProefProvider } from '../testhulp/proefProvider.ts';
import { startProefProvider } from '../testhulp/proefProvider.ts';
import { formulier, leesAntwoord, stuurIn, veldenVoor } from './indienen.testhulp.ts';

const isEr = await heeftClamd();
const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
const map = await mkdtemp(path.join(tmpdir(), 'mijn-virus-'));
const besmet = maakPdf({ objecten: [stroom('', eicar)] });
let clamd: Clamd;
let insurer: ProefProvider;

function valideer(inhoud: Buffer): Promise<Antwoord> {
  const body = formulier({}, [['nota.pdf', inhoud]], 'bestand');
  return insurer.vraag('/declaraties/valideren/bestand', 'sanne', { method: 'POST', body });
}

const codesVan = ({ tekst }: Antwoord): string[] => {
  const { body }: ValiderenAntwoord = JSON.parse(tekst);
  return body.messages.map(({ code }) => code);
};

describe.skipIf(!isEr)('an insurer with ClamAV', () => {
  beforeAll(async () => {
    clamd = await startClamd();
    const virusscanner = { socket: clamd.socket };
    insurer = await startProefProvider({ tempo, virusscanner, bestandenMap: map });
  });
  afterAll(async () => {
    await insurer.stop();
    await clamd.stop();
    await rm(map, { recursive: true, force: true });
  });

  it('refuses a virus, also inside a pdf that is in order otherwise, and keeps nothing of it', async () => {
    for (const inhoud of [eicar, besmet]) {
      const antwoord = await valideer(inhoud);
      expect([antwoord.status, codesVan(antwoord)]).toEqual([200, ['virus']]);
      expect(antwoord.tekst).not.toContain('bestandId');
    }
    const form = formulier(veldenVoor('Sanne'), [['nota.pdf', besmet]]);
    const { nummer, fileValidationMessages } = leesAntwoord(await stuurIn(insurer, 'sanne', form));
    expect(nummer).toBeUndefined();
    expect(fileValidationMessages[0]?.messages[0]).toMatchObject({ code: 'virus', level: 'error' });
    expect(await readdir(path.join(map, 'bewaard'))).toEqual([]);
    expect(await readdir(path.join(map, 'onderweg'))).toEqual([]);
  });

  it('takes a file without one', async () => {
    expect(codesVan(await valideer(maakPdf()))).toEqual([]);
    const form = formulier(veldenVoor('Sanne'));
    expect(leesAntwoord(await stuurIn(insurer, 'sanne', form)).nummer).toBeDefined();
  });

  it('asks to come back later when the scanner is down, and keeps nothing', async () => {
    const { length: voor } = await insurer.sql('SELECT FROM verzekeraar.bestand');
    await clamd.stop();
    const wachten = await valideer(maakPdf());
    expect([wachten.status, wachten.tekst]).toEqual([503, '{"status":503}']);
    expect(wachten.headers['retry-after']).toMatch(/^\d+$/);
    const form = formulier(veldenVoor('Sanne'));
    expect((await stuurIn(insurer, 'sanne', form)).status).toBe(503);
    // What is wrong at once is said at once.
    expect(codesVan(await valideer(Buffer.alloc(0)))).toEqual(['leeg']);
    expect(await insurer.sql('SELECT FROM verzekeraar.bestand')).toHaveLength(voor);
    expect(await readdir(path.join(map, 'onderweg'))).toEqual([]);
  });
});
