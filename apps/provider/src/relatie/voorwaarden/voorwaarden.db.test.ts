import { expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';

const insurer = await useTestProvider();

const accept = (as: string, body: unknown) =>
  insurer.request('/uitbreidingen/relatie/voorwaarden', as, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const accepted = () =>
  insurer.sql<{ relatienummer: string; versie: string }>(
    'SELECT relatienummer, versie FROM insurer.voorwaarden_akkoord ORDER BY versie',
  );

it('stores an accepted version once, and never changes it', async () => {
  for (const versie of ['2026-11', '2026-11', '2027-01']) {
    expect((await accept('jan', { versie })).status).toBe(200);
  }
  const relatienummer = numberOf('Jan');
  expect(await accepted()).toEqual([
    { relatienummer, versie: '2026-11' },
    { relatienummer, versie: '2027-01' },
  ]);
  await expect(insurer.sql('DELETE FROM insurer.voorwaarden_akkoord')).rejects.toThrow('never');
});

it.each([
  {},
  { versie: '' },
  { versie: 'x'.repeat(21) },
  { versie: '1', wie: 'sanne' },
  { versie: '1\0' },
])('rejects an invalid version: %j', async (body) => {
  expect((await accept('mila', body)).status).toBe(400);
});
