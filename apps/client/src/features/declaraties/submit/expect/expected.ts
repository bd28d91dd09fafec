import type { ResultOf } from 'gql.tada';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import * as notaWords from '../../../../generated/texts/nota.js';
import type { CalculatedLine } from '../../detail/Calculation.tsx';
import type { expectOperation } from './expect.operations.ts';
import { createLine, emptyLine } from '../lines/lines.ts';
import { toSubmittedLines } from '../send/claimForm.ts';
import type { ClaimInForm } from '../send/claimForm.ts';

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
  return hoogstens === null ? undefined : { kind: 'atMost', cents: hoogstens };
}

/** Returns the expected payout as a clause without a full stop. */
export function payoutText({ kind, cents }: Payout, language: Language): string {
  if (cents === 0) return notaWords.expectNothing();
  const amount = formatAmount(cents, language);
  return kind === 'atMost' ? notaWords.expectAtMost({ amount }) : notaWords.expectGet({ amount });
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
