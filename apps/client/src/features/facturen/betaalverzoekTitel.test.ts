import { betaalverzoekTitels } from '@mijn/domain/factuursoorten';
import { expect, it } from 'vitest';
import { zetTaalbron } from '../../platform/taal.ts';
import { titelWoorden } from './betaalverzoekTitel.ts';

zetTaalbron(() => 'nl');

it.each(betaalverzoekTitels)('tells by when to pay under the title %s', (titel) => {
  expect(titelWoorden(titel).uitleg('30 november 2026')).toContain('30 november 2026');
});

it('gives each title an icon of its own', () => {
  const iconen = betaalverzoekTitels.map((titel) => titelWoorden(titel).pictogram);
  expect(new Set(iconen).size).toBe(betaalverzoekTitels.length);
});

it('leaves a title that it does not know as it is', () => {
  expect(titelWoorden('Dwangbevel')).toMatchObject({ woord: 'Dwangbevel', letterlijk: true });
});
