import {
  declaratieAntwoord,
  declaratiesAntwoord,
  type DeclaratieDetail,
  type DeclaratiesAntwoord,
} from '@mijn/contract/declaraties';
import { restPaden } from '@mijn/contract/restPaden';
import { reactieAntwoord, reactieVraag, zonderTotaal } from '@mijn/contract/uitbreidingen';
import { kaleStatus } from '@mijn/contract/vormen';
import { alsBekend, padMet } from './bekend.ts';
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

/**
 * `GET /declaraties` (§7): newest first.
 * @param metTotaal whether to have them counted too
 * @throws ProviderFout
 */
export function listDeclaraties(
  aanroep: Aanroep,
  vraag: DeclaratiesVraag,
  metTotaal: boolean,
): Promise<DeclaratiesAntwoord> {
  const pad = restPaden.declaraties + vraagtekst({ ...vraag });
  const koppen = metTotaal ? {} : { [zonderTotaal.naam]: zonderTotaal.waarde };
  return haalOp(aanroep, pad, declaratiesAntwoord, koppen);
}

/**
 * `GET /declaraties/{id}` (§7). A foreign, unknown or malformed number fails the same way.
 * @throws ProviderFout
 */
export async function getDeclaratie(aanroep: Aanroep, nummer: string): Promise<DeclaratieDetail> {
  const { declaraties } = await alsBekend(async () =>
    haalOp(aanroep, padMet(restPaden.declaratie, { id: nummer }), declaratieAntwoord),
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
    stuurIn(aanroep, padMet(restPaden.intrekken, { id: nummer }), {}, kaleStatus),
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
    stuurIn(aanroep, padMet(restPaden.reacties, { id: nummer }), vraag.data, reactieAntwoord),
  );
}
