import { formatDay } from '@mijn/domain/datum';
import { type BetaalverzoekTitle, betaalverzoekTitles } from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import type { IconDrawing } from '@mijn/ui/Icon';
import type { StatusKind } from '@mijn/ui/StatusBadge';
import { Bell, CircleX, ReceiptEuro, TriangleAlert } from 'lucide-react';
import * as phaseWords from '../../../generated/texts/phase.js';
import * as words from '../../../generated/texts/shared.js';
import { facturenName } from '../../../help/factuurName/factuurTitle.ts';
import { takesLong } from '../../../help/takesLong.ts';
import type { BetaalverzoekInList } from '../facturen.fragments.ts';
import {
  type AskedBetaalverzoek,
  type BetaalverzoekPhase,
  betaalverzoekPhase,
} from './betaalverzoekPhase.ts';

/** All that the title of a payment request (§3) decides on the screen. */
interface TitleFacts {
  readonly show: StatusKind;
  readonly icon: IconDrawing;
  /** A plain one is "Betaalverzoek", because "factuur" is the thing it is about. */
  readonly name: () => string;
  /** Reason and next step, where the due date does not say it all. */
  readonly reason?: () => string;
}

const perTitle: Readonly<Record<BetaalverzoekTitle, TitleFacts>> = {
  Factuur: { show: 'info', icon: ReceiptEuro, name: words.betaalverzoek },
  Herinnering: {
    show: 'warning',
    icon: Bell,
    name: words.herinnering,
    reason: phaseWords.explanationHerinnering,
  },
  Aanmaning: {
    show: 'negative',
    icon: TriangleAlert,
    name: words.aanmaning,
    reason: phaseWords.explanationAanmaning,
  },
  'Incasso mislukt': {
    show: 'warning',
    icon: CircleX,
    name: words.incassoFailed,
    reason: phaseWords.explanationIncassoFailed,
  },
};

const knownTitle = (title: string): BetaalverzoekTitle | undefined =>
  betaalverzoekTitles.find((one) => one === title);

/** The title of a payment request on the screen: tone, icon and name. */
export interface BetaalverzoekTitleWords extends Pick<TitleFacts, 'show' | 'icon'> {
  readonly name: string;
  /** Whether it is the insurer's own word, because we have none. */
  readonly literal: boolean;
}

/** Returns the words for the title of a payment request; an unknown title stays as it is. */
export function betaalverzoekTitle(title: string): BetaalverzoekTitleWords {
  const known = knownTitle(title);
  const { show, icon, name } = perTitle[known ?? 'Factuur'];
  return { show, icon, name: known ? name() : title, literal: known === undefined };
}

/**
 * Returns the name of a payment request on every screen: its first invoice and the number of others. Without
 * invoices it is its title while something is open; one whose invoices moved to an arrangement is no longer an
 * Aanmaning, or whatever its title was.
 */
export function betaalverzoekName(
  { facturen, titel, bedragTeBetalen }: BetaalverzoekInList,
  language: Language,
): string {
  const withoutInvoices = () =>
    bedragTeBetalen > 0 ? betaalverzoekTitle(titel).name : words.betaalverzoek();
  return facturenName(facturen, language) ?? withoutInvoices();
}

interface Values {
  readonly bedrag: string;
  readonly day: string;
}

/** All that the phase of a payment request decides in words. */
interface PhaseWords {
  readonly sentence: (values: Values) => string;
  readonly when: (values: Pick<Values, 'day'>) => string;
}

const perPhase: Readonly<Record<BetaalverzoekPhase, PhaseWords>> = {
  paid: { sentence: phaseWords.paid, when: phaseWords.paid },
  checking: { sentence: phaseWords.checking, when: words.checkingBetaling },
  tooLate: { sentence: phaseWords.tooLate, when: phaseWords.dayPassed },
  toPay: { sentence: phaseWords.toPay, when: phaseWords.payBy },
};

/** Returns a payment request in one sentence, with amount and due date: the answer of a page. */
export function betaalverzoekSentence(
  asking: AskedBetaalverzoek,
  today: string,
  language: Language,
): string {
  const bedrag = formatAmount(asking.bedragTeBetalen, language);
  const day = formatDay(asking.uitersteBetaalDatum, language);
  const phase = betaalverzoekPhase(asking, today);
  if (phase === 'paid' && asking.verrekend) return phaseWords.settled();
  return perPhase[phase].sentence({ bedrag, day });
}

/** Returns the due date, or the reason that nothing is due now; for use next to the amount. */
export function betaalverzoekWhen(
  asking: Omit<AskedBetaalverzoek, 'titel'>,
  today: string,
  language: Language,
): string {
  const day = formatDay(asking.uitersteBetaalDatum, language);
  return perPhase[betaalverzoekPhase(asking, today)].when({ day });
}

/** Returns how long a payment review takes: its start and the help desk when it takes too long. */
export function checkingWords(
  since: string | null | undefined,
  today: string,
  language: Language,
): string {
  return takesLong(since, today)
    ? phaseWords.checkingLong({ day: formatDay(since, language) })
    : phaseWords.checkingText();
}

/** Returns the reason and the next step, after the date; undefined when the date says it all. */
export function betaalverzoekExplanation(
  asking: AskedBetaalverzoek,
  today: string,
  language: Language,
): string | undefined {
  const phase = betaalverzoekPhase(asking, today);
  // It was set off, say, while staff still look at money that came in.
  if (phase === 'paid' && asking.betaling?.status === 'inBehandeling')
    return phaseWords.paidAndChecking();
  if (phase === 'paid') return words.nothingMoreToDo();
  if (phase === 'checking') return checkingWords(asking.betaling?.sinds, today, language);
  if (phase === 'tooLate') return phaseWords.tooLateText();
  const known = knownTitle(asking.titel);
  return known && perTitle[known].reason?.();
}

/** Returns the warning of an Aanmaning, in another form after its last date; undefined without costs. */
export function costsSentence(
  asking: Omit<AskedBetaalverzoek, 'titel'> & { readonly kostenBijNietBetalen: number | null },
  today: string,
  language: Language,
): string | undefined {
  const { kostenBijNietBetalen: costs } = asking;
  if (!costs) return undefined;
  const late = betaalverzoekPhase(asking, today) === 'tooLate';
  return (late ? phaseWords.costsLate : phaseWords.costs)({
    bedrag: formatAmount(costs, language),
  });
}
