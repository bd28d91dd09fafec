import { z } from 'zod';
import { day, euros, extension } from './shapes.ts';

/* Corrections of judged lines (ADR 0070). Extensions. */

/**
 * Reasons of a correction: the line was taken back, it shifted because of another one, or own risk
 * of the year was lowered.
 */
export const correctieKinds = ['teruggenomen', 'verschoven', 'verminderd'] as const;

/**
 * A correction of a claim line: the changes of its amounts, possibly negative. Declared = not reimbursed + statutory
 * contribution + own risk + reimbursed; `eigenRisicoInTermijnen` is the part of own risk that is paid in terms.
 */
const declaratieCorrectie = z.object({
  volgnummer: z.int(),
  corrigeert: z.int().meta({ description: 'the line of this claim that it corrects' }),
  soort: z.enum(correctieKinds),
  datum: day.meta({ description: 'the insurer’s day of the correction' }),
  behandelDatum: day,
  zorgSoort: z.string().nullable(),
  aantal: z.int().meta({ description: 'change of the used treatments of a budget' }),
  gedeclareerdBedrag: euros,
  nietVergoedBedrag: euros,
  wettelijkeBijdrageBedrag: euros,
  eigenRisicoBedrag: euros,
  eigenRisicoInTermijnen: euros,
  vergoedBedrag: euros,
  uitleg: z.string().nullable(),
});

/** In the detail of a claim: corrections of its lines, oldest first; the lines themselves stay unchanged. */
export const declaratieCorrectiesExtension = extension({
  correcties: z.array(declaratieCorrectie).optional(),
});

/** On a care cost line that corrects another line of its claim: which one, the reason and the day. */
export const zorgkostenCorrectieExtension = extension({
  correctie: z
    .object({ soort: z.enum(correctieKinds), corrigeert: z.int(), datum: day })
    .nullable()
    .optional(),
});

export type DeclaratieCorrectie = z.infer<typeof declaratieCorrectie>;
