import { fieldLimits } from '@mijn/domain/fieldLimits';
import { toPlainLine } from '@mijn/domain/typedText';
import { z } from 'zod';
import { day, euros, extension, typedDay, typedLine } from './shapes.ts';

/** Submitted amount in euros: `123.45`. */
export const sentAmount = z
  .string()
  .overwrite(toPlainLine)
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/);

/** Submitted day of care; rejects years that can only be a typing error. */
export const sentDay = typedDay.refine(
  (text) => text >= '1900' && text < '2101',
  'not a day of care',
);

/** A submitted line of a bill, with its own day, care and amount; judged by itself. */
const submittedLine = z.strictObject({
  behandelDatum: sentDay,
  zorgsoort: typedLine({ most: fieldLimits.zorgsoort, least: 1 }),
  bedrag: sentAmount,
  omschrijving: typedLine({ most: fieldLimits.omschrijving }).optional(),
});

/** Lines of one bill, in its order. */
export const submittedLines = z.array(submittedLine).min(1).max(fieldLimits.regels);

/**
 * To `indienen`: lines of the bill as JSON (`submittedLines`). The core's fields then contain the
 * first line's day and care, and the sum of all lines.
 */
export const submitLinesExtension = extension({
  regels: z.string().max(fieldLimits.linesText).optional(),
});

/** From `indienen`, for the confirmation: the claim number, and the expected day of settlement as on its page. */
export const submitResponseExtension = extension({
  nummer: z.string().optional(),
  verwachtOp: day.optional(),
});

/**
 * In the detail of a claim: its submitted lines (none for a single line, or when its care is
 * hidden), and the payout that the sender was told to expect (null: none, or not for this viewer).
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

export type SubmittedLine = z.infer<typeof submittedLine>;
