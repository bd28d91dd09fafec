import type { Naamcontrole } from '@mijn/contract/betaalinstellingen';

/**
 * Compares a name with the holder of an account at its bank (an IBAN and name check, as SurePay offers). Rejects when
 * the bank does not answer.
 */
export type CheckNaam = (iban: string, naam: string) => Promise<Naamcontrole>;
