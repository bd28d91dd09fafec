import type { DeclaratieStatus } from './declaratiestatus.ts';
import { type Cents, sumOf } from './money.ts';
import { type StaircaseLine, staircaseAmounts } from './staircase.ts';

/** What the insurer's remark says of a line that is not covered (its code). */
const refusalCodes = ['dubbeleNota', 'budgetOp', 'geenDekking', 'nietVerzekerd', 'teOud'] as const;

/** Why nothing is paid out, by what took most of the claim away. */
export type NothingReason =
  | 'eigenRisico'
  | 'nietVergoed'
  | (typeof refusalCodes)[number]
  | 'wettelijkeBijdrage'
  | 'more';

/** A line with the remarks made on it; null where the care is hidden. */
type AnswerLine = StaircaseLine & {
  readonly meldingen?: readonly { readonly code: string }[] | null;
};

/** The first line of a claim's page: what the person gets, or what happens next and by when. */
export type DeclaratieAnswer =
  | {
      readonly kind: 'paidOut';
      /** All of it, and what of it was not set off. Integer cents. */
      readonly bedrag: Cents;
      readonly rest: Cents;
      /** Day of payment; undefined where the insurer does not tell. */
      readonly datum: string | undefined;
      /** Masked account. */
      readonly iban: string | undefined;
      /** It cannot be paid: no account is known. */
      readonly waits: boolean;
      /** Whether that day has come. */
      readonly betaald: boolean;
    }
  | { readonly kind: 'nothing'; readonly reason: NothingReason }
  | {
      readonly kind: 'submitted' | 'inBehandeling';
      readonly verwachtOp: string | undefined;
      /** Why it takes longer, as far as we have words for it (§3, laterInBehandeling). */
      readonly later: readonly LaterReason[];
    };

/** What the answer is read from; integer cents, days `yyyy-mm-dd`. */
export interface AnswerSource {
  readonly status: DeclaratieStatus;
  readonly verwachtOp?: string | null;
  readonly indicatoren: readonly {
    readonly naam: string;
    readonly actief: boolean;
    readonly redenen: readonly string[];
  }[];
  /** What of it was set off. */
  readonly verrekeningen: readonly { readonly bedrag: Cents }[];
  readonly uitkeerInformatie: {
    readonly datum: string;
    readonly iban: string;
    readonly uitgekeerdBedrag: Cents;
  } | null;
  readonly regels: readonly AnswerLine[];
}

/** Why a claim takes longer than one is used to. */
export type LaterReason = 'busyPeriod' | 'duplicate' | 'staff' | 'unknownEigenRisico';

/** The insurer's words for it (§3, and its own), in the order in which they are said. */
const laterReasons: ReadonlyMap<string, LaterReason> = new Map([
  ['LangereAfhandelingWegensDrukte', 'busyPeriod'],
  ['DubbeleNota', 'duplicate'],
  ['BeoordelingDoorMedewerker', 'staff'],
  ['EigenRisicoNietBekend', 'unknownEigenRisico'],
]);

function laterBecause(indicators: AnswerSource['indicatoren']): readonly LaterReason[] {
  const told = indicators.flatMap(({ naam, actief, redenen }) =>
    naam === 'laterInBehandeling' && actief ? redenen : [],
  );
  return [...laterReasons].flatMap(([word, reason]) => (told.includes(word) ? [reason] : []));
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

/** What of a claim was set off against invoices, cents. */
export function verrekeningOf({ verrekeningen }: Pick<AnswerSource, 'verrekeningen'>): number {
  return sumOf(verrekeningen, ({ bedrag }) => bedrag);
}

/** Whether money of a settled claim waits, because no account is known to pay it to. */
export function isWaiting(
  declaratie: Pick<AnswerSource, 'status' | 'uitkeerInformatie' | 'regels' | 'verrekeningen'>,
  noAccount: boolean,
): boolean {
  const { status, uitkeerInformatie, regels } = declaratie;
  const unpaid = status === 'AFGEHANDELD' && uitkeerInformatie === null;
  return noAccount && unpaid && staircaseAmounts(regels).uitgekeerd > verrekeningOf(declaratie);
}

/**
 * The first line of a claim's page (docs/design.md, Screens). `today` is `yyyy-mm-dd`; `noAccount` when the
 * insurer tells that it knows no account to pay to.
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
