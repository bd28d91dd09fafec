import { formatDay } from '@mijn/domain/datum';
import {
  type FactuurStatusCode,
  type ParsedFactuurStatus,
  parseFactuurStatus,
} from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import type { Cents } from '@mijn/domain/money';
import type { IconDrawing } from '@mijn/ui/Icon';
import type { StatusKind } from '@mijn/ui/StatusBadge';
import {
  Banknote,
  Bell,
  CalendarCheck,
  CalendarSync,
  Check,
  CircleX,
  HandCoins,
  Handshake,
  Info,
  ReceiptEuro,
  Scale,
  TriangleAlert,
} from 'lucide-react';
import * as m from '../../../generated/texts/facturen.js';
import * as words from '../../../generated/texts/shared.js';
import type { FactuurInList } from '../facturen.fragments.ts';

/** Groups of the invoice list: something is still to happen, done, or in an arrangement. */
export const factuurGroups = ['open', 'betaald', 'regeling'] as const;

export type FactuurGroup = (typeof factuurGroups)[number];

/** A sentence about an invoice, with the date of its debit if known. */
type DaySentence = (day: string | undefined) => string;

/** All that a status decides on the screen. */
interface StatusFacts {
  readonly group: FactuurGroup;
  readonly show: StatusKind;
  readonly icon: IconDrawing;
  /** The literal text of the specification. */
  readonly label: DaySentence;
  /** The label in a word or two, for a list. */
  readonly short: () => string;
  readonly meaning: () => string;
  /** The next step. */
  readonly afterwards: DaySentence;
  /** Whether the payment went wrong, so that help with arrears is offered. */
  readonly isBehind?: true;
  /** Whether a date of debit belongs to it. */
  readonly isDebited?: true;
}

function withDay(
  sentence: (values: { day: string }) => string,
  without: () => string,
): DaySentence {
  return (day) => (day === undefined ? without() : sentence({ day }));
}

const perCode: Readonly<Record<FactuurStatusCode, StatusFacts>> = {
  betaald: {
    group: 'betaald',
    show: 'positive',
    icon: Check,
    label: m.statusPaid,
    short: m.statusPaid,
    meaning: m.meaningPaid,
    afterwards: words.nothingMoreToDo,
  },
  verrekening: {
    group: 'betaald',
    show: 'positive',
    icon: Check,
    label: m.statusVerrekening,
    short: m.statusVerrekening,
    meaning: m.meaningVerrekening,
    afterwards: words.nothingMoreToDo,
  },
  seeEindafrekening: {
    group: 'betaald',
    show: 'submitted',
    icon: Scale,
    label: m.statusSeeEindafrekening,
    short: m.statusSeeEindafrekening,
    meaning: m.meaningSeeEindafrekening,
    afterwards: m.nextSeeEindafrekening,
  },
  toPay: {
    group: 'open',
    show: 'warning',
    icon: ReceiptEuro,
    label: m.statusToPay,
    short: m.toPay,
    meaning: m.meaningToPay,
    afterwards: m.nextToPay,
  },
  herinnering: {
    group: 'open',
    show: 'warning',
    icon: Bell,
    label: m.statusHerinnering,
    short: words.herinnering,
    meaning: m.meaningHerinnering,
    afterwards: m.nextHerinnering,
  },
  aanmaning: {
    group: 'open',
    show: 'negative',
    icon: TriangleAlert,
    label: m.statusAanmaning,
    short: words.aanmaning,
    meaning: m.meaningAanmaning,
    afterwards: m.nextAanmaning,
    isBehind: true,
  },
  toReceive: {
    group: 'open',
    show: 'positive',
    icon: Banknote,
    label: m.statusToReceive,
    short: m.statusToReceive,
    meaning: m.meaningToReceive,
    afterwards: m.nextToReceive,
  },
  // "About a week" stands for the insurer's `daysUntilBetaalverzoek` (docs/domain.md), also in `followsText`.
  incassoFailed: {
    group: 'open',
    show: 'negative',
    icon: CircleX,
    label: m.statusIncassoFailed,
    short: words.incassoFailed,
    meaning: m.meaningIncassoFailed,
    afterwards: m.nextIncassoFailed,
    isBehind: true,
  },
  betaalgemakEnded: {
    group: 'open',
    show: 'negative',
    icon: CircleX,
    label: m.statusBetaalgemakEnded,
    short: m.shortBetaalgemakEnded,
    meaning: m.meaningBetaalgemakEnded,
    afterwards: m.nextBetaalgemakEnded,
    isBehind: true,
  },
  herincasso: {
    group: 'open',
    show: 'warning',
    icon: CalendarSync,
    label: withDay(m.statusHerincassoOn, m.statusHerincasso),
    short: m.shortHerincasso,
    meaning: m.meaningHerincasso,
    afterwards: m.nextHerincasso,
    isDebited: true,
  },
  incassoPlanned: {
    group: 'open',
    show: 'info',
    icon: CalendarCheck,
    label: withDay(m.statusIncassoPlannedOn, m.statusIncassoPlanned),
    short: m.shortIncassoPlanned,
    meaning: m.meaningIncassoPlanned,
    afterwards: withDay(m.nextIncassoPlannedOn, m.nextIncassoPlanned),
    isDebited: true,
  },
  betalingsregeling: {
    group: 'regeling',
    show: 'info',
    icon: HandCoins,
    label: m.statusBetalingsregeling,
    short: m.shortRegeling,
    meaning: m.meaningBetalingsregeling,
    afterwards: m.nextBetalingsregeling,
    isBehind: true,
  },
  schuldregeling: {
    group: 'regeling',
    show: 'info',
    icon: Handshake,
    label: m.statusSchuldregeling,
    short: m.statusSchuldregeling,
    meaning: m.meaningSchuldregeling,
    afterwards: m.nextSchuldregeling,
    isBehind: true,
  },
};

/** The meaning of a status for the screen, without words. */
export interface FactuurStatus extends Pick<StatusFacts, 'group' | 'show' | 'icon'> {
  /** Undefined for an unknown text, which is shown as it is (docs/decisions.md §6). */
  readonly code: FactuurStatusCode | undefined;
  /** Date of a direct debit, `yyyy-mm-dd`. */
  readonly dag: string | undefined;
}

/** The fields that the status is derived from. */
export type StatusSource = Pick<FactuurInList, 'status' | 'datumAutomatischeIncasso'>;

const factsOf = ({ status }: StatusSource): StatusFacts | undefined => {
  const parsed = parseFactuurStatus(status);
  return parsed && perCode[parsed.code];
};

// The date of a debit is a field of the invoice and part of our own text; the text alone has to do as well.
function dayOf(parsed: ParsedFactuurStatus | undefined, incasso: string | null) {
  return parsed && perCode[parsed.code].isDebited ? (incasso ?? parsed.dag) : undefined;
}

/** Parses the status text of an invoice (§4); an unknown one counts as open. */
export function parseStatus(factuur: StatusSource): FactuurStatus {
  const parsed = parseFactuurStatus(factuur.status);
  const { group, show, icon } = factsOf(factuur) ?? {
    group: 'open',
    show: 'submitted',
    icon: Info,
  };
  const dag = dayOf(parsed, factuur.datumAutomatischeIncasso);
  return { code: parsed?.code, dag, group, show, icon };
}

/** Returns whether the payment of an invoice went wrong, so that help with arrears is offered. */
export function isBehind(factuur: StatusSource): boolean {
  return factsOf(factuur)?.isBehind ?? false;
}

/**
 * Returns a status in a word or two, for a list; the invoice has it in full. Undefined for an unknown
 * status.
 */
export function shortStatus(factuur: StatusSource): string | undefined {
  return factsOf(factuur)?.short();
}

function dayInWords(factuur: StatusSource, language: Language): string | undefined {
  const { dag } = parseStatus(factuur);
  return dag && formatDay(dag, language);
}

/** A status in words (docs/decisions.md §6, docs/design.md); its meaning is on the invoice. */
export interface StatusWords {
  readonly text: string;
  /** Whether these are the insurer's own words, because we have none. */
  readonly literal: boolean;
}

/** Returns the words for an invoice's status; an unknown text stays as the insurer wrote it. */
export function statusWords(factuur: StatusSource, language: Language): StatusWords {
  const facts = factsOf(factuur);
  if (facts === undefined) return { text: factuur.status, literal: true };
  return { text: facts.label(dayInWords(factuur, language)), literal: false };
}

/** Returns the meaning of an invoice's status, and the next step (docs/decisions.md §6, docs/design.md). */
export function statusMeaning(
  factuur: StatusSource,
  language: Language,
): { readonly meaning: string; readonly afterwards: string } {
  const { meaning, afterwards } = factsOf(factuur) ?? {
    meaning: m.meaningUnknown,
    afterwards: m.nextUnknown,
  };
  return { meaning: meaning(), afterwards: afterwards(dayInWords(factuur, language)) };
}

/** Returns what is still open of an invoice in cents, the whole of it when the insurer does not tell. */
export function openOf({
  openBedrag,
  bedrag,
}: Pick<FactuurInList, 'openBedrag' | 'bedrag'>): Cents {
  return openBedrag ?? bedrag;
}
