import type { DeclaratieDetail } from '@mijn/contract/declaraties';
import { formatFullDay } from '@mijn/domain/datum';
import {
  declaratieAnswer,
  type AnswerSource,
  type DeclaratieAnswer,
} from '@mijn/domain/declaratie';
import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { ibanEnding } from '@mijn/domain/iban';
import { type Cents, eurosToCents, formatAmount } from '@mijn/domain/money';
import {
  isFreeOfCharge,
  amountOnFactuur,
  paidToZorgverlener,
  zorgverlenerAnswer,
} from '@mijn/domain/paidToZorgverlener';
import { countedInTermijnen, type StaircaseLine, staircaseAmounts } from '@mijn/domain/staircase';
import { type Words, words } from './texts.ts';

export interface DecidedLine extends StaircaseLine {
  readonly locatieNaam: string | null;
  readonly eigenRisicoInTermijnen: Cents;
}

interface Decided {
  readonly declaratie: DeclaratieDetail;
  readonly regels: readonly DecidedLine[];
  readonly noAccount: boolean;
}

interface Decision {
  readonly answer: string;
  readonly next: readonly string[];
}

function toSource({ declaratie, regels }: Decided): AnswerSource {
  const { uitkeerInformatie: payout, verrekeningen = [] } = declaratie;
  return {
    status: declaratie.status,
    indicatoren: declaratie.indicatoren,
    verrekeningen: verrekeningen.map(({ bedrag }) => ({ bedrag: eurosToCents(bedrag) })),
    uitkeerInformatie: payout && {
      datum: payout.datum,
      iban: payout.iban,
      uitgekeerdBedrag: eurosToCents(payout.uitgekeerdBedrag),
    },
    regels: regels.map((line, i) => ({
      ...line,
      meldingen: declaratie.regels[i]?.meldingen ?? null,
    })),
  };
}

function whenPaid(
  from: Extract<DeclaratieAnswer, { kind: 'paidOut' }>,
  language: Language,
): string {
  const w = words[language];
  if (from.waits) return w.waits;
  if (from.datum === undefined || from.iban === undefined) return w.willBePaid;
  const day = formatFullDay(from.datum, language);
  // Spelled as words, because a screen reader would read masking dots one by one.
  const ending = ibanEnding(from.iban);
  return from.betaald ? w.paidOn(day, ending) : w.paidAround(day, ending);
}

// Several reasons are given with amounts that add up to the claim, as on the screen.
function nothing(
  { regels }: Decided,
  reason: Extract<DeclaratieAnswer, { kind: 'nothing' }>['reason'],
  language: Language,
): string {
  const w = words[language];
  if (reason !== 'more') return w.nothing[reason];
  const amounts = staircaseAmounts(regels);
  const parts = (['eigenRisico', 'wettelijkeBijdrage', 'notCovered'] as const)
    .filter((one) => amounts[one] > 0)
    .map((one) => `${formatAmount(amounts[one], language)} ${w.deductions[one].toLowerCase()}`);
  return w.nothingMore(formatList(parts, language));
}

function ofZorgverlener({ regels }: Decided, language: Language): Decision {
  const w = words[language];
  const paid = paidToZorgverlener(regels, []);
  const { naam, betaald, notCovered } = paid;
  const own = amountOnFactuur(paid);
  const kind = zorgverlenerAnswer(paid);
  const whatWePaid = w.paidTo(formatAmount(betaald, language), naam ?? w.theProvider);
  return {
    answer: kind === 'paid' ? whatWePaid : w[kind],
    next: [
      ...(own > 0 ? [w.youPay(formatAmount(own, language))] : []),
      ...(notCovered > 0 ? [w.notCoveredPart(formatAmount(notCovered, language))] : []),
      ...(isFreeOfCharge(paid) ? [w.youPayNothing] : []),
    ],
  };
}

function inTermijnen({ regels }: Decided, language: Language, w: Words): string[] {
  const cents = countedInTermijnen(regels);
  return cents === 0 ? [] : [w.countsInTermijnen(formatAmount(cents, language))];
}

// The letter keeps the original decision, and says what holds since its corrections (`whatHoldsNow`).
function corrected({ declaratie }: Decided, language: Language, w: Words): string[] {
  return (declaratie.correcties ?? []).map(({ soort, datum }) =>
    w.corrected[soort](formatFullDay(datum, language)),
  );
}

/** Returns the decision and the next steps, by the rules of the claim's screen. */
export function decisionOf(
  decided: Decided,
  today: Temporal.PlainDate,
  language: Language,
): Decision {
  const w = words[language];
  const since = corrected(decided, language, w);
  const isCorrected = since.length > 0;
  // Amounts that no longer hold are no next step.
  const counts = isCorrected ? [] : inTermijnen(decided, language, w);
  if (decided.declaratie.soortIndiener === 'Zorgverlener') {
    const { answer, next } = ofZorgverlener(decided, language);
    return { answer, next: isCorrected ? since : [...next, ...counts] };
  }
  const from = declaratieAnswer(toSource(decided), today.toString(), decided.noAccount);
  if (from.kind === 'nothing') {
    return {
      answer: nothing(decided, from.reason, language),
      next: [...since, w.nothingNext, ...counts],
    };
  }
  if (from.kind !== 'paidOut') return { answer: w.header, next: counts };
  const verrekening = from.bedrag - from.rest;
  return {
    answer: w.youGet(formatAmount(from.bedrag, language)),
    next: [
      ...since,
      ...(verrekening > 0 ? [w.verrekening(formatAmount(verrekening, language))] : []),
      ...(verrekening > 0 && from.rest > 0 ? [w.rest(formatAmount(from.rest, language))] : []),
      ...(from.rest > 0 ? [whenPaid(from, language)] : []),
      ...counts,
    ],
  };
}
