import { randomBytes } from 'node:crypto';
import { terugbetaald } from './antwoorden.rules.ts';
import {
  statusVan,
  trefwoorden,
  type Aanvraag,
  type Betaling,
  type Status,
  type Terugbetaling,
} from './betaling.ts';
import type { IdealConfig } from './config.ts';
import { createMelder } from './melder.ts';
import { createOpslag } from './opslag.ts';
import { createStoringslijst, type Storingslijst } from './storingslijst.ts';
import { magNaar, wordtGemeld } from './uitkomsten.rules.ts';

/** All that can be done with payments, by the API, at the bank's page and from the control. */
export interface Kassa {
  readonly storingen: Storingslijst;
  /**
   * Makes a payment. With an Idempotency-Key that was used before: the payment of then, or
   * `sleutelBezet` where something else was asked with it.
   */
  maak(aanvraag: Aanvraag, sleutel: string | null): Promise<Betaling | 'sleutelBezet'>;
  vind(id: string): Betaling | undefined;
  /** Newest first; with a word, those that it means (`trefwoorden`). */
  lijst(voor?: string): readonly Betaling[];
  /** Brings a payment to a status; undefined where it cannot go there from where it is. */
  zet(betaling: Betaling, status: Status): Betaling | undefined;
  /** Gives money back; undefined where that is more than there is. */
  betaalTerug(
    betaling: Betaling,
    wat: Pick<Terugbetaling, 'centen' | 'omschrijving' | 'metadata'>,
  ): Terugbetaling | undefined;
  /** Sends one webhook of a payment now, with its id or another; the answer's HTTP status. */
  meld(betaling: Betaling, id?: string): Promise<number | null>;
  sluit(): void;
}

/** How long one has to pay, in milliseconds: iDEAL's fifteen minutes. */
const betaaltijdMs = 15 * 60_000;

/** How often is looked for payments whose time is over, in milliseconds. */
const kijkElkeMs = 5_000;

/** A payment remembers this many webhook calls. */
const meesteMeldingen = 50;

const maakId = (voorvoegsel: string) => `${voorvoegsel}_${randomBytes(5).toString('hex')}`;

function zelfdeAanvraag(betaling: Betaling, aanvraag: Aanvraag): boolean {
  const { centen, omschrijving, redirectUrl, webhookUrl, metadata } = betaling;
  const toen = [centen, omschrijving, redirectUrl, webhookUrl, metadata];
  const nu = [
    aanvraag.centen,
    aanvraag.omschrijving,
    aanvraag.redirectUrl,
    aanvraag.webhookUrl,
    aanvraag.metadata,
  ];
  return JSON.stringify(toen) === JSON.stringify(nu);
}

function nieuweBetaling(aanvraag: Aanvraag, sleutel: string | null, nu: Date): Betaling {
  return {
    ...aanvraag,
    id: maakId('tr'),
    sleutel,
    verlooptOp: new Date(nu.getTime() + betaaltijdMs).toISOString(),
    stappen: [{ status: 'open', op: nu.toISOString() }],
    terugbetalingen: [],
    meldingen: [],
  };
}

/** The payments of a simulator, with the faults that are set for them. */
export function createKassa({ opslagMap, log, nu = () => new Date() }: IdealConfig): Kassa {
  const opslag = createOpslag(opslagMap);
  const storingen = createStoringslijst();
  const vers = ({ id }: Betaling) => opslag.vind(id);
  const melder = createMelder({
    storingen,
    log,
    noteer(betaling, id, antwoord) {
      const nuBekend = vers(betaling);
      if (nuBekend === undefined) return;
      const melding = { op: nu().toISOString(), id, antwoord };
      const meldingen = [...nuBekend.meldingen, melding].slice(-meesteMeldingen);
      opslag.bewaar({ ...nuBekend, meldingen });
    },
  });

  const zet: Kassa['zet'] = (betaling, status) => {
    const was = vers(betaling) ?? betaling;
    if (!magNaar(statusVan(was), status)) return undefined;
    const stap = { status, op: nu().toISOString() };
    const wordt: Betaling = { ...was, stappen: [...was.stappen, stap] };
    opslag.bewaar(wordt);
    if (wordtGemeld(status)) melder.meld(wordt);
    return wordt;
  };

  /** A payment whose time is over has expired, also when nobody looked at it meanwhile. */
  function bijDeTijd(betaling: Betaling): Betaling {
    const over = Date.parse(betaling.verlooptOp) <= nu().getTime();
    return (over && statusVan(betaling) === 'open' && zet(betaling, 'expired')) || betaling;
  }

  const kijken = setInterval(() => opslag.lijst().forEach(bijDeTijd), kijkElkeMs).unref();

  return {
    storingen,
    async maak(aanvraag, sleutel) {
      const eerder = sleutel === null ? undefined : opslag.vindBijSleutel(sleutel);
      if (eerder) return zelfdeAanvraag(eerder, aanvraag) ? bijDeTijd(eerder) : 'sleutelBezet';
      const betaling = nieuweBetaling(aanvraag, sleutel, nu());
      opslag.bewaar(betaling);
      await melder.meldVroeg(betaling);
      return vers(betaling) ?? betaling;
    },
    vind(id) {
      const betaling = opslag.vind(id);
      return betaling && bijDeTijd(betaling);
    },
    lijst: (voor) =>
      opslag
        .lijst()
        .filter(
          ({ id, metadata }) => voor === undefined || trefwoorden(id, metadata).includes(voor),
        )
        .map(bijDeTijd),
    zet,
    betaalTerug(betaling, wat) {
      const rest = betaling.centen - terugbetaald(betaling);
      if (statusVan(betaling) !== 'paid' || wat.centen > rest) return undefined;
      const terug: Terugbetaling = { ...wat, id: maakId('re'), op: nu().toISOString() };
      const terugbetalingen = [...betaling.terugbetalingen, terug];
      const wordt: Betaling = { ...betaling, terugbetalingen };
      opslag.bewaar(wordt);
      melder.meld(wordt);
      return terug;
    },
    meld: (betaling, id = betaling.id) => melder.stuur(betaling, id),
    sluit() {
      clearInterval(kijken);
      melder.sluit();
    },
  };
}
