import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { type Kassa, startKassa } from '../betalingen/kassa.testhulp.ts';
import {
  type Antwoord,
  nummerVan,
  type ProefProvider,
  startProefProvider,
  type TokenAnders,
} from '../testhulp/proefProvider.ts';
import { allesOpen, manieren, startZonder, zonderRls } from '../testhulp/zonderToegang.ts';
import { type Bezit, geefBezit, misvormd, niemands, sporen } from './bezit.testhulp.ts';
import { geheim, matrix, type MatrixRij } from './matrix.testhulp.ts';

const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
const rijen = Object.entries(matrix);
const metIds = rijen.filter(([, { met }]) => met.length > 0);

// Nobody of these may see anything of Sanne's: a stranger, another verzekeringsnemer, her partner, her
// child, and a former member.
const vreemden = ['mila', 'jan', 'daan', 'bram', 'noor'] as const;

let kassa: Kassa;
let insurer: ProefProvider;
let bezit: Readonly<Record<'sanne' | 'jan', Bezit>>;

async function vul(): Promise<void> {
  bezit = {
    sanne: await geefBezit(insurer, 'sanne', 1_000),
    jan: await geefBezit(insurer, 'jan', 2_000),
  };
  await insurer.sql(`UPDATE verzekeraar.polis SET geldig_tot = '2026-11-20'
    WHERE verzekeringsnemer = '${nummerVan('Noor')}'`);
  await vraag(matrix['put /uitbreidingen/declaraties/concept'], bezit.sanne, 'sanne');
}

function vraag(
  rij: MatrixRij | undefined,
  ids: Bezit,
  als: string | undefined,
  anders: TokenAnders & { readonly erbij?: Record<string, string> } = {},
): Promise<Antwoord> {
  if (!rij) throw new Error('no such operation');
  const { pad, headers, ...init } = rij.vraag(ids);
  const koppen = new Headers(headers);
  for (const [naam, waarde] of Object.entries(anders.erbij ?? {})) koppen.set(naam, waarde);
  return insurer.vraag(pad, als, { ...init, ...anders, headers: koppen });
}

/**
 * Every way to name with this operation what is not one's own: somebody's, nobody's, of another kind,
 * nonsense; each beside one's own and beside somebody else's. Each request once.
 */
function vreemdeVragen(rij: MatrixRij, eigen: Bezit, vreemd: Bezit, metOnzin: boolean): Bezit[] {
  const perVraag = new Map<string, Bezit>();
  for (const soort of rij.met) {
    const andere = Object.values(vreemd).filter((id) => id !== vreemd[soort]);
    const onzin = rij.vraag(niemands).body === undefined ? misvormd : ['', 'x'];
    const waarden = [vreemd[soort], niemands[soort], ...andere, ...(metOnzin ? onzin : [])];
    for (const ids of waarden.flatMap((id) =>
      [vreemd, eigen].map((van) => ({ ...van, [soort]: id })),
    )) {
      const { pad, body } = rij.vraag(ids);
      perVraag.set(JSON.stringify([pad, body]), ids);
    }
  }
  return [...perVraag.values()];
}

describe('the access matrix', () => {
  it('has a row for every operation of the OpenAPI document, and for no other', async () => {
    insurer = await startProefProvider();
    const { tekst } = await insurer.vraag('/openapi.json');
    await insurer.stop();
    const { paths }: { paths: Record<string, object> } = JSON.parse(tekst);
    const operaties = Object.entries(paths).flatMap(([pad, soorten]) =>
      Object.keys(soorten).map((soort) => `${soort} ${pad}`),
    );
    expect(Object.keys(matrix).toSorted()).toEqual(operaties.toSorted());
  });
});

describe.each(manieren)('every operation, %s', (manier) => {
  beforeAll(async () => {
    kassa = await startKassa();
    insurer = await startZonder(manier, { tempo, betaaldienst: kassa.config() });
    await vul();
  });
  afterAll(async () => {
    await insurer.stop();
    await kassa.close();
  });

  it.each(rijen)('%s has a door', async (_naam, rij) => {
    const { privateKey } = await generateKeyPair('ES256');
    const dicht: [string | undefined, TokenAnders, number][] = [
      [undefined, {}, 401],
      ['sanne', { sleutel: privateKey }, 401],
      ['sanne', { oud: 31, geldig: 30 }, 401],
      ['sanne', { niveau: 10 }, rij.gateway ? 401 : 403],
      ['sanne', { niveau: 20 }, rij.gateway ? 401 : 403],
    ];
    for (const [als, anders, status] of dicht) {
      const antwoord = await vraag(rij, bezit.sanne, als, anders);
      expect([antwoord.status, antwoord.tekst.includes(String(status))]).toEqual([status, true]);
      expect(antwoord.tekst.length).toBeLessThan(40);
    }
    if (rij.gateway) expect((await vraag(rij, bezit.sanne, 'sanne')).status).toBe(401);
  });

  it.each(metIds)(
    '%s of somebody else is, byte for byte, what does not exist',
    async (_naam, rij) => {
      // All of them and everything where nothing is off.
      const gewoon = manier === 'as it is';
      for (const als of gewoon ? vreemden : (['jan', 'daan'] as const)) {
        const maatstaf = await vraag(rij, niemands, als);
        expect(maatstaf.status).toBe(404);
        const eigen = als === 'jan' ? bezit.jan : niemands;
        for (const ids of vreemdeVragen(rij, eigen, bezit.sanne, gewoon)) {
          const { pad, body } = rij.vraag(ids);
          expect([als, pad, body, await vraag(rij, ids, als)]).toEqual([als, pad, body, maatstaf]);
        }
        const erbij = { bsn: bsnVan('sanne'), zekerheidsniveau: '30' };
        expect(await vraag(rij, bezit.sanne, als, { erbij })).toEqual(maatstaf);
      }
    },
  );

  it.each(rijen.filter(([naam, { met }]) => naam.startsWith('get') && met.length === 0))(
    '%s shows nothing of somebody else',
    async (_naam, rij) => {
      for (const als of vreemden) {
        const { status, tekst } = await vraag(rij, niemands, als);
        expect([als, status]).toEqual([als, 200]);
        const gelekt = [geheim, ...sporen('sanne', bezit.sanne)].filter((woord) =>
          tekst.includes(woord),
        );
        expect([als, gelekt]).toEqual([als, []]);
      }
    },
  );

  it('the last payment of somebody else is not theirs', async () => {
    for (const als of vreemden.filter((wie) => wie !== 'jan')) {
      const { status } = await insurer.vraag('/uitbreidingen/betalingen/laatste', als);
      expect([als, status]).toEqual([als, 404]);
    }
  });

  it('all of it is there for whose it is', async () => {
    for (const [naam, rij] of metIds) {
      const { status } = await vraag(rij, bezit.sanne, 'sanne');
      expect([naam, [401, 403, 404, 500, 503].includes(status)]).toEqual([naam, false]);
    }
  });
});

describe('with both off, this matrix', () => {
  beforeAll(async () => {
    kassa = await startKassa();
    const config = { tempo, betaaldienst: kassa.config() };
    insurer = await startProefProvider(config, { proefAccess: allesOpen });
    await insurer.sql(zonderRls);
    await vul();
  });
  afterAll(async () => {
    await insurer.stop();
    await kassa.close();
  });

  it.each(metIds.filter(([, rij]) => !rij.driemaal))(
    'sees that %s lets a stranger in',
    async (_naam, rij) => {
      expect((await vraag(rij, bezit.sanne, 'mila')).status).not.toBe(404);
    },
  );
});
