import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import type { Verwachting } from '@mijn/contract/verwachting';
import { eurosToCents } from '@mijn/domain/money';
import { expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider();

const verwachtingOf = async (as: string, who: string) => {
  const path = `/uitbreidingen/eigenRisico/verwachting?relatienummer=${numberOf(who)}`;
  return (await provider.read<{ verwachting: Verwachting | null }>(path, as)).verwachting;
};

it.each([
  ['sanne', 'Sanne', 'ZZ'],
  ['sanne', 'Daan', 'ZZ'],
  ['jan', 'Jan', 'ZZ'],
  ['tom', 'Tom', 'ZZ'],
  ['piet', 'Piet', 'AZVZ'],
])('starts the forecast from the current own risk: as %s, for %s', async (as, who, brand) => {
  const verwachting = await verwachtingOf(as, who);
  if (!verwachting) throw new Error('no forecast');
  const query = `relatienummer=${numberOf(who)}&jaar=2026&merk=${brand}`;
  const { body } = await provider.read<EigenRisicoResponse>(`/eigenRisicoPerJaar?${query}`, as);
  const { totaalVerbruikt, totaalResterend } = body.eigenRisico;
  const cents = [verwachting.gebruikt, verwachting.minimum, verwachting.maximum].map(eurosToCents);
  expect(cents).toEqual(cents.toSorted((one, other) => one - other));
  expect(cents[0]).toBe(eurosToCents(totaalVerbruikt));
  expect(cents[2]).toBeLessThanOrEqual(
    eurosToCents(totaalVerbruikt) + eurosToCents(totaalResterend),
  );
});

it('returns the day on which own risk was used up', async () => {
  expect((await verwachtingOf('jan', 'Jan'))?.opSinds).toMatch(/^2026-/);
});

it('compares voluntary own risk at the turn of the year, except for seafarers and with own risk in terms', async () => {
  expect((await verwachtingOf('sanne', 'Sanne'))?.vrijwillig?.jaren.at(-1)?.jaar).toBe(2026);
  expect((await verwachtingOf('piet', 'Piet'))?.vrijwillig).toBeNull();
  expect((await verwachtingOf('jan', 'Jan'))?.vrijwillig).toBeNull();
});

it('returns null for a child', async () => {
  expect(await verwachtingOf('sanne', 'Bram')).toBeNull();
  expect(await verwachtingOf('sanne', 'Lotte')).toBeNull();
});

const setZZ2026 = (verplicht: number, cap: string) =>
  provider.sql(`UPDATE insurer.eigen_risico_bedrag
    SET verplicht = ${verplicht}, maximum_per_behandeling = ${cap} WHERE merk = 'ZZ' AND jaar = 2026`);
const voluntaryCost = async () =>
  (await verwachtingOf('sanne', 'Sanne'))?.vrijwillig?.jaren.at(-1)?.kosten;

it('caps each treatment at the maximum of the brand and year', async () => {
  await setZZ2026(1_000, 'NULL');
  expect(await voluntaryCost()).toBeGreaterThan(1);
  await setZZ2026(1_000, '1');
  expect(await voluntaryCost()).toBe(0);
  await setZZ2026(38_500, 'NULL');
});

it('logs access to the person it concerns', async () => {
  await verwachtingOf('sanne', 'Daan');
  const log = await provider.sql(`SELECT betreft FROM insurer.inzage
    WHERE operatie = 'getVerwachting' AND kijker = '${numberOf('Sanne')}'
    ORDER BY inzage_id DESC LIMIT 1`);
  expect(log).toEqual([{ betreft: numberOf('Daan') }]);
});
