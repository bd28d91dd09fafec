import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { lineMelding } from './declaraties.ts';
import { bareStatus, day, euros } from './shapes.ts';
import { sentAmount } from './submittedLines.ts';
import { zorgkostenSteps } from './zorgkostenDetail.ts';

/** Query of `GET /uitbreidingen/zorgkosten/vooraf`: care that somebody has not had yet. */
export const voorafRequest = z.strictObject({
  relatienummer: z.string().min(1).max(fieldLimits.relatienummer),
  zorgsoort: z.string().min(1).max(fieldLimits.zorgsoort),
  bedrag: sentAmount,
});

/**
 * Why nothing is worked out: the care of that person is hidden, what is left of a shared budget would tell of
 * somebody else's hidden care, or own risk of the year is not known.
 */
export const voorafReasons = ['afgeschermd', 'gedeeldBudget', 'eigenRisicoOnbekend'] as const;

/**
 * "Wat betaal ik zelf?": what the engine would make of such care today, with what is left of own risk and
 * budgets; null with its reason. The steps are those of a care cost line and add up to the cent.
 */
const vooraf = z.object({
  dag: day,
  jaar: z.int(),
  zorgsoort: z.string(),
  stappen: z.array(z.object({ stap: z.enum(zorgkostenSteps), bedrag: euros })),
  meldingen: z.array(lineMelding),
  bedragZelf: euros.meta({ description: 'all that is not reimbursed' }),
  bedragEigenRisicoInTermijnen: euros,
  onderweg: z.int().meta({ description: 'claims of that year that are not judged yet' }),
});

/** Answer of `GET /uitbreidingen/zorgkosten/vooraf`. */
export const voorafResponse = bareStatus.extend({
  vooraf: vooraf.nullable(),
  reden: z.enum(voorafReasons).nullable(),
});

/** What care would cost, over REST. */
export type Vooraf = z.infer<typeof vooraf>;
/** Answer of `GET /uitbreidingen/zorgkosten/vooraf`. */
export type VoorafResponse = z.infer<typeof voorafResponse>;
