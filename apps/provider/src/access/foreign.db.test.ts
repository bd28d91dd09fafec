import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaratiesOf, numberOf, type TestProvider } from '../testing/trialProvider.testing.ts';
import { protectionModes, startWithoutProtection } from '../testing/withoutAccess.testing.ts';

/** Asserts that `as` gets the same bytes for a stranger's records as for unknown ones. */
async function refusesStrangers(provider: TestProvider, as: string, stranger: string) {
  const strangerDeclaraties = declaratiesOf(stranger).map(({ nummer }) => nummer);
  expect(strangerDeclaraties.length).toBeGreaterThan(0);
  const yardstick = await provider.request('/declaraties/D2026-000001', as);
  expect([yardstick.status, yardstick.text]).toEqual([404, '{"status":{"status":404}}']);
  for (const number of strangerDeclaraties.slice(0, 5)) {
    expect([number, await provider.request(`/declaraties/${number}`, as)]).toEqual([
      number,
      yardstick,
    ]);
  }
  for (const path of [
    '/verzekerdenperjaartal?jaartal=2026',
    '/eigenRisicoPerJaar?jaar=2026&merk=ZZ',
  ]) {
    const request = `${path}&relatienummer=${numberOf(stranger)}`;
    expect(await provider.request(request, as)).toMatchObject({
      status: 404,
      text: '{"status":404}',
    });
  }
  const list = await provider.read<{ declaraties: { relatienummer: string }[] }>(
    '/declaraties?limit=100',
    as,
  );
  expect(list.declaraties.map((row) => row.relatienummer)).not.toContain(numberOf(stranger));
}

// A viewer and a person on the same policy whom they may not see. The access matrix has other strangers.
const pairs = [
  ['daan', 'Lotte'],
  ['bram', 'Daan'],
] as const;

describe.each(protectionModes)('records of somebody else, %s', (mode) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startWithoutProtection(mode);
  });
  afterAll(() => provider.stop());

  it.each(pairs)(
    'answers %s for the records of %s byte for byte as for unknown ones',
    (as, stranger) => refusesStrangers(provider, as, stranger),
  );

  it('hides a person from the verzekeringsnemer once they have left the policy', async () => {
    await provider.sql(
      `UPDATE insurer.verzekering SET geldig_tot = '2026-11-21'
       WHERE relatienummer = '${numberOf('Daan')}'`,
    );
    await refusesStrangers(provider, 'sanne', 'Daan');
    const { totaal } = await provider.read<{ totaal: number }>('/declaraties', 'daan');
    expect(totaal).toBe(declaratiesOf('Daan').length);
  });
});
