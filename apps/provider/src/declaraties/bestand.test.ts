import type { DeclaratieAntwoord } from '@mijn/contract/declaraties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maakPdf } from '../bestanden/testhulp/pdf.ts';
import { nummerVan, type ProefProvider } from '../testhulp/proefProvider.ts';
import { manieren, startZonder } from '../testhulp/zonderToegang.ts';
import { formulier, leesAntwoord, stuurIn, veldenVoor } from './indienen.testhulp.ts';

const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
let insurer: ProefProvider;

async function metBestand(als: string, voor: string): Promise<{ nummer: string; pad: string }> {
  const form = formulier(veldenVoor(voor), [['mijn nota.pdf', maakPdf()]]);
  const nummer = leesAntwoord(await stuurIn(insurer, als, form)).nummer ?? '';
  const pad = `/declaraties/${nummer}`;
  const [declaratie] = (await insurer.lees<DeclaratieAntwoord>(pad, als)).declaraties;
  const id = declaratie?.bestanden?.[0]?.bestandId;
  return { nummer, pad: `/uitbreidingen${pad}/bestanden/${id}` };
}

describe.each(manieren)('a file of a claim, %s', (manier) => {
  beforeAll(async () => {
    insurer = await startZonder(manier, { tempo });
  });
  afterAll(() => insurer.stop());

  it('is not there for strangers, byte for byte as what does not exist', async () => {
    const { nummer, pad } = await metBestand('jan', 'Jan');
    const eigen = await metBestand('sanne', 'Sanne');
    const maatstaf = await insurer.vraag('/uitbreidingen/declaraties/x/bestanden/x', 'sanne');
    expect([maatstaf.status, maatstaf.tekst]).toEqual([404, '{"status":404}']);
    const bestandVanJan = pad.split('/').at(-1) ?? '';
    for (const vreemd of [
      pad,
      `/uitbreidingen/declaraties/${eigen.nummer}/bestanden/${bestandVanJan}`,
      `/uitbreidingen/declaraties/${nummer}/bestanden/00000000-0000-4000-8000-000000000000`,
      `/uitbreidingen/declaraties/${eigen.nummer}/bestanden/%00`,
      `/uitbreidingen/declaraties/%00/bestanden/${bestandVanJan}`,
      `${eigen.pad}x`,
    ]) {
      expect([vreemd, await insurer.vraag(vreemd, 'sanne')]).toEqual([vreemd, maatstaf]);
    }
  });
});

describe('a file of a claim', () => {
  beforeAll(async () => {
    insurer = await startZonder('as it is', { tempo });
  });
  afterAll(() => insurer.stop());

  it('comes back as it is kept, to be saved under its name, and the log tells', async () => {
    const { nummer, pad } = await metBestand('sanne', 'Lotte');
    const { status, headers, tekst } = await insurer.vraag(pad, 'sanne');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="mijn nota.pdf"; filename*=UTF-8''mijn%20nota.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(tekst.startsWith('%PDF-')).toBe(true);
    const gelogd = await insurer.sql(
      `SELECT kijker, betreft FROM verzekeraar.inzage
       WHERE operatie = 'getBestand' AND onderwerp = '${nummer}'`,
    );
    expect(gelogd).toEqual([{ kijker: nummerVan('Sanne'), betreft: nummerVan('Lotte') }]);
  });

  it('is not there where the care is hidden, nor of a withdrawn claim, nor without a login', async () => {
    await insurer.sql('UPDATE verzekeraar.relatie SET toestemming_zorgkosten = false');
    const { nummer, pad } = await metBestand('daan', 'Daan');
    expect((await insurer.vraag(pad, 'sanne')).status).toBe(404);
    expect((await insurer.vraag(pad, 'daan')).status).toBe(200);
    expect((await insurer.vraag(pad)).status).toBe(401);
    expect((await insurer.vraag(pad, 'daan', { niveau: 20 })).status).toBe(403);
    expect((await insurer.vraag(pad, 'daan', { method: 'HEAD' })).status).toBe(404);
    const weg = `/uitbreidingen/declaraties/${nummer}/intrekken`;
    expect((await insurer.vraag(weg, 'daan', { method: 'POST' })).status).toBe(200);
    expect((await insurer.vraag(pad, 'daan')).status).toBe(404);
  });
});
