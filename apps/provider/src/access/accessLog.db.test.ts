import { describe, expect, it } from 'vitest';
import { declaratiesOf, numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

const household = ['Sanne', 'Daan', 'Bram', 'Lotte'];

const lines = () =>
  provider.sql<{ regel: string }>(`
    SELECT concat_ws(' ', operatie, roepnaam, onderwerp) AS regel
    FROM insurer.inzage JOIN insurer.relatie ON relatienummer = betreft
    ORDER BY inzage_id`);

/** Returns the lines that a call adds to the log of access: operation, first name and claim. */
async function loggedAt(perform: () => Promise<unknown>): Promise<string[]> {
  const earlier = (await lines()).length;
  await perform();
  return (await lines()).slice(earlier).map(({ regel }) => regel);
}

describe('the log of access', () => {
  it('records every call whose data was read, once per person', async () => {
    const sanne = numberOf('Sanne');
    const number = declaratiesOf('Lotte')[0]?.nummer ?? '';
    const expected: readonly (readonly [string, string[]])[] = [
      ['/relatie', ['getRelatie Sanne']],
      ['/declaraties', household.map((who) => `listDeclaraties ${who}`)],
      ['/declaraties?status=INGEDIEND', ['listDeclaraties Sanne']],
      [`/declaraties/${number}`, [`getDeclaratie Lotte ${number}`]],
      [
        `/verzekerdenperjaartal?relatienummer=${sanne}&jaartal=2026`,
        household.map((who) => `getVerzekerden ${who}`),
      ],
      [
        `/eigenRisicoPerJaar?relatienummer=${numberOf('Bram')}&jaar=2026&merk=ZZ`,
        ['getEigenRisico Bram'],
      ],
    ];
    for (const [path, needed] of expected) {
      const logged = await loggedAt(() => provider.read(path, 'sanne'));
      expect([path, new Set(logged), logged.length]).toEqual([
        path,
        new Set(needed),
        needed.length,
      ]);
    }
  });

  it('records nothing for a refused call', async () => {
    const number = declaratiesOf('Jan')[0]?.nummer;
    expect(await loggedAt(() => provider.request(`/declaraties/${number}`, 'sanne'))).toEqual([]);
    expect(await loggedAt(() => provider.request('/relatie', 'sanne', { niveau: 20 }))).toEqual([]);
  });
});
