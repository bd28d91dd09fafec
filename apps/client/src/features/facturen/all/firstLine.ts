import { type Cents, sumOf } from '@mijn/domain/money';
import {
  betaalverzoekPhase,
  type AskedBetaalverzoek,
  isPayable,
  isUrgent,
} from '../phase/betaalverzoekPhase.ts';
import { parseStatus, type StatusSource } from '../factuurStatus.ts';
import type { Onderweg, Tegoed } from '../tegoed/tegoed.fragments.ts';
import type { FactuurInRow } from '../facturen.fragments.ts';
import type { Regeling } from '../regeling/regeling.ts';

/** An invoice as the first line reads it; cents. */
type OpenFactuur = StatusSource &
  Pick<FactuurInRow, 'bedrag' | 'openBedrag' | 'kenmerkBetaalverzoek'> & {
    readonly regeling: Pick<Regeling, 'volgendeTermijn'> | null;
  };

type Coming = Pick<Onderweg, 'bedrag' | 'verwachtOp'>;

/** A sentence about money: what has to be done with it, and by when. Integer cents, `yyyy-mm-dd`. */
export type Sentence =
  | {
      readonly kind: 'pay';
      readonly bedrag: Cents;
      readonly latest: string;
      /** There are more days; this is the first. */
      readonly hasMoreDays: boolean;
      readonly tooLate: boolean;
      readonly urgent: boolean;
    }
  | {
      readonly kind: 'check';
      readonly bedrag: Cents;
      /** Since when the oldest is looked at; undefined where nobody tells. */
      readonly since: string | undefined;
    }
  | {
      /** What the insurer collects, and what it pays. */
      readonly kind: 'incasso' | 'herincasso' | 'received';
      readonly bedrag: Cents;
      /** The day of what comes first, of what it pays the last; undefined where it tells none. */
      readonly day: string | undefined;
      readonly hasMoreDays: boolean;
    }
  | {
      /** Of one day, collected for the first time and once more. */
      readonly kind: 'bothIncassos';
      readonly bedrag: Cents;
      readonly again: Cents;
      readonly day: string;
    }
  | { /** What waits for an account. */ readonly kind: 'waits'; readonly bedrag: Cents }
  | { readonly kind: 'follows' | 'notYet' | 'schuldregeling'; readonly bedrag: Cents }
  | {
      readonly kind: 'termijnen';
      readonly bedrag: Cents;
      /** The insurer debits every next term. */
      readonly automatic: boolean;
    }
  | { readonly kind: 'unknown'; readonly aantal: number };

type CollectedKind = Exclude<Sentence['kind'], 'pay' | 'check' | 'bothIncassos' | 'waits'>;

const perCode: Readonly<Record<string, CollectedKind>> = {
  incassoPlanned: 'incasso',
  herincasso: 'herincasso',
  incassoFailed: 'follows',
  betaalgemakEnded: 'follows',
  toReceive: 'received',
  betalingsregeling: 'termijnen',
  schuldregeling: 'schuldregeling',
};

// An invoice that must be paid is told by its payment request; without one, none was sent yet.
function kindOf(factuur: OpenFactuur) {
  const { code } = parseStatus(factuur);
  if (code === undefined) return 'unknown';
  const toPay = code === 'toPay' || code === 'herinnering' || code === 'aanmaning';
  if (toPay) return factuur.kenmerkBetaalverzoek === null ? 'notYet' : undefined;
  return perCode[code];
}

const isDebited = ({ regeling }: OpenFactuur): boolean =>
  regeling?.volgendeTermijn?.automatisch === true;

const openOf = ({ openBedrag, bedrag }: OpenFactuur): Cents => openBedrag ?? bedrag;

function firstOf(days: readonly string[]) {
  const [first] = days.toSorted();
  return { day: first || undefined, hasMoreDays: days.some((day) => day !== first) };
}

function pay(betaalverzoeken: readonly AskedBetaalverzoek[], today: string): Sentence | undefined {
  const first = betaalverzoeken.map(({ uitersteBetaalDatum }) => uitersteBetaalDatum).toSorted()[0];
  if (first === undefined) return undefined;
  return {
    kind: 'pay',
    bedrag: sumOf(betaalverzoeken, ({ bedragTeBetalen }) => bedragTeBetalen),
    latest: first,
    hasMoreDays: betaalverzoeken.some(({ uitersteBetaalDatum }) => uitersteBetaalDatum !== first),
    tooLate: betaalverzoeken.some(
      (betaalverzoek) => betaalverzoekPhase(betaalverzoek, today) === 'tooLate',
    ),
    urgent: betaalverzoeken.some((betaalverzoek) => isUrgent(betaalverzoek, today)),
  };
}

// What the insurer pays, with what was paid too much; one that does not tell has its invoices alone.
function received(
  onderweg: readonly Coming[],
  waiting: readonly OpenFactuur[],
): Sentence | undefined {
  const days = onderweg.map(({ verwachtOp }) => verwachtOp);
  const bedrag =
    days.length > 0 ? sumOf(onderweg, (one) => one.bedrag) : Math.abs(sumOf(waiting, openOf));
  if (bedrag === 0) return undefined;
  return { kind: 'received', bedrag, ...firstOf(days) };
}

function sentenceOf(
  kind: Exclude<CollectedKind, 'received'>,
  facturen: readonly OpenFactuur[],
): Sentence | undefined {
  if (facturen.length === 0) return undefined;
  if (kind === 'unknown') return { kind, aantal: facturen.length };
  const bedrag = Math.abs(sumOf(facturen, openOf));
  if (bedrag === 0) return undefined;
  if (kind === 'termijnen') return { kind, bedrag, automatic: facturen.every(isDebited) };
  if (kind !== 'incasso' && kind !== 'herincasso') return { kind, bedrag };
  return { kind, bedrag, ...firstOf(facturen.map((one) => parseStatus(one).dag ?? '')) };
}

// The day since when the oldest payment is looked at.
const firstSince = (atBank: readonly AskedBetaalverzoek[]): string | undefined =>
  atBank.flatMap(({ betaling }) => betaling?.sinds ?? []).toSorted()[0];

// Collected on one day, a first and a second time: one sum that leaves the account, said once.
function onOneDay(told: readonly Sentence[]): readonly Sentence[] {
  const again = told.find((sentence) => sentence.kind === 'herincasso');
  const first = told.find((sentence) => sentence.kind === 'incasso');
  if (again?.kind !== 'herincasso' || first?.kind !== 'incasso') return told;
  const { day } = again;
  if (day === undefined || day !== first.day || again.hasMoreDays || first.hasMoreDays) return told;
  const both: Sentence = {
    kind: 'bothIncassos',
    bedrag: again.bedrag + first.bedrag,
    again: again.bedrag,
    day,
  };
  return told.flatMap((sentence) =>
    sentence === first ? [] : [sentence === again ? both : sentence],
  );
}

const order = [
  'herincasso',
  'follows',
  'unknown',
  'notYet',
  'incasso',
  'received',
  'termijnen',
  'schuldregeling',
] as const satisfies readonly CollectedKind[];

/** What the first line is made of. */
export interface Told {
  readonly betaalverzoeken: readonly AskedBetaalverzoek[];
  readonly facturen: readonly OpenFactuur[];
  /** What is paid to one's account. */
  readonly onderweg: readonly Coming[];
  /** What waits for an account to pay it to. */
  readonly tegoeden?: readonly Pick<Tegoed, 'bedrag'>[];
}

/**
 * What there is to say about somebody's money, the most urgent first; the first is the answer of
 * the page. Empty when everything is paid. `today` is `yyyy-mm-dd`.
 */
export function sentences(
  { betaalverzoeken, facturen, onderweg, tegoeden = [] }: Told,
  today: string,
): readonly Sentence[] {
  const open = betaalverzoeken.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
  const toPay = open.filter(isPayable);
  const atBank = open.filter((betaalverzoek) => !isPayable(betaalverzoek));
  const check = sumOf(atBank, ({ bedragTeBetalen }) => bedragTeBetalen);
  const waits = sumOf(tegoeden, ({ bedrag }) => bedrag);
  const other = order.map((kind) => {
    const ofKind = facturen.filter((factuur) => kindOf(factuur) === kind);
    // What waits is said as what it is, and not as what comes.
    if (kind === 'received' && waits > 0 && onderweg.length === 0) return undefined;
    return kind === 'received' ? received(onderweg, ofKind) : sentenceOf(kind, ofKind);
  });
  const told = [
    pay(toPay, today),
    check > 0 ? ({ kind: 'check', bedrag: check, since: firstSince(atBank) } as const) : undefined,
    waits > 0 ? ({ kind: 'waits', bedrag: waits } as const) : undefined,
    ...other,
  ].filter((sentence) => sentence !== undefined);
  return onOneDay(told);
}
