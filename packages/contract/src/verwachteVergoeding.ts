import { z } from 'zod';
import { lineMelding } from './declaraties.ts';
import { assessmentStep } from './extensions.ts';
import { bareStatus, day, euros } from './shapes.ts';
import { submittedLines } from './submittedLines.ts';
import { voorafReasons } from './vooraf.ts';

/*
 * Expected payout of a claim that is not sent in yet, an extension: the engine judges these lines
 * as if they were received today.
 */

/** Body of `POST /uitbreidingen/declaraties/verwachting`. */
export const verwachteVergoedingRequest = z.strictObject({
  relatienummer: z.string(),
  buitenland: z.boolean().default(false),
  regels: submittedLines,
});

// Same amounts as on a care cost line (docs/decisions.md §6), plus the payout, from which own risk
// in terms is not withheld.
const amounts = {
  bedragGedeclareerd: euros,
  bedragVergoed: euros,
  bedragNietVergoed: euros,
  bedragWettelijkeBijdrage: euros,
  bedragEigenRisico: euros,
  bedragEigenRisicoInTermijnen: euros,
  bedragUitgekeerd: euros,
};

/** Sum of the amounts, and their steps from declared to paid out, which add up to the cent. */
const expectedTotal = z.object({ ...amounts, stappen: z.array(assessmentStep) });

/** A line as judged by the engine, with its steps and remarks. */
const expectedLine = z.object({
  ...amounts,
  behandelDatum: day,
  zorgsoort: z.string(),
  jaar: z.int().meta({ description: 'the year of its own risk and budgets' }),
  stappen: z.array(assessmentStep),
  meldingen: z.array(lineMelding),
});

/** Lines in the order sent, and `totaal` as their sum. */
const verwachteVergoeding = z.object({
  totaal: expectedTotal,
  regels: z.array(expectedLine),
  onderweg: z.int().meta({ description: 'claims of those years that are not judged yet' }),
});

/** Answer of `POST /uitbreidingen/declaraties/verwachting`: null with its reason, as for planned care (`vooraf`). */
export const verwachteVergoedingResponse = bareStatus.extend({
  verwachting: verwachteVergoeding.nullable(),
  weggelaten: z.enum(voorafReasons).nullable(),
  hoogstens: euros.nullable().default(null).meta({
    description:
      'for `gedeeldBudget`: the payout by the person’s own cover, as if nobody had used the shared budget',
  }),
});

export type VerwachteRegel = z.infer<typeof expectedLine>;
export type VerwachteVergoeding = z.infer<typeof verwachteVergoeding>;
export type VerwachteVergoedingResponse = z.infer<typeof verwachteVergoedingResponse>;
