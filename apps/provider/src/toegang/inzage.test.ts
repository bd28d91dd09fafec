import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  declaratiesVan,
  nummerVan,
  type ProefProvider,
  startProefProvider,
} from '../testhulp/proefProvider.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider();
});
afterAll(() => provider.stop());

const gezin = ['Sanne', 'Daan', 'Bram', 'Lotte'];

const regels = () =>
  provider.sql<{ regel: string }>(`
    SELECT concat_ws(' ', operatie, roepnaam, onderwerp) AS regel
    FROM verzekeraar.inzage JOIN verzekeraar.relatie ON relatienummer = betreft
    ORDER BY inzage_id`);

/** What a call adds to the log of access: operation, first name of whose data, and the claim. */
async function gelogdBij(doe: () => Promise<unknown>): Promise<string[]> {
  const eerder = (await regels()).length;
  await doe();
  return (await regels()).slice(eerder).map(({ regel }) => regel);
}

describe('the log of access', () => {
  it('tells of every call whose data was read, each person once', async () => {
    const sanne = nummerVan('Sanne');
    const nummer = declaratiesVan('Lotte')[0]?.nummer ?? '';
    const verwacht: readonly (readonly [string, string[]])[] = [
      ['/relatie', ['getRelatie Sanne']],
      ['/declaraties', gezin.map((wie) => `listDeclaraties ${wie}`)],
      ['/declaraties?status=INGEDIEND', ['listDeclaraties Sanne']],
      [`/declaraties/${nummer}`, [`getDeclaratie Lotte ${nummer}`]],
      [
        `/verzekerdenperjaartal?relatienummer=${sanne}&jaartal=2026`,
        gezin.map((wie) => `getVerzekerden ${wie}`),
      ],
      [
        `/eigenRisicoPerJaar?relatienummer=${nummerVan('Bram')}&jaar=2026&merk=ZZ`,
        ['getEigenRisico Bram'],
      ],
    ];
    for (const [pad, nodig] of verwacht) {
      const gelogd = await gelogdBij(() => provider.lees(pad, 'sanne'));
      expect([pad, new Set(gelogd), gelogd.length]).toEqual([pad, new Set(nodig), nodig.length]);
    }
  });

  it('holds nothing of a call that was refused', async () => {
    const nummer = declaratiesVan('Jan')[0]?.nummer;
    expect(await gelogdBij(() => provider.vraag(`/declaraties/${nummer}`, 'sanne'))).toEqual([]);
    expect(await gelogdBij(() => provider.vraag('/relatie', 'sanne', { niveau: 20 }))).toEqual([]);
  });
});
