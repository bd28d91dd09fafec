import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { zorgkostenCorrectieExtension } from './correctie.ts';
import { lineMelding } from './declaraties.ts';
import { indienerKinds } from './extensions.ts';
import { declaratieReactie } from './reactie.ts';
import { bareStatus, day, euros } from './shapes.ts';

/** Steps from costs to reimbursement, in order. */
export const zorgkostenSteps = [
  'gedeclareerd',
  'nietVergoed',
  'wettelijkeBijdrage',
  'eigenRisico',
  'vergoed',
] as const;

/** Path of `GET /uitbreidingen/zorgkosten/{nummer}/{volgnummer}`: a claim and a line of it. */
export const zorgkostenDetailParams = z.strictObject({
  nummer: z.string(),
  volgnummer: z.coerce.number().int().min(1).max(fieldLimits.volgnummer),
});

/**
 * Details of a care cost line ("Leg dit uit"): the steps of the engine, which add up to the cent (the first less those
 * between is the last), the year it counts for, its consequences, and the reactions to it. Fields that reveal the care
 * are null where it is hidden from the caller (docs/decisions.md §2).
 */
const zorgkostenDetail = z.object({
  declaratieNummer: z.string(),
  declaratieVolgnummer: z.int(),
  zorgsoort: z.string().nullable(),
  prestatie: z.string().nullable(),
  naamLocatieZorgverlener: z.string().nullable(),
  notaNummer: z.string().nullable(),
  soortIndiener: z.enum(indienerKinds),
  behandelDatum: day,
  ingediendOp: day,
  boekjaar: z.int().meta({ description: 'the year of its own risk and budgets' }),
  stappen: z.array(
    z.object({ stap: z.enum(zorgkostenSteps), bedrag: euros, uitleg: z.string().nullable() }),
  ),
  meldingen: z.array(lineMelding).nullable(),
  bedragEigenRisicoInTermijnen: euros,
  factuurkenmerken: z
    .array(z.string())
    .meta({ description: 'the caller’s own invoices that charge it' }),
  reacties: z.array(declaratieReactie),
  magReageren: z.boolean(),
  ...zorgkostenCorrectieExtension,
});

export const zorgkostenDetailResponse = bareStatus.extend({ regel: zorgkostenDetail });

export type ZorgkostenRegel = z.infer<typeof zorgkostenDetail>;
