import * as scanWords from '../../../../generated/texts/scan.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import type { ResultOf } from 'gql.tada';
import type { Language } from '@mijn/domain/language';
import { formatDay } from '@mijn/domain/datum';
import { formatAmount, type Cents } from '@mijn/domain/money';
import type { CalculatedLine } from '../../detail/Calculation.tsx';
import type { expectOperation } from '../state/submit.operations.ts';
import { createLine, emptyLine } from '../state/lineItems.ts';
import { toSubmittedLines, type ClaimInForm } from './claimForm.ts';

/** The expected reimbursement of a claim before it is submitted; amounts in cents. */
export type Expected = NonNullable<ResultOf<typeof expectOperation>['verwachteVergoeding']>;

type ExpectedLine = NonNullable<Expected['verwachting']>['regels'][number];

/** The expected payout in integer cents; `atMost` while a budget shared with others is not used up. */
export interface Payout {
  readonly kind: 'probable' | 'atMost';
  readonly cents: number;
}

/** Returns the expected payout; undefined when the insurer leaves it out. */
export function payoutOf({ verwachting, hoogstens }: Expected): Payout | undefined {
  if (verwachting) return { kind: 'probable', cents: verwachting.totaal.bedragUitgekeerd };
  return typeof hoogstens === 'number' ? { kind: 'atMost', cents: hoogstens } : undefined;
}

/** Returns the expected payout as a clause without a full stop. */
export function payoutText({ kind, cents }: Payout, language: Language): string {
  if (cents === 0) return scanWords.expectNothing();
  const amount = formatAmount(cents, language);
  return kind === 'atMost' ? scanWords.expectAtMost({ amount }) : scanWords.expectGet({ amount });
}

/** Returns the variables of the query for a checked claim. */
export function toQuestion(
  { form: { values }, lines }: Pick<ClaimInForm, 'form' | 'lines'>,
  language: Language,
) {
  const { declarant, buitenland, zorgsoort, behandelDatum, bedrag } = values;
  const own = createLine('own', { ...emptyLine, zorgsoort, behandelDatum, bedrag });
  return {
    relatienummer: declarant,
    buitenland,
    regels: toSubmittedLines(lines.length > 0 ? lines : [own], language),
  };
}

/**
 * Returns an expected line in the form of the staircase on a claim's page, for the person with this name.
 */
export function toCalculated(
  { behandelDatum, zorgsoort, bedragen, meldingen }: ExpectedLine,
  declarant: string,
): CalculatedLine {
  const { bedragGedeclareerd, bedragUitgekeerd, stappen } = bedragen;
  // The deduction without the amount in instalments, as for a judged line.
  const takenOff = stappen.find(({ stap }) => stap === 'eigenRisico')?.bedrag ?? 0;
  return {
    behandelDatum,
    declarant,
    zorgSoort: zorgsoort,
    prestatie: null,
    gedeclareerdBedrag: bedragGedeclareerd,
    uitgekeerdBedrag: bedragUitgekeerd,
    eigenRisicoBedrag: Math.abs(takenOff),
    eigenRisicoInTermijnen: bedragen.bedragEigenRisicoInTermijnen,
    meldingen,
    stappen,
  };
}

/** Returns that a bill of this amount in cents was received. */
export function receivedText(cents: Cents, language: Language): string {
  return wizardWords.doneIn({ amount: formatAmount(cents, language) });
}

function sureText(payout: Payout, day: string, language: Language): string {
  const expectation = payoutText(payout, language);
  return payout.kind === 'atMost'
    ? wizardWords.doneSureShared({ expectation, day })
    : wizardWords.doneSure({ expectation, day });
}

/**
 * Returns the expected payout, if there is one, and the last day on which it is certain; without that day
 * of the insurer none is promised.
 */
export function resultText(
  payout: Payout | undefined,
  verwachtOp: string | undefined,
  language: Language,
): string {
  const day = verwachtOp && formatDay(verwachtOp, language);
  if (!payout) return day ? wizardWords.doneBy({ day }) : wizardWords.doneByNoDay();
  return day ? sureText(payout, day, language) : `${payoutText(payout, language)}.`;
}
