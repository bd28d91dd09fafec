import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  declaratiesOf,
  numberOf,
  type TestProvider,
  startTestProvider,
} from '../testing/trialProvider.testing.ts';
import {
  allOpen,
  protectionModes,
  startWithoutProtection,
  switchRlsOff,
} from '../testing/withoutAccess.testing.ts';

const unknownDeclaraties = [
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

const unknownPeople = ['700000000', '0', 'x', '9'.repeat(300), "'", '999990081', '%25'];

/** Asserts that `as` gets the same bytes for a stranger's records as for unknown ones. */
async function refusesStrangers(provider: TestProvider, as: string, stranger: string) {
  const strangerDeclaraties = declaratiesOf(stranger).map(({ nummer }) => nummer);
  expect(strangerDeclaraties.length).toBeGreaterThan(0);
  const yardstick = await provider.request('/declaraties/D2026-000001', as);
  expect([yardstick.status, yardstick.text]).toEqual([404, '{"status":{"status":404}}']);
  for (const number of [...strangerDeclaraties.slice(0, 5), ...unknownDeclaraties]) {
    expect([number, await provider.request(`/declaraties/${number}`, as)]).toEqual([
      number,
      yardstick,
    ]);
  }
  const people = [numberOf(stranger), ...unknownPeople];
  for (const path of [
    '/verzekerdenperjaartal?jaartal=2026',
    '/eigenRisicoPerJaar?jaar=2026&merk=ZZ',
  ]) {
    for (const who of people) {
      const { status, text, headers } = await provider.request(`${path}&relatienummer=${who}`, as);
      expect([who, status, text]).toEqual([who, 404, '{"status":404}']);
      expect(headers['content-length']).toBe('14');
    }
  }
  const list = await provider.read<{ declaraties: { relatienummer: string }[] }>(
    '/declaraties?limit=100',
    as,
  );
  expect(list.declaraties.map((row) => row.relatienummer)).not.toContain(numberOf(stranger));
}

// Viewer and a person they may not see: a stranger, a partner, a parent, a former member.
const pairs = [
  ['sanne', 'Jan'],
  ['jan', 'Sanne'],
  ['mila', 'Henk'],
  ['daan', 'Sanne'],
  ['daan', 'Lotte'],
  ['bram', 'Sanne'],
  ['bram', 'Daan'],
  ['piet', 'Emma'],
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

it('lets strangers in with both checks off, so these tests can fail', async () => {
  const provider = await startTestProvider({}, { testAccess: allOpen });
  await switchRlsOff(provider);
  const [declaratie] = declaratiesOf('Jan');
  expect((await provider.request(`/declaraties/${declaratie?.nummer}`, 'sanne')).status).toBe(200);
  await provider.stop();
});
