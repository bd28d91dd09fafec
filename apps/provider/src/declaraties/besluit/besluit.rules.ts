import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import { brands } from '@mijn/domain/brands';
import { formatFullDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { type Cents, centsToEuros, eurosToCents, formatAmount } from '@mijn/domain/money';
import {
  type CorrectableLine,
  correctedAmounts,
  type StaircaseLine,
  staircaseAmounts,
} from '@mijn/domain/staircase';
import type { Access } from '../../access/access.ts';
import { frameOf } from '../../documents/frame.ts';
import type { Block, Cell, Fact, DocumentContent } from '../../documents/documentContent.ts';
import { type DecidedLine, decisionOf } from './decision.ts';
import { remarksOf } from './remarks.ts';
import { type Words, words } from './texts.ts';

const zone = 'Europe/Amsterdam';

/** Data of the letter: the claim in the form of its screen, and its reader. */
export interface BesluitFacts {
  readonly declaratie: DeclaratieDetail;
  readonly reader: string;
  readonly noAccount: boolean;
}

/** Returns a line in cents, for the sums shared with the screen. */
function inCents(line: DeclaratieLine): DecidedLine & CorrectableLine {
  return {
    volgnummer: line.volgnummer ?? null,
    gedeclareerdBedrag: eurosToCents(line.gedeclareerdBedrag),
    eigenRisicoBedrag: eurosToCents(line.eigenRisicoBedrag),
    uitgekeerdBedrag: eurosToCents(line.uitgekeerdBedrag),
    stappen: (line.stappen ?? []).map(({ stap, bedrag }) => ({
      stap,
      bedrag: eurosToCents(bedrag),
    })),
    locatieNaam: line.locatieNaam,
    eigenRisicoInTermijnen: eurosToCents(line.eigenRisicoInTermijnen ?? centsToEuros(0)),
  };
}

type Deduction = 'notCovered' | 'wettelijkeBijdrage' | 'eigenRisico';
const deductions: readonly Deduction[] = ['notCovered', 'wettelijkeBijdrage', 'eigenRisico'];

const right = { number: true } as const;

// Omits steps without a deduction, as the screen does.
function howItAddsUp(regels: readonly StaircaseLine[], language: Language, w: Words): Block[] {
  const amounts = staircaseAmounts(regels);
  const row = (label: string, cents: Cents, bold = false) => ({
    cells: [{ text: label }, { text: formatAmount(cents, language) }],
    bold,
  });
  const table: Block = {
    kind: 'table',
    columns: [
      { header: w.part, share: 0.7 },
      { header: w.amount, share: 0.3, ...right },
    ],
    rows: [
      row(w.gedeclareerd, amounts.gedeclareerd),
      ...deductions
        .filter((one) => amounts[one] !== 0)
        .map((one) => row(w.deductions[one], 0 - amounts[one])),
      row(w.reimbursed, amounts.uitgekeerd, true),
    ],
  };
  return [{ kind: 'header', text: w.howTitle }, table];
}

// Lists the decision beside the amounts that hold since its corrections; empty without corrections.
function whatHoldsNow(
  regels: readonly CorrectableLine[],
  correcties: NonNullable<DeclaratieDetail['correcties']>,
  language: Language,
  w: Words,
): Block[] {
  if (correcties.length === 0) return [];
  const decided = staircaseAmounts(regels);
  const now = correctedAmounts(
    regels,
    correcties.map((one) => ({
      corrigeert: one.corrigeert,
      gedeclareerdBedrag: eurosToCents(one.gedeclareerdBedrag),
      wettelijkeBijdrageBedrag: eurosToCents(one.wettelijkeBijdrageBedrag),
      eigenRisicoBedrag: eurosToCents(one.eigenRisicoBedrag),
      eigenRisicoInTermijnen: eurosToCents(one.eigenRisicoInTermijnen),
      vergoedBedrag: eurosToCents(one.vergoedBedrag),
    })),
  );
  const row = (text: string, before: Cents, after: Cents, bold = false) => ({
    cells: [text, formatAmount(before, language), formatAmount(after, language)].map((one) => ({
      text: one,
    })),
    bold,
  });
  const table: Block = {
    kind: 'table',
    columns: [
      { header: w.part, share: 0.5 },
      { header: w.decided, share: 0.25, ...right },
      { header: w.now, share: 0.25, ...right },
    ],
    rows: [
      row(w.gedeclareerd, decided.gedeclareerd, now.gedeclareerd),
      ...deductions
        .filter((one) => decided[one] !== 0 || now[one] !== 0)
        .map((one) => row(w.deductions[one], 0 - decided[one], 0 - now[one])),
      row(w.reimbursed, decided.uitgekeerd, now.uitgekeerd, true),
    ],
  };
  return [{ kind: 'header', text: w.nowTitle }, table];
}

function careOf(line: DeclaratieLine, language: Language, w: Words): Cell {
  const what = line.prestatie ?? (line.zorgSoort && zorgsoortName(line.zorgSoort, language));
  const more = [
    formatFullDay(line.behandelDatum, language),
    line.aantal > 1 && w.times(line.aantal),
    line.locatieNaam,
    line.notaNummer && w.nota(line.notaNummer),
  ];
  return {
    text: what ?? w.hiddenCare,
    note: more.filter(Boolean).join(', '),
    inDutch: line.prestatie !== null,
  };
}

function lines(regels: readonly DeclaratieLine[], language: Language, w: Words): Block {
  const amounts = regels.map((line) => staircaseAmounts([inCents(line)]));
  const taken = deductions.filter((part) => amounts.some((one) => one[part] !== 0));
  const share = 0.6 / (taken.length + 2);
  const amount = (header: string) => ({ header, share, ...right });
  return {
    kind: 'table',
    columns: [
      { header: w.treatment, share: 0.4 },
      amount(w.gedeclareerd),
      ...taken.map((part) => amount(w.columns[part])),
      amount(w.reimbursed),
    ],
    rows: regels.map((line, i) => {
      const of = amounts[i] ?? staircaseAmounts([]);
      const cents = [of.gedeclareerd, ...taken.map((part) => 0 - of[part]), of.uitgekeerd];
      const cells = cents.map((one) => ({ text: formatAmount(one, language) }));
      return { cells: [careOf(line, language, w), ...cells] };
    }),
  };
}

function meldingen(regels: readonly DeclaratieLine[], language: Language, w: Words): Block[] {
  const sentences = remarksOf(regels, language).map((remark) => ({
    kind: 'sentence' as const,
    ...remark,
  }));
  return sentences.length === 0 ? [] : [{ kind: 'header', text: w.meldingen }, ...sentences];
}

function facts(declaratie: DeclaratieDetail, language: Language, w: Words): Fact[] {
  const { verloop = [], nummer, declarant, indiener, datum, soortIndiener } = declaratie;
  const handled = verloop.find(({ status }) => status === 'AFGEHANDELD')?.tijdstip;
  const day =
    handled && Temporal.Instant.from(handled).toZonedDateTimeISO(zone).toPlainDate().toString();
  const by = soortIndiener === 'Zorgverlener' ? w.byProvider : indiener;
  return [
    { name: w.nummer, value: nummer },
    { name: w.forWhom, value: declarant },
    { name: w.submittedBy, value: w.byOn(by, formatFullDay(datum, language)) },
    ...(day ? [{ name: w.decidedOn, value: formatFullDay(day, language) }] : []),
  ];
}

const sentence = (text: string): Block => ({ kind: 'sentence', text });

/**
 * Composes the letter about a claim's decision: the payout, what happens next, the calculation, and
 * what to do about a mistake. Amounts equal those of the claim's screen (domain/staircase).
 */
export function toBesluit(
  { declaratie, reader, noAccount }: BesluitFacts,
  access: Access,
  language: Language,
): DocumentContent {
  const w = words[language];
  const frame = frameOf(access, reader, language);
  const regels = declaratie.regels.map(inCents);
  const { answer, next } = decisionOf({ declaratie, regels, noAccount }, access.today, language);
  return {
    ...frame,
    title: w.title(declaratie.nummer),
    header: w.header,
    introduction: w.introduction(declaratie.declarant),
    blocks: [
      { kind: 'answer', text: answer },
      ...next.map(sentence),
      ...whatHoldsNow(regels, declaratie.correcties ?? [], language, w),
      { kind: 'header', text: w.details },
      { kind: 'facts', facts: facts(declaratie, language, w) },
      // A sum is redundant for a single line.
      ...(regels.length === 1 ? [] : howItAddsUp(regels, language, w)),
      { kind: 'header', text: regels.length === 1 ? w.howTitle : w.treatments },
      lines(declaratie.regels, language, w),
      ...(declaratie.afgeschermd ? [sentence(w.hidden)] : []),
      ...meldingen(declaratie.regels, language, w),
      { kind: 'header', text: w.disagree },
      ...w.disagreeText(brands[frame.merk].product).map(sentence),
    ],
  };
}
