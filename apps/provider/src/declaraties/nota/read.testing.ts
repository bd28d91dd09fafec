import { type ReadNota, readResponse } from '@mijn/contract/readNota';
import { validationResponse } from '@mijn/contract/declaraties';
import { type Answer, type TestProvider, sampleData } from '../../testing/trialProvider.testing.ts';
import type { BillPerson } from '../../reading/person.rules.ts';
import { type BillTruth, billOf } from '../../reading/testing/bill.testing.ts';
import { drawBill } from '../../reading/testing/drawBill.testing.ts';
import { toFormData } from '../submit/submit.testing.ts';

export const readPath = '/uitbreidingen/declaraties/gelezen';

/** Uploads a file; returns its id. */
export async function sendWaiting(
  insurer: TestProvider,
  as: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const { text } = await insurer.request('/declaraties/valideren/bestand', as, {
    method: 'POST',
    body: toFormData({}, [[name, content]], 'bestand'),
  });
  return validationResponse.parse(JSON.parse(text)).body.bestandId ?? '';
}

/** Requests the reading of files. */
export function requestReading(
  insurer: TestProvider,
  as: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Answer> {
  const query = ids.map((id) => `bestandId=${id}`).join('&');
  return insurer.request(`${readPath}?${query}`, as, signal ? { signal } : {});
}

export function notasIn({ status, text }: Answer): readonly ReadNota[] {
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return readResponse.parse(JSON.parse(text)).gelezen.notas;
}

/** Returns a persona as named on a bill. */
function billPersonOf(roepnaam: string): BillPerson {
  const relatie = sampleData.relaties.find((one) => one.roepnaam === roepnaam);
  if (!relatie) throw new Error(`Nobody is called ${roepnaam}`);
  const { relatienummer, voorletters, tussenvoegsel, achternaam, geboorteDatum } = relatie;
  return {
    relatienummer,
    voorletters,
    roepnaam,
    achternaam: [tussenvoegsel, achternaam].filter(Boolean).join(' '),
    geboortedatum: geboorteDatum,
  };
}

/** Returns a complete bill of the corpus for a persona, with its true values. */
export async function sampleBill(
  roepnaam: string,
  seed: number,
): Promise<{ readonly truth: BillTruth; readonly pdf: Buffer }> {
  const shows = { birthDate: true, insuredNumber: true, codes: true, dayPerLine: true };
  const truth = { ...billOf(seed), person: billPersonOf(roepnaam), shows };
  return { truth, pdf: await drawBill(truth, seed, false) };
}
