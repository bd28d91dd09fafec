import type { HydrationState } from 'react-router';
import { leesEiland } from '../platform/eiland.ts';
import type { Omgeving } from './omgeving.ts';

/** What a document brings in its data island: its surroundings and the first screen's data. */
export interface DocumentData {
  readonly omgeving: Omgeving;
  readonly hydratie: HydrationState;
}

/**
 * Reads what this document brings; our own server wrote it, from the same type.
 * @throws Error when it brings nothing.
 */
export function leesDocumentData(): DocumentData {
  const gegevens: DocumentData = Object(leesEiland());
  return gegevens;
}
