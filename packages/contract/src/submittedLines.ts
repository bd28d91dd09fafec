import { fieldLimits } from '@mijn/domain/fieldLimits';
import { toPlainLine } from '@mijn/domain/typedText';
import { z } from 'zod';
import { day, euros, extension, typedLine } from './shapes.ts';

/** An amount as it goes in, in euros: `123.45`. */
export const sentAmount = z
  .string()
  .overwrite(toPlainLine)
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/);

/** A day of care as it goes in: of a year that anybody can have had care in, or mistyped. */
export const sentDay = day.refine((text) => text >= '1900' && text < '2101', 'not a day of care');

/** A line of a nota as it is sent in: its own day, care and amount, each judged by itself. */
const submittedLine = z.strictObject({
  behandelDatum: sentDay,
  zorgsoort: typedLine({ most: fieldLimits.zorgsoort, least: 1 }),
  bedrag: sentAmount,
  omschrijving: typedLine({ most: fieldLimits.omschrijving }).optional(),
});

/** The lines of one nota, in its own order. */
export const submittedLines = z.array(submittedLine).min(1).max(fieldLimits.regels);

/**
 * To `indienen`: the lines of the nota as JSON (`submittedLines`). The core's fields then carry the first
 * line's day and care, and the sum of all lines.
 */
export const submitLinesExtension = extension({
  regels: z.string().max(fieldLimits.linesText).optional(),
});

/** From `indienen`, for the confirmation: the number, and by when the claim is settled as its page says it. */
export const submitResponseExtension = extension({
  nummer: z.string().optional(),
  verwachtOp: day.optional(),
});

/**
 * On a claim in detail: its lines as they were sent in (none where it was one line, or its care is hidden),
 * and what who sent it in was told then that would be paid out (null: nothing was, or not to this viewer).
 */
export const declaratieSubmittedExtension = extension({
  ingediendeRegels: z
    .array(
      z.object({
        behandelDatum: day,
        zorgsoort: z.string(),
        bedrag: euros,
        omschrijving: z.string().nullable(),
      }),
    )
    .optional(),
  verwacht: euros.nullable().optional(),
});

/** A line of a nota as it is sent in. */
export type SubmittedLine = z.infer<typeof submittedLine>;
