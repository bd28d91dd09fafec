import type { HydrationState } from 'react-router';
import type { Omgeving } from './omgeving.ts';

/** What a document brings in its data island: its surroundings and the first screen's data. */
export interface DocumentData {
  readonly omgeving: Omgeving;
  readonly hydratie: HydrationState;
}
