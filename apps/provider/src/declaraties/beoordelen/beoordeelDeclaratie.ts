import type { Beoordeling, BeoordelingInvoer } from './vormen.ts';

/**
 * Judges the lines of a claim one after the other (decisions §6); pure. What a line uses of own risk
 * and budgets counts for the next one.
 * @throws OnbekendEigenRisicoError when own risk of that brand and year is not in the data.
 */
export function beoordeelDeclaratie(invoer: BeoordelingInvoer): Beoordeling {
  throw new Error(`not there yet: ${invoer.regels.length}`);
}
