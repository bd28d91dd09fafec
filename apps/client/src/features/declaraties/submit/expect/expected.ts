import type { ResultOf } from 'gql.tada';
import type { Language } from '@mijn/domain/language';
import type { CalculatedLine } from '../../detail/Calculation.tsx';
import type { expectOperation } from './expect.operations.ts';
import { createLine, emptyLine } from '../lines/lines.ts';
import { toSubmittedLines } from '../send/claimForm.ts';
import type { ClaimState } from '../state/claim.ts';

/** What the insurer expects of a claim that is not sent in yet; amounts in cents. */
export type Expected = NonNullable<ResultOf<typeof expectOperation>['verwachteVergoeding']>;

type ExpectedLine = NonNullable<Expected['verwachting']>['regels'][number];

/** What to ask of a checked claim. */
export function toQuestion({ form: { values }, lines }: ClaimState, language: Language) {
  const { declarant, buitenland, zorgsoort, behandelDatum, bedrag } = values;
  const own = createLine('own', { ...emptyLine, zorgsoort, behandelDatum, bedrag });
  return {
    relatienummer: declarant,
    buitenland,
    regels: toSubmittedLines(lines.length > 0 ? lines : [own], language),
  };
}

/** An expected line as the staircase of a claim's page shows it, for the person of this name. */
export function toCalculated(
  { behandelDatum, zorgsoort, bedragen, meldingen }: ExpectedLine,
  declarant: string,
): CalculatedLine {
  const { bedragGedeclareerd, bedragUitgekeerd, stappen } = bedragen;
  // As of a judged line: what is taken off, apart from what is paid in terms.
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
