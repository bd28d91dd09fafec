import { declaratieTermijnYears } from './constants.ts';
import { isDay } from './datum.ts';
import { type Cents, sumOf } from './money.ts';
import { type StaircaseLine, staircaseAmounts } from './staircase.ts';

/** The states of a claim (§4) in order: a claim never goes back (docs/decisions.md §5). */
export const declaratieStatuses = ['INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD'] as const;

export type DeclaratieStatus = (typeof declaratieStatuses)[number];

/**
 * Returns the earliest day of care that can still be claimed on a day, both `yyyy-mm-dd` (docs/domain.md,
 * claim terms). For 29 February it is the 28th if that year has no 29th.
 */
export function earliestDay(today: string): string {
  const day = `${Number(today.slice(0, 4)) - declaratieTermijnYears}${today.slice(4)}`;
  return isDay(day) ? day : `${day.slice(0, 5)}02-28`;
}

/** Returns whether care of a day is claimed in time, both `yyyy-mm-dd`. */
export function isOnTime(treatmentDate: string, submittedOn: string): boolean {
  return treatmentDate >= earliestDay(submittedOn);
}

/** Codes of the insurer's remarks that explain why a line is not covered. */
const refusalCodes = ['dubbeleNota', 'budgetOp', 'geenDekking', 'nietVerzekerd', 'teOud'] as const;

/** The reason why nothing is paid out: whatever took the largest part of the claim. */
export type NothingReason =
  | 'eigenRisico'
  | 'nietVergoed'
  | (typeof refusalCodes)[number]
  | 'wettelijkeBijdrage'
  | 'more';

/** A claim line with its remarks; null where the care is hidden from the viewer. */
type AnswerLine = StaircaseLine & {
  readonly meldingen?: readonly { readonly code: string }[] | null;
};

/** The summary at the top of a claim's page: the payout, or the next step and its day. */
export type DeclaratieAnswer =
  | {
      readonly kind: 'paidOut';
      /** The full payout, and the part that was not set off. Integer cents. */
      readonly bedrag: Cents;
      readonly rest: Cents;
      /** Day of payment; undefined if the insurer gives none. */
      readonly datum: string | undefined;
      /** Masked account. */
      readonly iban: string | undefined;
      /** Payment waits because no account is known. */
      readonly waits: boolean;
      readonly betaald: boolean;
    }
  | { readonly kind: 'nothing'; readonly reason: NothingReason }
  | {
      readonly kind: 'submitted' | 'inBehandeling';
      readonly verwachtOp: string | undefined;
      /** Reasons for the delay that we have a text for (§3, laterInBehandeling). */
      readonly later: readonly LaterReason[];
    };

/** Input of `declaratieAnswer`; integer cents, days `yyyy-mm-dd`. */
export interface AnswerSource {
  readonly status: DeclaratieStatus;
  readonly verwachtOp?: string | null;
  readonly indicatoren: readonly {
    readonly naam: string;
    readonly actief: boolean;
    readonly redenen: readonly string[];
  }[];
  readonly verrekeningen: readonly { readonly bedrag: Cents }[];
  readonly uitkeerInformatie: {
    readonly datum: string;
    readonly iban: string;
    readonly uitgekeerdBedrag: Cents;
  } | null;
  readonly regels: readonly AnswerLine[];
}

/** Reasons why a claim takes longer than usual. */
export type LaterReason = 'busyPeriod' | 'duplicate' | 'staff' | 'unknownEigenRisico';

/** The insurer's terms for the reasons (§3 and its own), in the order of display. */
const laterReasons: ReadonlyMap<string, LaterReason> = new Map([
  ['LangereAfhandelingWegensDrukte', 'busyPeriod'],
  ['DubbeleNota', 'duplicate'],
  ['BeoordelingDoorMedewerker', 'staff'],
  ['EigenRisicoNietBekend', 'unknownEigenRisico'],
]);

function laterBecause(indicators: AnswerSource['indicatoren']): readonly LaterReason[] {
  const delays = indicators.flatMap(({ naam, actief, redenen }) =>
    naam === 'laterInBehandeling' && actief ? redenen : [],
  );
  return [...laterReasons].flatMap(([word, reason]) => (delays.includes(word) ? [reason] : []));
}

function whyNotCovered(lines: readonly AnswerLine[]): NothingReason {
  const codes = lines.flatMap(({ meldingen }) => meldingen?.map(({ code }) => code) ?? []);
  return refusalCodes.find((code) => codes.includes(code)) ?? 'nietVergoed';
}

function nothingReason(lines: readonly AnswerLine[]): NothingReason {
  const { notCovered, wettelijkeBijdrage, eigenRisico } = staircaseAmounts(lines);
  const reasons: [NothingReason, number][] = [
    ['eigenRisico', eigenRisico],
    ['nietVergoed', notCovered],
    ['wettelijkeBijdrage', wettelijkeBijdrage],
  ];
  const valid = reasons.filter(([, amount]) => amount > 0);
  const [only] = valid;
  if (valid.length !== 1 || !only) return 'more';
  return only[0] === 'nietVergoed' ? whyNotCovered(lines) : only[0];
}

/** Returns the amount of a claim that was set off against invoices, in cents. */
export function verrekeningOf({ verrekeningen }: Pick<AnswerSource, 'verrekeningen'>): number {
  return sumOf(verrekeningen, ({ bedrag }) => bedrag);
}

/** Returns whether the payout of a settled claim waits because no account is known. */
export function isWaiting(
  declaratie: Pick<AnswerSource, 'status' | 'uitkeerInformatie' | 'regels' | 'verrekeningen'>,
  noAccount: boolean,
): boolean {
  const { status, uitkeerInformatie, regels } = declaratie;
  const unpaid = status === 'AFGEHANDELD' && uitkeerInformatie === null;
  return noAccount && unpaid && staircaseAmounts(regels).uitgekeerd > verrekeningOf(declaratie);
}

/**
 * Returns the summary of a claim (docs/design.md, Screens). `today` is `yyyy-mm-dd`; `noAccount` means that
 * the insurer knows no account to pay to.
 */
export function declaratieAnswer(
  declaratie: AnswerSource,
  today: string,
  noAccount = false,
): DeclaratieAnswer {
  if (declaratie.status !== 'AFGEHANDELD') {
    return {
      kind: declaratie.status === 'INGEDIEND' ? 'submitted' : 'inBehandeling',
      verwachtOp: declaratie.verwachtOp ?? undefined,
      later: laterBecause(declaratie.indicatoren),
    };
  }
  const payout = declaratie.uitkeerInformatie;
  const verrekening = verrekeningOf(declaratie);
  const bedrag = payout
    ? payout.uitgekeerdBedrag + verrekening
    : staircaseAmounts(declaratie.regels).uitgekeerd;
  if (bedrag <= 0) return { kind: 'nothing', reason: nothingReason(declaratie.regels) };
  return {
    kind: 'paidOut',
    bedrag,
    rest: bedrag - verrekening,
    datum: payout?.datum,
    iban: payout?.iban,
    waits: isWaiting(declaratie, noAccount),
    betaald: payout !== null && payout.datum <= today,
  };
}
