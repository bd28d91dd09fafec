import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { lineMelding } from './declaraties.ts';
import { bareStatus, day, euros } from './shapes.ts';
import { sentAmount } from './submittedLines.ts';
import { zorgkostenSteps } from './zorgkostenDetail.ts';

/** Query of `GET /uitbreidingen/zorgkosten/vooraf`: planned care. */
export const voorafRequest = z.strictObject({
  relatienummer: z.string().min(1).max(fieldLimits.relatienummer),
  zorgsoort: z.string().min(1).max(fieldLimits.zorgsoort),
  bedrag: sentAmount,
});

/**
 * Reasons for no result: the care of the person is hidden, the rest of a shared budget would reveal
 * somebody else's hidden care, or own risk of the year is unknown.
 */
export const voorafReasons = ['afgeschermd', 'gedeeldBudget', 'eigenRisicoOnbekend'] as const;

/**
 * "Wat betaal ik zelf?": outcome of the engine for such care today, with the current rest of own
 * risk and budgets. The steps are those of a care cost line and add up to the cent.
 */
const vooraf = z.object({
  dag: day,
  jaar: z.int(),
  zorgsoort: z.string(),
  stappen: z.array(z.object({ stap: z.enum(zorgkostenSteps), bedrag: euros })),
  meldingen: z.array(lineMelding),
  bedragZelf: euros.meta({ description: 'the part that is not reimbursed' }),
  bedragEigenRisicoInTermijnen: euros,
  onderweg: z.int().meta({ description: 'claims of that year that are not judged yet' }),
});

export const voorafResponse = bareStatus.extend({
  vooraf: vooraf.nullable(),
  reden: z.enum(voorafReasons).nullable(),
});

export type Vooraf = z.infer<typeof vooraf>;
export type VoorafResponse = z.infer<typeof voorafResponse>;
