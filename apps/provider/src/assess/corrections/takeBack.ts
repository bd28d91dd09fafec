import type { Cents } from '@mijn/domain/money';
import { calculateLine, insuranceOn } from '../line/calculateLine.ts';
import { meldingShifted, meldingTakenBack } from './correctieMeldingen.ts';
import type {
  AssessmentInput,
  Dekking,
  LineAmounts,
  LineInput,
  LineOutcome,
  Usage,
} from '../shapes.ts';
import { stepsOf } from '../line/steps.ts';
import { countLine, eigenRisicoKey, emptyUsage } from '../usage.ts';
import { yearOf } from '../line/yearOf.ts';

/** A booked line: as judged, including its corrections so far. Cents. */
export interface BookedLine extends LineInput {
  /** Day of receipt of its claim, `yyyy-mm-dd`. */
  readonly submittedOn: string;
  /** Cover by which it was judged; null: refused. */
  readonly dekking: Dekking | null;
  readonly notCovered: Cents;
  readonly wettelijkeBijdrage: Cents;
  readonly eigenRisico: Cents;
}

/** Reasons of a correction: taken back, shifted because of an earlier line, or lowered own risk of the year. */
export type CorrectieKind = 'teruggenomen' | 'verschoven' | 'verminderd';

/** A line that corrects another: its changes in cents, some of them negative. */
export interface Correctie<Line extends BookedLine> {
  readonly line: Line;
  readonly kind: CorrectieKind;
  readonly outcome: LineOutcome;
}

/** Rules and data of the years; own risk that is now paid in terms is charged in terms. */
export type YearFacts = Omit<AssessmentInput, 'usage' | 'regels' | 'submittedOn'>;

type Share = Pick<BookedLine, 'notCovered' | 'wettelijkeBijdrage' | 'eigenRisico'>;

function counted(
  line: BookedLine,
  { notCovered, wettelijkeBijdrage, eigenRisico }: Share,
  { person }: YearFacts,
) {
  const amounts: LineAmounts = {
    gedeclareerd: line.bedrag,
    notCovered,
    wettelijkeBijdrage,
    compulsoryEigenRisico: eigenRisico,
    voluntaryEigenRisico: 0,
    inTermijnen: 0,
    uitgekeerd: 0,
  };
  const polisnummer = insuranceOn(person.insurances, line.behandelDatum)?.polisnummer ?? null;
  return { amounts, aantal: line.aantal, dekking: line.dekking, polisnummer, jaar: yearOf(line) };
}

function judged(line: BookedLine, facts: YearFacts, usage: Usage) {
  const input = { ...facts, usage, submittedOn: line.submittedOn, regels: [line] };
  const { amounts, matchedDekking } = calculateLine(line, input, usage);
  return {
    dekkingId: matchedDekking?.dekking.dekkingId ?? null,
    notCovered: amounts.notCovered,
    wettelijkeBijdrage: amounts.wettelijkeBijdrage,
    eigenRisico: amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico,
  };
}

function isSame(one: Share, other: Share): boolean {
  return (
    one.notCovered === other.notCovered &&
    one.wettelijkeBijdrage === other.wettelijkeBijdrage &&
    one.eigenRisico === other.eigenRisico
  );
}

/** Returns the amounts of a correction; own risk that is now paid in terms is neither charged nor refunded. */
export function amountsOf(
  gedeclareerd: number,
  { notCovered, wettelijkeBijdrage, eigenRisico }: Share,
  isInTermijnen: boolean,
): LineAmounts {
  const inTermijnen = isInTermijnen ? eigenRisico : 0;
  return {
    gedeclareerd,
    notCovered,
    wettelijkeBijdrage,
    compulsoryEigenRisico: eigenRisico,
    voluntaryEigenRisico: 0,
    inTermijnen,
    uitgekeerd: gedeclareerd - notCovered - wettelijkeBijdrage - eigenRisico + inTermijnen,
  };
}

function difference(after: Share, before: Share): Share {
  return {
    notCovered: after.notCovered - before.notCovered,
    wettelijkeBijdrage: after.wettelijkeBijdrage - before.wettelijkeBijdrage,
    eigenRisico: after.eigenRisico - before.eigenRisico,
  };
}

const nothing: Share = { notCovered: 0, wettelijkeBijdrage: 0, eigenRisico: 0 };

function correct<Line extends BookedLine>(
  line: Line,
  kind: Exclude<CorrectieKind, 'verminderd'>,
  after: Share,
  facts: YearFacts,
): Correctie<Line> {
  const year = yearOf(line);
  const { dekking } = line;
  const isInTermijnen =
    dekking !== null && facts.inTermijnen.includes(eigenRisicoKey(dekking.merk, year));
  const declared = kind === 'teruggenomen' ? 0 - line.bedrag : 0;
  const amounts = amountsOf(declared, difference(after, line), isInTermijnen);
  const meldingen = [
    kind === 'teruggenomen' ? meldingTakenBack() : meldingShifted(amounts, year, isInTermijnen),
  ];
  const isCovered = (share: Share) => line.bedrag > share.notCovered;
  const now = kind !== 'teruggenomen' && isCovered(after);
  const aantal = line.aantal * (Number(now) - Number(isCovered(line)));
  const stappen = stepsOf({ amounts }, meldingen);
  return { line, kind, outcome: { amounts, aantal, jaar: year, dekking, meldingen, stappen } };
}

/**
 * Returns the corrections when a line is taken back (ADR 0070): its own, and those of later lines that
 * the engine would have judged differently without it. Pure.
 * @param booked a person's lines of the year in the order of judging, without those taken back before.
 * @param taken the line that is taken back.
 * @throws UnknownEigenRisicoError when own risk of that brand and year is not in the data.
 */
export function takeBack<Line extends BookedLine>(
  booked: readonly Line[],
  taken: Line,
  facts: YearFacts,
): Correctie<Line>[] {
  const position = booked.indexOf(taken);
  let now = booked
    .slice(0, position)
    .reduce((usage, line) => countLine(usage, counted(line, line, facts)), emptyUsage);
  let was = countLine(now, counted(taken, taken, facts));
  const correcties = [correct(taken, 'teruggenomen', nothing, facts)];
  for (const line of booked.slice(position + 1)) {
    const after = shareWithout(line, facts, was, now);
    if (!isSame(after, line)) correcties.push(correct(line, 'verschoven', after, facts));
    was = countLine(was, counted(line, line, facts));
    now = countLine(now, counted(line, after, facts));
  }
  return correcties;
}

/** Returns a later line judged without the one taken back; unchanged if the books differ from the engine. */
function shareWithout(line: BookedLine, facts: YearFacts, was: Usage, now: Usage): Share {
  if (line.dekking === null) return line;
  const { dekkingId, ...share } = judged(line, facts, was);
  if (dekkingId !== line.dekking.dekkingId || !isSame(share, line)) return line;
  return judged(line, facts, now);
}
