import type { Betaling } from '@mijn/contract/uitbreidingen';

/** The states of a payment attempt, as the database keeps them (decisions §7). */
export const betaalStaten = [
  'aangemaakt',
  'open',
  'inBehandeling',
  'betaald',
  'mislukt',
  'geannuleerd',
  'verlopen',
] as const;

/** State of a payment attempt: `aangemaakt` is written down and not yet known at the payment provider. */
export type BetaalStaat = (typeof betaalStaten)[number];

/** Who brought a change: asking to pay, a webhook, reconciliation, or the person's return. */
export type Bron = 'start' | 'webhook' | 'afstemming' | 'terugkeer';

/**
 * Every step there is; the trigger `bewaak_betaling` holds the same table, docs/states/betaling.md
 * shows it. Paid wins over everything, and nothing leaves it.
 */
export const stappen: Readonly<Record<BetaalStaat, readonly BetaalStaat[]>> = {
  aangemaakt: ['open', 'inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  open: ['inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  inBehandeling: ['betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  betaald: [],
  mislukt: ['betaald'],
  geannuleerd: ['betaald'],
  verlopen: ['betaald'],
};

/** The state after news: the new one where the graph has that step, else the old one (late, doubled, out of order). */
export function naNieuws(staat: BetaalStaat, nieuws: BetaalStaat): BetaalStaat {
  return stappen[staat].includes(nieuws) ? nieuws : staat;
}

/** States in which a payment request has no room for another attempt. */
export const lopendeStaten = ['aangemaakt', 'open', 'inBehandeling'] as const;

/** Whether an attempt may still be paid without anything unusual happening. */
export function isLopend(staat: BetaalStaat): boolean {
  return lopendeStaten.some((lopend) => lopend === staat);
}

/** The state as the contract tells it: that the payment provider does not know it yet is ours. */
export function staatInContract(staat: BetaalStaat): Betaling['status'] {
  return staat === 'aangemaakt' ? 'open' : staat;
}

/** A payment as the payment provider tells it. Cents. */
export interface DienstBetaling {
  readonly dienstId: string;
  readonly staat: Exclude<BetaalStaat, 'aangemaakt'>;
  readonly bedrag: number;
  readonly valuta: string;
  /** Our reference, as it was sent along; undefined when there is none of ours. */
  readonly betalingId: string | undefined;
  readonly betaalkenmerk: string | undefined;
  /** Where the person pays; only while that can be done. */
  readonly redirect: string | undefined;
  readonly verlooptOp: Temporal.Instant | undefined;
}

/** An attempt as far as comparing goes. Cents. */
export interface Vergelijkbaar {
  readonly betalingId: string;
  readonly betaalverzoek: string;
  readonly bedrag: number;
  readonly valuta: string;
  readonly dienstId: string | null;
}

/** What of a payment is not as we asked for it. */
export type Afwijking = 'bedrag' | 'valuta' | 'kenmerk' | 'dienstId' | 'onbekend';

/** Compares what the payment provider has with what we asked (decisions §7); undefined when it agrees. */
export function afwijkingVan(
  poging: Vergelijkbaar,
  gevonden: DienstBetaling,
): Afwijking | undefined {
  if (gevonden.betalingId !== poging.betalingId) return 'kenmerk';
  if (gevonden.betaalkenmerk !== poging.betaalverzoek) return 'kenmerk';
  if (poging.dienstId !== null && poging.dienstId !== gevonden.dienstId) return 'dienstId';
  if (gevonden.valuta !== poging.valuta) return 'valuta';
  return gevonden.bedrag === poging.bedrag ? undefined : 'bedrag';
}

/** What a payment's news comes to. */
export interface Oordeel {
  readonly staat: BetaalStaat;
  /** A person has to look at it. */
  readonly afwijking: Afwijking | undefined;
}

const zonderGeld: readonly BetaalStaat[] = ['mislukt', 'geannuleerd', 'verlopen'];

/**
 * Judges what the payment provider tells of an attempt. What does not agree with what we asked moves
 * nothing, and is never taken for paid; but where no money came in, it is over all the same.
 */
export function oordeelOver(
  poging: Vergelijkbaar & { readonly staat: BetaalStaat },
  gevonden: DienstBetaling,
): Oordeel {
  const afwijking = afwijkingVan(poging, gevonden);
  // Another payment with our reference, made when an answer was lost: nobody was ever sent there.
  if (afwijking === 'dienstId') {
    return {
      staat: poging.staat,
      afwijking: gevonden.staat === 'betaald' ? afwijking : undefined,
    };
  }
  const telt = afwijking === undefined || zonderGeld.includes(gevonden.staat);
  return { staat: telt ? naNieuws(poging.staat, gevonden.staat) : poging.staat, afwijking };
}

const dezeMachine = /^(?:localhost|127\.0\.0\.1|(?:[a-z0-9-]+\.)+localhost)$/;

/**
 * Whether a person may be sent to this address: https (plain http on this machine only), of a
 * configured host (with its port where it has one), without credentials.
 */
export function isVeiligeRedirect(adres: string, hosts: readonly string[]): boolean {
  const url = URL.parse(adres);
  if (!url || url.username !== '' || url.password !== '' || !hosts.includes(url.host)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && dezeMachine.test(url.hostname));
}

/** How long the payment provider remembers an idempotency key, on the safe side. */
export const sleutelGeldig = Temporal.Duration.from({ minutes: 45 });

/** How long after its end an attempt that the payment provider no longer knows is taken for expired. */
export const naVerloop = Temporal.Duration.from({ hours: 1 });

const seconde = 1_000;
const minuut = 60 * seconde;
const uur = 60 * minuut;

/** Pauses between two looks of reconciliation, milliseconds: growing, about 14 days together. */
export const afstemPauzes: readonly number[] = [
  20 * seconde,
  40 * seconde,
  2 * minuut,
  5 * minuut,
  10 * minuut,
  30 * minuut,
  2 * uur,
  6 * uur,
  ...Array.from({ length: 14 }, () => 24 * uur),
];

/** Milliseconds until the next look after so many of them; undefined when nothing more is to be expected. */
export function volgendePauze(
  staat: BetaalStaat,
  blikken: number,
  pauzes: readonly number[],
): number | undefined {
  if (staat === 'betaald') return undefined;
  // What is still under way is never given up: its payment request has no room for another.
  return pauzes[blikken] ?? (isLopend(staat) ? pauzes.at(-1) : undefined);
}
