import { conceptResponse, type ConceptResponse, type ConceptRequest } from '@mijn/contract/concept';
import { calls } from '@mijn/contract/calls';
import type { ValidationResponse } from '@mijn/contract/declaraties';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import type { Answer, TestProvider, TokenOverrides } from '../../testing/trialProvider.testing.ts';
import { toFormData } from '../submit/submit.testing.ts';

type Insurer = Pick<TestProvider, 'request'>;

let pages = 0;

/** Uploads a file with unique content; returns its id. */
export async function sendFile(insurer: Insurer, as: string, name = 'nota.pdf'): Promise<string> {
  pages += 1;
  const body = toFormData({}, [[name, createPdf({ pages })]], 'bestand');
  const response = await insurer.request(calls.validerenBestand.path, as, { method: 'POST', body });
  const { body: content }: ValidationResponse = JSON.parse(response.text);
  if (content.bestandId === undefined) throw new Error('no file id');
  return content.bestandId;
}

/** Sends a draft unchecked, so that tests can send invalid ones. */
export function saveUncheckedConcept(
  insurer: Insurer,
  as: string | undefined,
  content: unknown,
  otherwise: TokenOverrides = {},
): Promise<Answer> {
  return insurer.request(calls.getConcept.path, as, {
    ...otherwise,
    method: 'PUT',
    body: JSON.stringify(content),
    headers: { 'content-type': 'application/json' },
  });
}

export function selectConcept({ text }: Answer): ConceptResponse {
  return conceptResponse.parse(JSON.parse(text));
}

/** Saves a draft, by default with an amount only, and returns it as stored. */
export async function save(
  insurer: Insurer,
  as: string,
  request: Partial<ConceptRequest> = {},
): Promise<NonNullable<ConceptResponse['concept']>> {
  const response = await saveUncheckedConcept(insurer, as, {
    versie: null,
    velden: { bedrag: '1' },
    ...request,
  });
  const { concept } = selectConcept(response);
  if (response.status !== 200 || !concept) throw new Error(`answered ${response.status}`);
  return concept;
}

/** Returns a persona's draft. */
export async function conceptOf(insurer: Insurer, as: string): Promise<ConceptResponse['concept']> {
  return selectConcept(await insurer.request(calls.getConcept.path, as)).concept;
}
