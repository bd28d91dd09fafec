import { z } from 'zod';
import { lineMelding } from './declaraties.ts';
import { assessmentStep } from './extensions.ts';
import { bareStatus, day, euros } from './shapes.ts';
import { submittedLines } from './submittedLines.ts';
import { voorafReasons } from './vooraf.ts';

/*
 * What one will get for a claim that is not sent in yet, an extension: the engine that judges claims, on
 * these lines as if they came in today and nothing came between.
 */

/** Body of `POST /uitbreidingen/declaraties/verwachting`. */
export const verwachteVergoedingRequest = z.strictObject({
  relatienummer: z.string(),
  buitenland: z.boolean().default(false),
  regels: submittedLines,
});

// As on a care cost line (docs/decisions.md §6), and what is paid out: own risk that is paid in terms is not held
// back.
const amounts = {
  bedragGedeclareerd: euros,
  bedragVergoed: euros,
  bedragNietVergoed: euros,
  bedragWettelijkeBijdrage: euros,
  bedragEigenRisico: euros,
  bedragEigenRisicoInTermijnen: euros,
  bedragUitgekeerd: euros,
};

/** The amounts together, and their steps from declared to paid out, which add up to the cent. */
const expectedTotal = z.object({ ...amounts, stappen: z.array(assessmentStep) });

/** A line as the engine judges it: the steps and remarks that it would get. */
const expectedLine = z.object({
  ...amounts,
  behandelDatum: day,
  zorgsoort: z.string(),
  jaar: z.int().meta({ description: 'whose own risk and budgets it counts for' }),
  stappen: z.array(assessmentStep),
  meldingen: z.array(lineMelding),
});

/** What one will get: the lines in the order in which they were sent, and `totaal` as their sum. */
const verwachteVergoeding = z.object({
  totaal: expectedTotal,
  regels: z.array(expectedLine),
  onderweg: z.int().meta({ description: 'claims of those years that are not judged yet' }),
});

/** Answer of `POST /uitbreidingen/declaraties/verwachting`: null with its reason, as with care one has not had. */
export const verwachteVergoedingResponse = bareStatus.extend({
  verwachting: verwachteVergoeding.nullable(),
  weggelaten: z.enum(voorafReasons).nullable(),
});

/** A line of it, over REST. */
export type VerwachteRegel = z.infer<typeof expectedLine>;
/** What one will get, over REST. */
export type VerwachteVergoeding = z.infer<typeof verwachteVergoeding>;
/** Answer of `POST /uitbreidingen/declaraties/verwachting`. */
export type VerwachteVergoedingResponse = z.infer<typeof verwachteVergoedingResponse>;
