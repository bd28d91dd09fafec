import type { Merk } from '@mijn/domain/merken';
import { type DienstBetaling, isVeiligeRedirect } from '../betalingen.rules.ts';
import { maakDienstFetch } from './dienstFetch.ts';
import { leesDienstBetaling, naarWaarde } from './vorm.ts';

/** Where and how the insurer has people pay (a real account's key and address are all that production changes). */
export interface BetaaldienstConfig {
  /** Of the payment provider's API, without `/v2`. */
  readonly adres: string;
  /** API key. */
  readonly sleutel: string;
  /** Public address of the gateway's `/webhooks/betalingen`. */
  readonly webhookAdres: string;
  /** Public address of `/betaling/afhandeling` per brand, where the person comes back. */
  readonly terugAdressen: Readonly<Record<Merk, string>>;
  /** Hosts (with their port where it is not the usual one) to which a person may be sent to pay. */
  readonly redirectHosts: readonly string[];
  /** What stands on the bank statement, before the payment reference. */
  readonly omschrijving: string;
  /** Pauses between two looks of reconciliation, milliseconds; tests have shorter ones. */
  readonly afstemPauzesMs?: readonly number[] | undefined;
  /** How long one question may take, milliseconds, at most 10,000 (the default). */
  readonly geduldMs?: number | undefined;
}

/** What is asked for an attempt. Cents. */
export interface BetaalOpdracht {
  readonly betalingId: string;
  readonly betaalkenmerk: string;
  readonly merk: Merk;
  readonly bedrag: number;
}

/** The payment provider, as far as we use it. Every call throws a `DienstFout` when there is no true answer. */
export interface Betaaldienst {
  /** Makes the payment of an attempt; the same attempt again is the same payment. */
  readonly start: (opdracht: BetaalOpdracht) => Promise<DienstBetaling>;
  /** The payment as it is now; undefined when the payment provider has none of that id. */
  readonly haal: (dienstId: string) => Promise<DienstBetaling | undefined>;
  /** Cancels a payment while that can be done, and tells how it is then; undefined when there is none. */
  readonly annuleer: (dienstId: string) => Promise<DienstBetaling | undefined>;
  readonly close: () => Promise<void>;
}

/** There was no true answer: away, too slow, unreadable, or it refuses what we ask. Nothing is known. */
export class DienstFout extends Error {
  readonly soort: 'weg' | 'onleesbaar' | 'geweigerd';
  /** It will never make what we asked, whatever is wrong with it: the same question has no use. */
  readonly voorgoed: boolean;
  /** For the log: the HTTP status and, of a refusal, the field that it is about. */
  readonly reden: string;

  constructor(soort: DienstFout['soort'], oorzaak?: unknown) {
    super(`The payment provider gave no answer: ${soort}`, { cause: oorzaak });
    this.name = 'DienstFout';
    this.soort = soort;
    const { statusCode, field, name } = Object(oorzaak);
    this.voorgoed = statusCode === 400 || statusCode === 422;
    this.reden = [statusCode, field, name].filter(Boolean).join(' ');
  }
}

const langsteGeduld = 10_000;

// 50 MB and a third of a second: loaded at the first question, not at the start.
async function laadMollie() {
  const [{ ClientCore }, { HTTPClient }, { paymentsCreate }, { paymentsGet }, { paymentsCancel }] =
    await Promise.all([
      import('mollie-api-typescript/core.js'),
      import('mollie-api-typescript/lib/http.js'),
      import('mollie-api-typescript/funcs/paymentsCreate.js'),
      import('mollie-api-typescript/funcs/paymentsGet.js'),
      import('mollie-api-typescript/funcs/paymentsCancel.js'),
    ]);
  return { ClientCore, HTTPClient, paymentsCreate, paymentsGet, paymentsCancel };
}

type Mollie = Awaited<ReturnType<typeof laadMollie>>;
type Uitkomst = { ok: true; value: unknown } | { ok: false; error: unknown };

function statusVan(fout: unknown): number | undefined {
  const { statusCode } = Object(fout);
  return typeof statusCode === 'number' ? statusCode : undefined;
}

function foutVan(fout: unknown): DienstFout {
  const status = statusVan(fout);
  if (status === undefined) return new DienstFout('weg', fout);
  if (status < 400) return new DienstFout('onleesbaar', fout);
  return new DienstFout(status >= 500 || status === 429 ? 'weg' : 'geweigerd', fout);
}

function leesUitkomst(uitkomst: Uitkomst): DienstBetaling {
  if (!uitkomst.ok) throw foutVan(uitkomst.error);
  const betaling = leesDienstBetaling(uitkomst.value);
  if (!betaling) throw new DienstFout('onleesbaar');
  return betaling;
}

/** An address that nobody may be sent to is none. */
function veilig(betaling: DienstBetaling, { redirectHosts }: BetaaldienstConfig): DienstBetaling {
  const { redirect } = betaling;
  const mag = redirect !== undefined && isVeiligeRedirect(redirect, redirectHosts);
  return mag ? betaling : { ...betaling, redirect: undefined };
}

// We are the ones who ask again, and know when to stop.
const eenKeer = { retries: { strategy: 'none' } } as const;

/** Where the person of this attempt comes back, and with which attempt. */
function terugVan({ terugAdressen }: BetaaldienstConfig, opdracht: BetaalOpdracht): string {
  return `${terugAdressen[opdracht.merk]}?${new URLSearchParams({ betaling: opdracht.betalingId }).toString()}`;
}

function betaalvraag(config: BetaaldienstConfig, opdracht: BetaalOpdracht) {
  const { betalingId, betaalkenmerk, bedrag } = opdracht;
  return {
    amount: { currency: 'EUR', value: naarWaarde(bedrag) },
    description: `${config.omschrijving} ${betaalkenmerk}`,
    redirectUrl: terugVan(config, opdracht),
    webhookUrl: config.webhookAdres,
    metadata: { betalingId, betaalkenmerk },
    method: 'ideal' as const,
  };
}

/** Makes the payment provider's side. It speaks Mollie's API v2; nothing is asked yet. */
export function maakBetaaldienst(config: BetaaldienstConfig): Betaaldienst {
  const { fetch, close } = maakDienstFetch(
    Math.min(config.geduldMs ?? langsteGeduld, langsteGeduld),
  );
  let geladen:
    | Promise<Mollie & { readonly client: InstanceType<Mollie['ClientCore']> }>
    | undefined;
  const laad = () =>
    (geladen ??= laadMollie().then((mollie) => {
      const httpClient = new mollie.HTTPClient({
        fetcher: (vraag, init) => fetch(new Request(vraag, init)),
      });
      const security = { apiKey: config.sleutel };
      return {
        ...mollie,
        client: new mollie.ClientCore({ serverURL: config.adres, security, httpClient }),
      };
    }));
  const lees = (uitkomst: Uitkomst): DienstBetaling => veilig(leesUitkomst(uitkomst), config);
  const haal = async (dienstId: string): Promise<DienstBetaling | undefined> => {
    const { paymentsGet, client } = await laad();
    const uitkomst: Uitkomst = await paymentsGet(client, { paymentId: dienstId }, eenKeer);
    return !uitkomst.ok && statusVan(uitkomst.error) === 404 ? undefined : lees(uitkomst);
  };
  return {
    haal,
    start: async (opdracht) => {
      const { paymentsCreate, client } = await laad();
      const vraag = {
        idempotencyKey: opdracht.betalingId,
        paymentRequest: betaalvraag(config, opdracht),
      };
      return lees(await paymentsCreate(client, vraag, eenKeer));
    },
    annuleer: async (dienstId) => {
      const { paymentsCancel, client } = await laad();
      const uitkomst: Uitkomst = await paymentsCancel(client, { paymentId: dienstId }, eenKeer);
      // Refused: it cannot be cancelled any more. How it is then is asked, not guessed.
      if (!uitkomst.ok && foutVan(uitkomst.error).soort !== 'geweigerd') {
        throw foutVan(uitkomst.error);
      }
      return haal(dienstId);
    },
    close,
  };
}
