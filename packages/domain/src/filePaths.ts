import type { Language } from './language.ts';

/** Returns the address of a claim's confirmation as PDF (an extension). */
export function pathOfConfirmation(number: string, language: Language): string {
  const declaratie = encodeURIComponent(number);
  return `/api/v1/uitbreidingen/declaraties/${declaratie}/bevestiging?taal=${language}`;
}

/** Returns the address of the decision on a claim as PDF (an extension). */
export function pathOfDecision(number: string, language: Language): string {
  return `/api/v1/uitbreidingen/declaraties/${encodeURIComponent(number)}/besluit?taal=${language}`;
}

/** Returns the address of an invoice as PDF (an extension). */
export function pathOfFactuurDocument(kenmerk: string, language: Language): string {
  return `/api/v1/uitbreidingen/facturen/${encodeURIComponent(kenmerk)}/document?taal=${language}`;
}

/** Returns the address of a letter as PDF (an extension). */
export function pathOfBrief(briefId: string, language: Language): string {
  return `/api/v1/uitbreidingen/brieven/${encodeURIComponent(briefId)}?taal=${language}`;
}

/** Returns the address of a person's year overview as PDF (an extension). */
export function pathOfYearDocument(person: string, year: number, language: Language): string {
  const who = encodeURIComponent(person);
  return `/api/v1/uitbreidingen/jaaroverzicht/${who}/${year}?taal=${language}`;
}

/** Returns the address of the policy sheet of a policy and year as PDF (an extension). */
export function pathOfPolisblad(polisnummer: string, year: number, language: Language): string {
  const polis = encodeURIComponent(polisnummer);
  return `/api/v1/uitbreidingen/polisbladen/${polis}/${year}?taal=${language}`;
}

/** Returns the address of an arrangement to pay in terms as PDF (an extension). */
export function pathOfRegelingDocument(regelingId: string, language: Language): string {
  const regeling = encodeURIComponent(regelingId);
  return `/api/v1/uitbreidingen/regelingen/${regeling}/document?taal=${language}`;
}

/** Returns the address of a copy of the person's data (an extension). */
export function pathOfGegevens(language: Language): string {
  return `/api/v1/uitbreidingen/relatie/gegevens?taal=${language}`;
}

/** Returns the download address of a claim's file (docs/contract.md, extensions). */
export function pathOfFile(number: string, fileId: string): string {
  const declaratie = encodeURIComponent(number);
  return `/api/v1/uitbreidingen/declaraties/${declaratie}/bestanden/${encodeURIComponent(fileId)}`;
}

/**
 * Returns the address of a page of an unsent file as an upright JPEG (an extension); pages count from 1.
 */
export function pathOfFilePage(fileId: string, page: number): string {
  return `/api/v1/uitbreidingen/declaraties/gelezen/${encodeURIComponent(fileId)}/bladzijden/${page}`;
}
