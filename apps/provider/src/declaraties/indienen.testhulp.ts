import type { DeclaratieAntwoord, DeclaratieDetail } from '@mijn/contract/declaraties';
import { indienenAntwoord, type IndienenAntwoord } from '@mijn/contract/declaraties';
import { idempotencyHeader } from '@mijn/contract/restPaden';
import { waitFor } from '@mijn/dev-env/waitFor';
import { randomUUID } from 'node:crypto';
import { maakPdf } from '../bestanden/testhulp/pdf.ts';
import type { Antwoord, ProefProvider } from '../testhulp/proefProvider.ts';
import { nummerVan } from '../testhulp/proefProvider.ts';

/** A file of a form: its name and contents. */
export type Bijlage = readonly [string, Buffer];

/** Values of a form's fields; a list is a repeated field, undefined leaves it out. */
export type Veldwaarden = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The nota of a test: hospital, € 45, its own number each time. */
export function veldenVoor(roepnaam: string, anders: Veldwaarden = {}): Veldwaarden {
  return {
    declarant: nummerVan(roepnaam),
    zorgsoort: 'Ziekenhuis',
    behandelDatum: '2026-11-18',
    bedrag: '45.00',
    naamZorgverlener: 'Ziekenhuis Oosterdijk',
    notaNummer: randomUUID(),
    ...anders,
  };
}

/** A form as the client sends it. */
export function formulier(
  velden: Veldwaarden,
  bijlagen: readonly Bijlage[] = [['nota.pdf', maakPdf()]],
  veld = 'bestanden',
): FormData {
  const form = new FormData();
  for (const [naam, waarde] of Object.entries(velden)) {
    for (const een of waarde === undefined ? [] : [waarde].flat()) form.append(naam, een);
  }
  for (const [naam, inhoud] of bijlagen)
    form.append(veld, new Blob([new Uint8Array(inhoud)]), naam);
  return form;
}

/** Sends a claim in, under a key of its own unless told. */
export function stuurIn(
  insurer: Pick<ProefProvider, 'vraag'>,
  als: string,
  body: FormData,
  sleutel: string = randomUUID(),
): Promise<Antwoord> {
  const headers = { [idempotencyHeader]: sleutel };
  return insurer.vraag('/declaraties/indienen', als, { method: 'POST', body, headers });
}

/** Reads the answer of a call that succeeded. */
export function leesAntwoord({ status, tekst }: Antwoord): IndienenAntwoord['body'] {
  if (status !== 200) throw new Error(`answered ${status}: ${tekst}`);
  return indienenAntwoord.parse(JSON.parse(tekst)).body;
}

/** Codes of the messages about a claim. */
export function codes(antwoord: Antwoord): string[] {
  return leesAntwoord(antwoord).validationMessages.messages.map(({ code }) => code);
}

/** Waits until a claim is AFGEHANDELD and returns it as its viewer sees it. */
export async function wachtOpOordeel(
  insurer: ProefProvider,
  als: string,
  nummer: string | undefined,
): Promise<DeclaratieDetail> {
  return waitFor(`the judgement of ${nummer}`, async () => {
    const pad = `/declaraties/${nummer}`;
    const [declaratie] = (await insurer.lees<DeclaratieAntwoord>(pad, als)).declaraties;
    return declaratie?.status === 'AFGEHANDELD' && declaratie;
  });
}
