import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { inTaak } from '../../declaraties/taken/taak.ts';
import { boekBetaling } from '../../facturen/taken/boekBetaling.queries.ts';
import {
  type Afwijking,
  type Bron,
  type DienstBetaling,
  isLopend,
  naVerloop,
  oordeelOver,
  sleutelGeldig,
} from '../betalingen.rules.ts';
import { type Betaaldienst, DienstFout } from '../dienst/betaaldienst.ts';
import {
  getDag,
  type Poging,
  setAfwijking,
  setStand,
  vergrendelPoging,
  wekAndere,
} from './poging.queries.ts';

/** What working on attempts needs: connections as the role for jobs, and the payment provider. */
export interface Werk {
  readonly pool: pg.Pool;
  readonly dienst: Betaaldienst;
  readonly log: FastifyBaseLogger;
}

/** An attempt after news of it, and what of the news was not as we asked. */
export interface Bevinding {
  readonly poging: Poging;
  readonly afwijking: Afwijking | undefined;
}

/** Whether we learn only now where the person pays: its webhook came before the answer. */
function heeftNieuwAdres({ staat, dienstId, redirect }: Poging, gevonden: DienstBetaling): boolean {
  const zelfde = dienstId === gevonden.dienstId;
  return staat === 'open' && zelfde && redirect === null && gevonden.redirect !== undefined;
}

/**
 * Takes in what the payment provider tells of an attempt, in one transaction: compares it, moves the
 * state, and books what is paid. The same news again changes nothing.
 * @throws Error when there is no such attempt; nothing is stored then.
 */
export async function verwerk(
  { pool, log }: Werk,
  betalingId: string,
  gevonden: DienstBetaling,
  bron: Bron,
): Promise<Bevinding> {
  const bevinding = await inTaak(pool, async (transactie): Promise<Bevinding> => {
    const poging = await vergrendelPoging(transactie, betalingId);
    const { staat, afwijking } = oordeelOver(poging, gevonden);
    if (afwijking) await setAfwijking(transactie, betalingId, afwijking);
    if (staat === poging.staat && !(afwijking === undefined && heeftNieuwAdres(poging, gevonden))) {
      return { poging, afwijking };
    }
    const { bedrag, betaalverzoek: kenmerk } = poging;
    const boeking =
      staat === 'betaald'
        ? await boekBetaling(transactie, {
            kenmerk,
            bedrag,
            betalingId,
            dag: await getDag(transactie),
          })
        : undefined;
    const { dienstId, redirect, verlooptOp } = gevonden;
    const stand = { staat, bron, dienstId, redirect, verlooptOp, boeking };
    const na = await setStand(transactie, betalingId, stand);
    if (boeking) await wekAndere(transactie, kenmerk);
    return { poging: na, afwijking };
  });
  const { poging, afwijking } = bevinding;
  if (afwijking) {
    log.error({ betaling: betalingId, afwijking }, 'a payment is not what was asked: look at it');
  }
  log.info({ betaling: betalingId, staat: poging.staat, bron }, 'payment looked at');
  return bevinding;
}

/** Ends an attempt of which nothing can come any more, unless somebody else has got further with it. */
async function laatVerlopen({ pool }: Werk, voor: Poging, bron: Bron): Promise<Bevinding> {
  const { betalingId } = voor;
  const poging = await inTaak(pool, async (transactie) => {
    const nu = await vergrendelPoging(transactie, betalingId);
    if (!isLopend(nu.staat) || nu.dienstId !== voor.dienstId) return nu;
    const leeg = { dienstId: null, redirect: undefined, verlooptOp: undefined };
    return setStand(transactie, betalingId, { staat: 'verlopen', bron, ...leeg });
  });
  return { poging, afwijking: undefined };
}

function isVoorbij(sinds: Temporal.Instant, duur: Temporal.Duration): boolean {
  return Temporal.Instant.compare(sinds.add(duur), Temporal.Now.instant()) < 0;
}

/** The payment provider knows nothing of an attempt that it gave us a number for. */
async function onbekendBijDienst(werk: Werk, poging: Poging, bron: Bron): Promise<Bevinding> {
  const { betalingId, aangemaaktOp, verlooptOp } = poging;
  if (isVoorbij(verlooptOp ?? aangemaaktOp.add({ hours: 24 }), naVerloop)) {
    return laatVerlopen(werk, poging, bron);
  }
  await inTaak(werk.pool, (transactie) => setAfwijking(transactie, betalingId, 'onbekend'));
  werk.log.error({ betaling: betalingId }, 'the payment provider does not know a payment it made');
  throw new DienstFout('geweigerd');
}

/**
 * Makes the payment of an attempt at the payment provider, or finishes making it: the attempt's id is
 * the idempotency key. What is repeated may be answered as it was, so then it is asked how it is now.
 */
async function maakAf(werk: Werk, poging: Poging, bron: Bron, nieuw: boolean): Promise<Bevinding> {
  const { betalingId, betaalverzoek, merk, bedrag } = poging;
  // Too long ago for the key: a second payment would be made. Nobody ever had the first one's address.
  if (isVoorbij(poging.aangemaaktOp, sleutelGeldig)) return laatVerlopen(werk, poging, bron);
  const opdracht = { betalingId, betaalkenmerk: betaalverzoek, merk, bedrag };
  const gemaakt = await werk.dienst.start(opdracht).catch(async (fout: unknown) => {
    // The refusal would be repeated as long as the key is remembered: the next one to ask has another.
    if (fout instanceof DienstFout && fout.voorgoed) await laatVerlopen(werk, poging, bron);
    throw fout;
  });
  const gevonden = nieuw ? gemaakt : await werk.dienst.haal(gemaakt.dienstId);
  return verwerk(werk, betalingId, gevonden ?? gemaakt, bron);
}

/**
 * Asks the payment provider how an attempt is, and takes it in.
 * @param nieuw it was written just now, by us.
 * @throws DienstFout when there is no true answer; the attempt stays as it is.
 */
export async function vraagNa(
  werk: Werk,
  poging: Poging,
  bron: Bron,
  nieuw = false,
): Promise<Bevinding> {
  if (poging.dienstId === null) return maakAf(werk, poging, bron, nieuw);
  const gevonden = await werk.dienst.haal(poging.dienstId);
  if (!gevonden) return onbekendBijDienst(werk, poging, bron);
  return verwerk(werk, poging.betalingId, gevonden, bron);
}

/**
 * Cancels an attempt at the payment provider, and takes in how it is then: cancelled, or paid after all.
 * @throws DienstFout when there is no true answer; the attempt stays as it is.
 */
export async function breekAf(werk: Werk, poging: Poging, bron: Bron): Promise<Bevinding> {
  if (poging.dienstId === null) return { poging, afwijking: undefined };
  const gevonden = await werk.dienst.annuleer(poging.dienstId);
  if (!gevonden) return onbekendBijDienst(werk, poging, bron);
  return verwerk(werk, poging.betalingId, gevonden, bron);
}
