import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  declaratiesVan,
  nummerVan,
  type ProefProvider,
  startProefProvider,
} from '../testhulp/proefProvider.ts';
import { allesOpen, manieren, startZonder, zonderRls } from '../testhulp/zonderToegang.ts';

const onbekendeDeclaraties = [
  'D2026-000000',
  'D2026-99999999',
  '0',
  'x',
  '..%2Frelatie',
  '%00',
  'D2026-100000%00',
  '%25',
  '%zz',
  '9'.repeat(500),
  "'%20OR%20true--",
  'undefined',
];

const onbekendePersonen = ['700000000', '0', 'x', '9'.repeat(300), "'", '999990081', '%25'];

/** Shows that `als` meets the same bytes for a stranger's things as for what does not exist. */
async function weigertVreemden(provider: ProefProvider, als: string, vreemde: string) {
  const vreemdeDeclaraties = declaratiesVan(vreemde).map(({ nummer }) => nummer);
  expect(vreemdeDeclaraties.length).toBeGreaterThan(0);
  const maatstaf = await provider.vraag('/declaraties/D2026-000001', als);
  expect([maatstaf.status, maatstaf.tekst]).toEqual([404, '{"status":{"status":404}}']);
  for (const nummer of [...vreemdeDeclaraties.slice(0, 5), ...onbekendeDeclaraties]) {
    expect([nummer, await provider.vraag(`/declaraties/${nummer}`, als)]).toEqual([
      nummer,
      maatstaf,
    ]);
  }
  const personen = [nummerVan(vreemde), ...onbekendePersonen];
  for (const pad of [
    '/verzekerdenperjaartal?jaartal=2026',
    '/eigenRisicoPerJaar?jaar=2026&merk=ZZ',
  ]) {
    for (const wie of personen) {
      const { status, tekst, headers } = await provider.vraag(`${pad}&relatienummer=${wie}`, als);
      expect([wie, status, tekst]).toEqual([wie, 404, '{"status":404}']);
      expect(headers['content-length']).toBe('14');
    }
  }
  const lijst = await provider.lees<{ declaraties: { relatienummer: string }[] }>(
    '/declaraties?limit=100',
    als,
  );
  expect(lijst.declaraties.map((rij) => rij.relatienummer)).not.toContain(nummerVan(vreemde));
}

// Who looks, and whose data they may not see: strangers, a partner, a parent, a former member.
const paren = [
  ['sanne', 'Jan'],
  ['jan', 'Sanne'],
  ['mila', 'Henk'],
  ['daan', 'Sanne'],
  ['daan', 'Lotte'],
  ['bram', 'Sanne'],
  ['bram', 'Daan'],
  ['piet', 'Emma'],
] as const;

describe.each(manieren)('what belongs to somebody else, %s', (manier) => {
  let provider: ProefProvider;
  beforeAll(async () => {
    provider = await startZonder(manier);
  });
  afterAll(() => provider.stop());

  it.each(paren)('%s is refused that of %s, byte for byte as what does not exist', (als, vreemde) =>
    weigertVreemden(provider, als, vreemde),
  );

  it('is no longer to be seen by a verzekeringsnemer once somebody has left the policy', async () => {
    await provider.sql(
      `UPDATE verzekeraar.verzekering SET geldig_tot = '2026-11-21'
       WHERE relatienummer = '${nummerVan('Daan')}'`,
    );
    await weigertVreemden(provider, 'sanne', 'Daan');
    const { totaal } = await provider.lees<{ totaal: number }>('/declaraties', 'daan');
    expect(totaal).toBe(declaratiesVan('Daan').length);
  });
});

it('is shown by these tests themselves: with both off, strangers get in', async () => {
  const provider = await startProefProvider({}, { proefAccess: allesOpen });
  await provider.sql(zonderRls);
  const [claim] = declaratiesVan('Jan');
  expect((await provider.vraag(`/declaraties/${claim?.nummer}`, 'sanne')).status).toBe(200);
  await provider.stop();
});
