import { inzageKind, type InzageKind } from '@mijn/domain/inzageKinds';
import * as m from '../../../generated/texts/relatie.js';
import type { DayOfLooks } from './looks.ts';

const viewers: Readonly<Record<DayOfLooks['who'], () => string>> = {
  zelf: m.viewerSelf,
  verzekeringsnemer: m.viewerVerzekeringsnemer,
  medewerker: m.viewerStaff,
};

/** Returns the text for a viewer. */
export function viewerWords(who: DayOfLooks['who']): string {
  return viewers[who]();
}

const subjects: Readonly<Record<InzageKind, () => string>> = {
  pass: m.lookPass,
  invoices: m.lookInvoices,
  ownRisk: m.lookOwnRisk,
  declaraties: m.lookDeclaraties,
  costs: m.lookCosts,
  messages: m.lookMessages,
  details: m.lookDetails,
};

/** Returns the text for what an operation showed. */
export function lookWords(operation: string): string {
  return subjects[inzageKind(operation)]();
}
