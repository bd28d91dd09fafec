import type { Inzage, Wijziging } from '@mijn/contract/relatieLog';
import { expect, it } from 'vitest';
import { useTestProvider } from '../../testing/trialProvider.testing.ts';
import { change } from '../change/change.testing.ts';

const provider = await useTestProvider();

const changesOf = async (as: string) =>
  (await provider.read<{ wijzigingen: Wijziging[] }>('/uitbreidingen/relatie/wijzigingen', as))
    .wijzigingen;
const looksAt = async (as: string) =>
  (await provider.read<{ inzagen: Inzage[] }>('/uitbreidingen/relatie/inzagen', as)).inzagen;

it('shows a person their changes, newest first and formatted for people, and nobody else', async () => {
  await change(provider, 'piet', { telefoonNummer: '020 123 45 67' });
  await change(provider, 'piet', { postAdres: null });
  await change(provider, 'piet', { postAdres: null });
  const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);
  expect(await changesOf('piet')).toEqual([
    {
      tijdstip: instant,
      door: 'zelf',
      veld: 'postAdres',
      van: 'Postbus 320, 1780 AH Den Helder',
      naar: null,
    },
    {
      tijdstip: instant,
      door: 'zelf',
      veld: 'telefoonNummer',
      van: expect.stringMatching(/^\+316/),
      naar: '+31201234567',
    },
  ]);
  expect(await changesOf('sanne')).toEqual([]);
});

it('omits a rejected change', async () => {
  await change(provider, 'emma', { roepnaam: 'Em', telefoonNummer: '12' });
  expect(await changesOf('emma')).toEqual([]);
});

it('shows a person who accessed their data: themselves, the verzekeringsnemer, and staff with their reason', async () => {
  await provider.request('/relatie', 'daan');
  await provider.request('/declaraties', 'sanne');
  await provider.request('/relatie', 'daan', {
    actor: 'medewerker-7',
    reden: 'vraag per telefoon',
  });
  const looks = await looksAt('daan');
  const rows = looks.map(({ wie, operatie, reden }) => [wie, operatie, reden]);
  expect(rows).toContainEqual(['zelf', 'getRelatie', null]);
  expect(rows).toContainEqual(['verzekeringsnemer', 'listDeclaraties', null]);
  expect(rows).toContainEqual(['medewerker', 'getRelatie', 'vraag per telefoon']);
  expect(JSON.stringify(looks)).not.toContain('medewerker-7');
});

it('groups the accesses of a day, with their number', async () => {
  for (const _ of [1, 2, 3]) await provider.request('/relatie', 'henk');
  const [look] = (await looksAt('henk')).filter(({ operatie }) => operatie === 'getRelatie');
  expect(look).toMatchObject({ wie: 'zelf', aantal: 3, reden: null });
});

const readPage = (bladzijde: number) =>
  provider.read<{ inzagen: Inzage[]; bladzijden: number }>(
    `/uitbreidingen/relatie/inzagen?bladzijde=${bladzijde}`,
    'piet',
  );

it('keeps every access reachable, however often staff access the data', async () => {
  for (let i = 1; i <= 60; i += 1) {
    await provider.request('/relatie', 'piet', { actor: 'medewerker-7', reden: `reden ${i}` });
  }
  const first = await readPage(1);
  expect(first.bladzijden).toBe(3);
  expect(first.inzagen[0]).toMatchObject({ wie: 'medewerker', reden: 'reden 60' });
  const pages = await Promise.all([1, 2, 3].map(readPage));
  const reasons = pages.flatMap(({ inzagen }) => inzagen.map(({ reden }) => reden));
  expect(reasons.filter((reden) => reden !== null)).toHaveLength(60);
  expect(pages[2]?.inzagen.map(({ reden }) => reden)).toContain('reden 1');
  expect((await readPage(4)).inzagen).toEqual([]);
});
