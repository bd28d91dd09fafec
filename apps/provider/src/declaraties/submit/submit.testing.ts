import { idempotencyHeader } from '@mijn/domain/headers';
import {
  type DeclaratieResponse,
  type DeclaratieDetail,
  submitResponse,
  type SubmitResponse,
} from '@mijn/contract/declaraties';
import { waitFor } from '@mijn/dev-env/waitFor';
import { randomUUID } from 'node:crypto';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { type Answer, type TestProvider, numberOf } from '../../testing/trialProvider.testing.ts';

/** A file of a form: name and content. */
export type Attachment = readonly [string, Buffer];

/** Values of a form's fields; a list is a repeated field, undefined omits it. */
export type FieldValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the fields of a bill: hospital, € 45, with a new number each time. */
export function fieldsFor(roepnaam: string, otherwise: FieldValues = {}): FieldValues {
  return {
    declarant: numberOf(roepnaam),
    zorgsoort: 'Ziekenhuis',
    behandelDatum: '2026-11-18',
    bedrag: '45.00',
    naamZorgverlener: 'Ziekenhuis Oosterdijk',
    notaNummer: randomUUID(),
    ...otherwise,
  };
}

/** Returns a form as the client sends it. */
export function toFormData(
  fields: FieldValues,
  attachments: readonly Attachment[] = [['nota.pdf', createPdf()]],
  field = 'bestanden',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of value === undefined ? [] : [value].flat()) form.append(name, one);
  }
  for (const [name, content] of attachments)
    form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
}

/** Sends in a claim, by default under a new key. */
export function sendRequest(
  insurer: Pick<TestProvider, 'request'>,
  as: string,
  body: FormData,
  key: string = randomUUID(),
): Promise<Answer> {
  const headers = { [idempotencyHeader]: key };
  return insurer.request('/declaraties/indienen', as, { method: 'POST', body, headers });
}

/** Parses a successful answer; throws otherwise. */
export function parseResponse({ status, text }: Answer): SubmitResponse['body'] {
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return submitResponse.parse(JSON.parse(text)).body;
}

/** Returns the codes of the messages about a claim. */
export function codes(response: Answer): string[] {
  return parseResponse(response).validationMessages.messages.map(({ code }) => code);
}

/** Waits until a claim is AFGEHANDELD and returns it as its viewer sees it. */
export async function waitForAssessment(
  insurer: TestProvider,
  as: string,
  number: string | undefined,
): Promise<DeclaratieDetail> {
  return waitFor(`the judgement of ${number}`, async () => {
    const path = `/declaraties/${number}`;
    const [declaratie] = (await insurer.read<DeclaratieResponse>(path, as)).declaraties;
    return declaratie?.status === 'AFGEHANDELD' && declaratie;
  });
}
