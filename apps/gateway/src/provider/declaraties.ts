import {
  declaratieAntwoord,
  declaratiesAntwoord,
  type DeclaratieDetail,
  type DeclaratiesAntwoord,
} from '@mijn/contract/declaraties';
import { restPaden } from '@mijn/contract/restPaden';
import { reactieAntwoord, reactieVraag } from '@mijn/contract/uitbreidingen';
import { kaleStatus } from '@mijn/contract/vormen';
import { ProviderFout } from './providerFout.ts';
import { haalOp, stuurIn, vraagtekst, type Aanroep } from './roepAan.ts';

/** What the claim list can be asked (§7 and its filters, an extension). */
export interface DeclaratiesVraag {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly zoek?: string | null | undefined;
  readonly relatienummer?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly jaar?: number | null | undefined;
  readonly zorgsoort?: string | null | undefined;
}

/** `GET /declaraties` (§7): newest first. @throws ProviderFout */
export function listDeclaraties(
  aanroep: Aanroep,
  vraag: DeclaratiesVraag,
): Promise<DeclaratiesAntwoord> {
  return haalOp(aanroep, restPaden.declaraties + vraagtekst({ ...vraag }), declaratiesAntwoord);
}

/** Numbers that cannot stand in a path as one part of it belong to no claim. */
const onmogelijkNummer = /^(?:|\.|\.\.|.{65,})$/s;

/** A number of a wrong kind is told apart from an unknown one by nobody (decisions §2). */
const bestaatNiet = new Set([400, 404, 405]);

/**
 * `GET /declaraties/{id}` (§7). A foreign, unknown or malformed number fails the same way.
 * @throws ProviderFout
 */
export async function getDeclaratie(aanroep: Aanroep, nummer: string): Promise<DeclaratieDetail> {
  const { declaraties } = await alsBekend(async () =>
    haalOp(aanroep, padMet(restPaden.declaratie, nummer), declaratieAntwoord),
  );
  const [declaratie] = declaraties;
  if (declaratie === undefined) throw new ProviderFout('geweigerd', 404);
  return declaratie;
}

/**
 * `POST …/intrekken`, an extension: withdraws a claim that is INGEDIEND. Without the extension, or
 * when the caller did not send such a claim in: 404; no longer INGEDIEND: 409.
 * @throws ProviderFout
 */
export async function trekDeclaratieIn(aanroep: Aanroep, nummer: string): Promise<void> {
  await alsBekend(async () =>
    stuurIn(aanroep, padMet(restPaden.intrekken, nummer), {}, kaleStatus),
  );
}

/**
 * `POST …/reacties` ("Klopt dit niet?"), an extension: about the claim, or about one line.
 * @throws ProviderFout 400 for words that cannot be, 404, or 409 while another one is open
 */
export async function reageerOpDeclaratie(
  aanroep: Aanroep,
  nummer: string,
  { regel, tekst }: { readonly regel?: number | null | undefined; readonly tekst: string },
): Promise<void> {
  const vraag = reactieVraag.safeParse({ tekst, ...(typeof regel === 'number' && { regel }) });
  if (!vraag.success) throw new ProviderFout('geweigerd', 400);
  await alsBekend(async () =>
    stuurIn(aanroep, padMet(restPaden.reacties, nummer), vraag.data, reactieAntwoord),
  );
}

/** @throws ProviderFout 404 for a number that cannot stand in a path */
function padMet(pad: string, nummer: string): string {
  if (onmogelijkNummer.test(nummer)) throw new ProviderFout('geweigerd', 404);
  return pad.replace(':id', () => encodeURIComponent(nummer.toWellFormed()));
}

async function alsBekend<T>(vraag: () => Promise<T>): Promise<T> {
  try {
    return await vraag();
  } catch (fout) {
    const onbekend = fout instanceof ProviderFout && bestaatNiet.has(fout.status);
    throw onbekend ? new ProviderFout('geweigerd', 404) : fout;
  }
}
