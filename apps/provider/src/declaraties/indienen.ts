import type {
  IndienenAntwoord,
  IndienenVelden,
  ValidatieMelding,
} from '@mijn/contract/declaraties';
import { createHash } from 'node:crypto';
import type { GekeurdBestand } from '../bestanden/keurBestanden.ts';
import type { Formulier } from '../bestanden/ontvangen.ts';
import type { Bestandsopslag } from '../bestanden/opslag.ts';
import { nietGevonden, Weigering } from '../http/weigering.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import { beeindigConcept, vergrendelConcept } from './concept.queries.ts';
import {
  type Aanvraag,
  addBestand,
  addDeclaratie,
  getBekend,
  getEerdere,
  getNieuwNummer,
  koppelAanDeclaratie,
  listWachtendeBestanden,
  vergrendelIndienen,
} from './indienen.queries.ts';
import { houdtOp, keurAantal, keurVelden, waarschuw } from './indienen.rules.ts';
import { alsVelden, type GelezenVelden, leesVelden, veldMelding } from './indienen.velden.ts';
import type { Taken } from './taken/startTaken.ts';

/** A request to store a claim, read but not yet judged on its rules. */
export interface Inzending {
  readonly aanvraag: Aanvraag;
  readonly gelezen: GelezenVelden;
  /** Relatienummer as it was sent; empty when it was left out. */
  readonly declarant: string;
  readonly bestandIds: readonly string[];
  readonly bevestigd: readonly string[];
}

/** What storing a claim needs besides the database. */
export interface Gereedschap {
  readonly opslag: Bestandsopslag;
  readonly taken: Pick<Taken, 'zetKlaar'>;
  readonly uitbreidingen: boolean;
}

/** Digest of what was asked: every field and every file, so that a key is never used for two things. */
function hashVan(
  velden: Readonly<Record<string, unknown>>,
  { bestanden }: Pick<Formulier, 'bestanden'>,
): string {
  const namen = Object.keys(velden).toSorted();
  const inhoud = [
    namen.map((naam) => [naam, velden[naam]]),
    bestanden.map(({ naam, sha256 }) => [naam, sha256]),
  ];
  return createHash('sha256').update(JSON.stringify(inhoud)).digest('hex');
}

/**
 * Reads a form as a claim.
 * @throws Weigering 400 when it has a field that the contract does not know.
 */
export function leesInzending(
  formulier: Formulier,
  sleutel: string,
  uitbreidingen: boolean,
): Inzending {
  const ruw = alsVelden(formulier.velden, uitbreidingen);
  const gelezen = leesVelden(ruw);
  return {
    aanvraag: { sleutel, hash: hashVan(ruw, formulier) },
    gelezen,
    declarant: typeof ruw['declarant'] === 'string' ? ruw['declarant'] : '',
    bestandIds: [...new Set([ruw['bestandIds'] ?? []].flat())],
    bevestigd: gelezen.velden?.bevestigd ?? [],
  };
}

/**
 * Looks before any file is inspected: a key that was used gives its answer again, a declarant whom
 * the caller may not claim for does not exist.
 * @throws Weigering 409 the key belongs to another body, 404 declarant foreign or unknown.
 */
export async function kijkVooraf(
  access: Access,
  transactie: Transactie,
  { aanvraag, declarant }: Inzending,
): Promise<IndienenAntwoord | undefined> {
  const eerdere = await getEerdere(access, transactie, aanvraag.sleutel);
  if (eerdere && eerdere.aanvraag_hash !== aanvraag.hash) throw new Weigering(409);
  if (!eerdere && declarant !== '' && !access.zichtbaar.has(declarant)) throw nietGevonden();
  return eerdere?.antwoord;
}

function antwoordMet(
  gekeurd: readonly GekeurdBestand[],
  messages: readonly ValidatieMelding[],
  nummer?: string,
): IndienenAntwoord {
  const fileValidationMessages = gekeurd.map(({ naam, meldingen }) => ({
    filename: naam,
    messages: [...meldingen],
  }));
  const validationMessages = { messages: [...messages] };
  const nummers = nummer === undefined ? {} : { nummer };
  return { status: 200, body: { fileValidationMessages, validationMessages, ...nummers } };
}

/** The same for a file of somebody else, a used one, an expired one and one that never was. */
const bestandOnbekend = veldMelding(
  'bestanden',
  'bestandOnbekend',
  'Een bestand dat je koos is er niet (meer). Voeg het opnieuw toe.',
);

interface Oordeel {
  readonly meldingen: readonly ValidatieMelding[];
  /** The fields, when everything about the claim is in order. */
  readonly velden: IndienenVelden | undefined;
}

/** Every rule of a claim, those that need the insurer's records included. */
async function oordeelOver(
  access: Access,
  transactie: Transactie,
  { gelezen, bestandIds, bevestigd }: Inzending,
  gekeurd: readonly GekeurdBestand[],
  uitbreidingen: boolean,
): Promise<Oordeel> {
  const wachtend = await listWachtendeBestanden(access, transactie, bestandIds);
  const bytes = [...wachtend, ...gekeurd.map(({ schoon }) => schoon ?? { bytes: 0 })];
  const samen = bytes.reduce((som, deel) => som + deel.bytes, 0);
  const meldingen = [
    ...gelezen.meldingen,
    ...keurAantal(gekeurd.length + bestandIds.length, samen),
  ];
  if (wachtend.length < bestandIds.length) {
    meldingen.push(bestandOnbekend);
  }
  const { velden } = gelezen;
  if (velden) {
    meldingen.push(...keurVelden(velden, access.vandaag.toString()));
    meldingen.push(...waarschuw(velden, await getBekend(access, transactie, velden)));
  }
  const alle = [...meldingen, ...gekeurd.flatMap((bestand) => bestand.meldingen)];
  // Without the extension nothing can be confirmed: a warning then only tells.
  const stopt = alle.some((melding) =>
    uitbreidingen ? houdtOp(melding, bevestigd) : melding.level === 'error',
  );
  return { meldingen, velden: stopt ? undefined : velden };
}

async function bewaarBestanden(
  access: Access,
  transactie: Transactie,
  opslag: Bestandsopslag,
  gekeurd: readonly GekeurdBestand[],
  bij: { readonly nummer: string; readonly na: number },
): Promise<void> {
  for (const [i, { naam, schoon }] of gekeurd.entries()) {
    if (!schoon) throw new Error('A file that was refused is not kept');
    const opslagsleutel = await opslag.bewaar(schoon.pad);
    const { soort, bytes, sha256 } = schoon;
    const plaats = { nummer: bij.nummer, volgnummer: bij.na + i + 1 };
    await addBestand(access, transactie, { naam, soort, bytes, sha256, opslagsleutel }, plaats);
  }
}

/**
 * Judges a claim on its rules and, when nothing stops it, stores it all in this transaction: claim,
 * files (on disk before the commit), the job that will take it up, and this answer under its key.
 * @throws Weigering 409 key used for another body, 404 declarant foreign or unknown.
 */
export async function dienIn(
  access: Access,
  transactie: Transactie,
  inzending: Inzending,
  gekeurd: readonly GekeurdBestand[],
  { opslag, taken, uitbreidingen }: Gereedschap,
): Promise<IndienenAntwoord> {
  await vergrendelConcept(access, transactie);
  await vergrendelIndienen(access, transactie, inzending.aanvraag.sleutel, inzending.declarant);
  const eerder = await kijkVooraf(access, transactie, inzending);
  if (eerder) return eerder;
  const oordeel = await oordeelOver(access, transactie, inzending, gekeurd, uitbreidingen);
  const { meldingen, velden } = oordeel;
  if (!velden) return antwoordMet(gekeurd, meldingen);
  const nummer = await getNieuwNummer(access, transactie);
  const antwoord = antwoordMet(gekeurd, meldingen, uitbreidingen ? nummer : undefined);
  await addDeclaratie(access, transactie, nummer, velden, inzending.aanvraag, antwoord);
  await koppelAanDeclaratie(access, transactie, nummer, inzending.bestandIds);
  const na = inzending.bestandIds.length;
  await bewaarBestanden(access, transactie, opslag, gekeurd, { nummer, na });
  await beeindigConcept(access, transactie);
  await taken.zetKlaar(transactie.client, nummer);
  return antwoord;
}
