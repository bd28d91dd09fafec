import { eurosToCents, parseEuros } from '@mijn/domain/money';

/** Description of every part of a budget in the schema. */
export const inUnit = 'cents, or with volumeEenheid Aantal how many; null: hidden';

/** Converts a part of a budget to cents, or to a number of treatments with unit Aantal. */
export function toVolume(unit: string, volume: number | null): number | null {
  return volume === null || unit !== 'Bedrag' ? volume : eurosToCents(parseEuros(volume));
}
