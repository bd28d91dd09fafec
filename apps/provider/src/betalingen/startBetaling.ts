import { setTimeout as pauze } from 'node:timers/promises';
import { inTaak } from '../declaraties/taken/taak.ts';
import { getTeBetalen } from '../facturen/teBetalen.queries.ts';
import { nietGevonden, Weigering } from '../http/weigering.ts';
import type { Aanroeper, Access } from '../toegang/access.ts';
import { type Database, inAccess, type Transactie } from '../toegang/inAccess.ts';
import { addBetaling, getLopende, vergrendelVerzoek } from './betalingen.queries.ts';
import { isLopend } from './betalingen.rules.ts';
import { DienstFout } from './dienst/betaaldienst.ts';
import { getPoging, type Poging } from './taken/poging.queries.ts';
import { magKijken } from './taken/stemAf.ts';
import { type Bevinding, breekAf, vraagNa, type Werk } from './taken/verwerk.ts';

/** An attempt to go on with, and what is open now, cents. */
interface Begonnen {
  readonly betalingId: string;
  readonly openBedrag: number;
  /** We wrote it just now. */
  readonly nieuw: boolean;
}

/**
 * Finds the attempt that is under way for a payment request, or writes a new one. The amount is what
 * is open (decisions §7).
 * @throws Weigering 403 for staff, 404 foreign or unknown, 409 when nothing is open, 503 when there is
 * no payment provider.
 */
async function begin(
  access: Access,
  transactie: Transactie,
  kenmerk: string,
  kanBetalen: boolean,
): Promise<Begonnen> {
  if (access.actor !== undefined) throw new Weigering(403);
  if (!/^\d{16}$/.test(kenmerk)) throw nietGevonden();
  await vergrendelVerzoek(access, transactie, kenmerk);
  const teBetalen = await getTeBetalen(access, transactie, kenmerk);
  if (!teBetalen) throw nietGevonden();
  transactie.noteer('startBetaling', [access.kijker], kenmerk);
  const openBedrag = teBetalen.bedrag;
  const lopende = await getLopende(access, transactie, kenmerk);
  if (lopende !== undefined) return { betalingId: lopende, openBedrag, nieuw: false };
  if (openBedrag <= 0) throw new Weigering(409, ['nietsTeBetalen']);
  if (!kanBetalen) throw new Weigering(503);
  const betalingId = await addBetaling(access, transactie, kenmerk, openBedrag);
  return { betalingId, openBedrag, nieuw: true };
}

/**
 * What somebody else, who asked to pay at the same moment, has made of an attempt while we got no
 * answer: a payment provider may well refuse a key that it is still busy with.
 * @throws `fout` when it stands where it stood.
 */
async function alAnderenDeden(werk: Werk, voor: Poging, fout: unknown): Promise<Bevinding> {
  const poging = await inTaak(werk.pool, (transactie) => getPoging(transactie, voor.betalingId));
  if (poging.dienstId === voor.dienstId) throw fout;
  return { poging, afwijking: undefined };
}

/**
 * Takes an attempt to the point where the person can pay: where that is; undefined when the attempt
 * is over and another round is due.
 * @throws Weigering 409 while the bank is busy with it, or a person has to look at it first.
 */
async function gaVerder(werk: Werk, begonnen: Begonnen): Promise<string | undefined> {
  const { betalingId, openBedrag, nieuw } = begonnen;
  const poging = await inTaak(werk.pool, (transactie) => getPoging(transactie, betalingId));
  const kijken = await magKijken(werk, betalingId);
  const bekend = poging.staat === 'open' && poging.bedrag === openBedrag ? poging.redirect : null;
  if (bekend !== null && !kijken) return bekend;
  const { poging: nu, afwijking } = await vraagNa(werk, poging, 'start', nieuw).catch(
    (fout: unknown) => alAnderenDeden(werk, poging, fout),
  );
  const bezig = new Weigering(409, ['betalingInBehandeling']);
  if (afwijking && isLopend(nu.staat)) throw bezig;
  if (nu.staat === 'inBehandeling') throw bezig;
  if (nu.staat !== 'open') return undefined;
  if (nu.bedrag === openBedrag) {
    if (nu.redirect === null) throw new DienstFout('onleesbaar');
    return nu.redirect;
  }
  // Partly paid in another way since: the old attempt may not be paid any more, nor beside a new one.
  const { poging: na } = await breekAf(werk, nu, 'start');
  if (isLopend(na.staat)) throw bezig;
  return undefined;
}

/** An attempt that is over makes room for another; more than a few in one call is a fault. */
const rondes = 4;

/** How long a person waits for all of it together, milliseconds (quality.md: an answer within 15 s). */
const geduldMs = 12_000;

async function begintEnGaatVerder(
  database: Database,
  werk: Werk | undefined,
  aanroeper: Aanroeper,
  kenmerk: string,
): Promise<string> {
  for (let ronde = 0; ronde < rondes; ronde += 1) {
    const begonnen = await inAccess(database, aanroeper, (access, transactie) =>
      begin(access, transactie, kenmerk, werk !== undefined),
    );
    if (!werk) break;
    const redirect = await gaVerder(werk, begonnen).catch((fout: unknown) => {
      if (!(fout instanceof DienstFout)) throw fout;
      const { soort, reden } = fout;
      werk.log.warn({ betaling: begonnen.betalingId, soort, reden }, 'paying could not start');
      throw new Weigering(503);
    });
    if (redirect !== undefined) return redirect;
  }
  throw new Weigering(503);
}

/**
 * Starts paying a payment request, or goes on with it: the address where the person pays. However
 * often and from however many tabs it is asked, one attempt is under way at a time.
 * @throws Weigering 403 for staff, 404 foreign or unknown, 409 (`nietsTeBetalen`,
 * `betalingInBehandeling`), 503 when the payment provider is away, too slow or not configured; the
 * attempt stays then, and the next call goes on with it.
 */
export async function startBetaling(
  database: Database,
  werk: Werk | undefined,
  aanroeper: Aanroeper,
  kenmerk: string,
): Promise<string> {
  const teLang = new AbortController();
  const { signal } = teLang;
  const klok = pauze(geduldMs, undefined, { ref: false, signal }).then(() => {
    throw new Weigering(503);
  });
  try {
    return await Promise.race([begintEnGaatVerder(database, werk, aanroeper, kenmerk), klok]);
  } finally {
    teLang.abort();
  }
}
