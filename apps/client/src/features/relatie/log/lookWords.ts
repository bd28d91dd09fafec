import { inzageKind, type InzageKind } from '@mijn/domain/inzageKinds';
import * as m from '../../../generated/texts/relatie.js';
import type { DayOfLooks } from './looks.ts';

const viewers: Readonly<Record<DayOfLooks['who'], () => string>> = {
  zelf: m.viewerSelf,
  verzekeringsnemer: m.viewerVerzekeringsnemer,
  gemachtigde: m.viewerRepresentative,
  medewerker: m.viewerStaff,
};

/** Returns the text for a viewer, with the name of a representative. */
export function viewerWords({ who, name }: Pick<DayOfLooks, 'who' | 'name'>): string {
  return name === null ? viewers[who]() : m.viewerNamed({ name });
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
