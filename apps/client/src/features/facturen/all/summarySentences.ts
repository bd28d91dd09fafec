import { type Cents, sumOf } from '@mijn/domain/money';
import {
  betaalverzoekPhase,
  type AskedBetaalverzoek,
  isPayable,
  isUrgent,
} from '../phase/betaalverzoekPhase.ts';
import { openOf, parseStatus, type StatusSource } from '../status/factuurStatus.ts';
import type { Onderweg, Tegoed } from '../tegoed/tegoed.fragments.ts';
import type { FactuurInList } from '../facturen.fragments.ts';
import type { Regeling } from '../regeling/regeling.ts';

/** The part of an invoice that the first line uses; cents. */
type OpenFactuur = StatusSource &
  Pick<FactuurInList, 'bedrag' | 'openBedrag' | 'kenmerkBetaalverzoek'> & {
    readonly regeling: Pick<Regeling, 'volgendeTermijn'> | null;
  };

type Coming = Pick<Onderweg, 'bedrag' | 'verwachtOp'>;

/** A sentence about money: what has to be done, and by when. Integer cents, `yyyy-mm-dd`. */
export type Sentence =
  | {
      readonly kind: 'pay';
      readonly bedrag: Cents;
      readonly latest: string;
      /** Whether there are later dates; `latest` is the first. */
      readonly hasMoreDays: boolean;
      readonly tooLate: boolean;
      readonly urgent: boolean;
    }
  | {
      readonly kind: 'check';
      readonly bedrag: Cents;
      /** Start of the oldest review; undefined when unknown. */
      readonly since: string | undefined;
    }
  | {
      /** Direct debits and payouts of the insurer. */
      readonly kind: 'incasso' | 'herincasso' | 'received';
      readonly bedrag: Cents;
      /** The first date of debits, the last of payouts; undefined when unknown. */
      readonly day: string | undefined;
      readonly hasMoreDays: boolean;
    }
  | {
      /** Debits on one date, first attempts and second ones. */
      readonly kind: 'bothIncassos';
      readonly bedrag: Cents;
      readonly again: Cents;
      readonly day: string;
    }
  | { /** Money that waits for an account. */ readonly kind: 'waits'; readonly bedrag: Cents }
  | { readonly kind: 'follows' | 'notYet' | 'schuldregeling'; readonly bedrag: Cents }
  | {
      readonly kind: 'termijnen';
      readonly bedrag: Cents;
      /** Whether the insurer debits all instalments. */
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

// An invoice that must be paid is covered by its payment request; without one, none was sent yet.
function kindOf(factuur: StatusSource & Pick<FactuurInList, 'kenmerkBetaalverzoek'>) {
  const { code } = parseStatus(factuur);
  if (code === undefined) return 'unknown';
  const toPay = code === 'toPay' || code === 'herinnering' || code === 'aanmaning';
  if (toPay) return factuur.kenmerkBetaalverzoek === null ? 'notYet' : undefined;
  return perCode[code];
}

const isDebited = ({ regeling }: OpenFactuur): boolean =>
  regeling?.volgendeTermijn?.automatisch === true;

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

// Payouts including overpayments; an insurer that does not tell them has only its invoices.
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

const firstSince = (atBank: readonly AskedBetaalverzoek[]): string | undefined =>
  atBank.flatMap(({ betaling }) => betaling?.sinds ?? []).toSorted()[0];

// First and second attempts on one date leave the account as one sum, so they are one sentence.
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

/** The kinds of a sentence that are not about an invoice that the person owes. */
const notOwed: ReadonlySet<Sentence['kind']> = new Set(['pay', 'check', 'waits', 'received']);

/** Returns whether a sentence is about invoices that `listOpen` returns. */
export function isListed({ kind }: Sentence): boolean {
  return !notOwed.has(kind);
}

/**
 * Returns the invoices that the person owes and no payment request asks for yet, the most urgent first: by
 * what happens next, then by its day, then the oldest.
 */
export function listOpen<F extends OpenFactuur & Pick<FactuurInList, 'datum'>>(
  facturen: readonly F[],
): readonly F[] {
  const rank = (factuur: F) => order.findIndex((kind) => kind === kindOf(factuur));
  const dayOf = (factuur: F) => parseStatus(factuur).dag ?? '';
  return facturen
    .filter((factuur) => {
      const kind = kindOf(factuur);
      return kind !== undefined && kind !== 'received';
    })
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || dayOf(a).localeCompare(dayOf(b)) || a.datum.localeCompare(b.datum),
    );
}

export interface SummaryFacts {
  readonly betaalverzoeken: readonly AskedBetaalverzoek[];
  readonly facturen: readonly OpenFactuur[];
  /** Payouts under way. */
  readonly onderweg: readonly Coming[];
  /** Money that waits for an account. */
  readonly tegoeden?: readonly Pick<Tegoed, 'bedrag'>[];
}

/**
 * Returns the sentences about a person's money, the most urgent first, which is the answer of the page;
 * empty when everything is paid. `today` is `yyyy-mm-dd`.
 */
export function summarySentences(
  { betaalverzoeken, facturen, onderweg, tegoeden = [] }: SummaryFacts,
  today: string,
): readonly Sentence[] {
  const open = betaalverzoeken.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
  const toPay = open.filter(isPayable);
  const atBank = open.filter((betaalverzoek) => !isPayable(betaalverzoek));
  const check = sumOf(atBank, ({ bedragTeBetalen }) => bedragTeBetalen);
  const waits = sumOf(tegoeden, ({ bedrag }) => bedrag);
  const other = order.map((kind) => {
    const ofKind = facturen.filter((factuur) => kindOf(factuur) === kind);
    // Waiting money has its own sentence, and is not announced as coming.
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
