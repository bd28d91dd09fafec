import type { Language } from './language.ts';

/** The address that answers with the confirmation of a claim as a PDF, in a language (an extension). */
export function pathOfConfirmation(number: string, language: Language): string {
  const declaratie = encodeURIComponent(number);
  return `/api/v1/uitbreidingen/declaraties/${declaratie}/bevestiging?taal=${language}`;
}

/** The address that answers with the decision of a claim as a PDF, in a language (an extension). */
export function pathOfDecision(number: string, language: Language): string {
  return `/api/v1/uitbreidingen/declaraties/${encodeURIComponent(number)}/besluit?taal=${language}`;
}

/** The address that answers with an invoice as a PDF, in a language (an extension). */
export function pathOfFactuurDocument(kenmerk: string, language: Language): string {
  return `/api/v1/uitbreidingen/facturen/${encodeURIComponent(kenmerk)}/document?taal=${language}`;
}

/** The address that answers with a letter of the insurer as a PDF, in a language (an extension). */
export function pathOfBrief(briefId: string, language: Language): string {
  return `/api/v1/uitbreidingen/brieven/${encodeURIComponent(briefId)}?taal=${language}`;
}

/** The address that answers with what somebody bore in a year as a PDF, in a language (an extension). */
export function pathOfYearDocument(person: string, year: number, language: Language): string {
  const who = encodeURIComponent(person);
  return `/api/v1/uitbreidingen/jaaroverzicht/${who}/${year}?taal=${language}`;
}

/** The address that answers with a file of a claim, to keep (docs/contract.md, extensions). */
export function pathOfFile(number: string, fileId: string): string {
  const declaratie = encodeURIComponent(number);
  return `/api/v1/uitbreidingen/declaraties/${declaratie}/bestanden/${encodeURIComponent(fileId)}`;
}

/**
 * The address that answers with a page of a file that waits to be sent in, upright, as a JPEG (an
 * extension); pages count from 1.
 */
export function pathOfFilePage(fileId: string, page: number): string {
  return `/api/v1/uitbreidingen/declaraties/gelezen/${encodeURIComponent(fileId)}/bladzijden/${page}`;
}
