import { z } from 'zod';
import { day, euros, extension } from './shapes.ts';

/*
 * Corrections of judged lines (ADR 0070). Extensions.
 */

/**
 * Why there is a correction: the line was taken back, it shifted because another one was, or own risk of the year
 * became less.
 */
export const correctieKinds = ['teruggenomen', 'verschoven', 'verminderd'] as const;

/**
 * A correction of a line of a claim: what changes of its amounts, which may be below zero. Declared =
 * not reimbursed + statutory contribution + own risk + reimbursed; `eigenRisicoInTermijnen` is the part of
 * own risk that is paid in terms.
 */
const declaratieCorrectie = z.object({
  volgnummer: z.int(),
  corrigeert: z.int().meta({ description: 'the line of this claim that it corrects' }),
  soort: z.enum(correctieKinds),
  datum: day.meta({ description: 'the insurer’s day on which it was corrected' }),
  behandelDatum: day,
  zorgSoort: z.string().nullable(),
  aantal: z.int().meta({ description: 'treatments by which the use of a budget changes' }),
  gedeclareerdBedrag: euros,
  nietVergoedBedrag: euros,
  wettelijkeBijdrageBedrag: euros,
  eigenRisicoBedrag: euros,
  eigenRisicoInTermijnen: euros,
  vergoedBedrag: euros,
  uitleg: z.string().nullable(),
});

/** On a claim in detail: the corrections of its lines, the oldest first; the lines stay as they were judged. */
export const declaratieCorrectiesExtension = extension({
  correcties: z.array(declaratieCorrectie).optional(),
});

/** On a care cost line: that it corrects another one of its claim, which one, why and since when. */
export const zorgkostenCorrectieExtension = extension({
  correctie: z
    .object({ soort: z.enum(correctieKinds), corrigeert: z.int(), datum: day })
    .nullable()
    .optional(),
});

/** A correction of a line, over REST. */
export type DeclaratieCorrectie = z.infer<typeof declaratieCorrectie>;
