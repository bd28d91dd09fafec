import { isDay } from '@mijn/domain/datum';
import type { Euros } from '@mijn/domain/money';
import { isVisible, toPlainLine, toPlainText } from '@mijn/domain/typedText';
import { z } from 'zod';

/** A day, `yyyy-mm-dd` (docs/contract.md, Shapes). */
export const day = z.string().refine(isDay, 'not a day').meta({ format: 'date' });

/**
 * Schema of text that can be stored: without NUL, which PostgreSQL rejects, and without lone
 * surrogates, as in a truncated emoji.
 */
export function storableText(maximum: number, text = z.string()): z.ZodString {
  return text
    .max(maximum)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'cannot be kept');
}

/** A day that a person typed or pasted, without invisible characters (`toPlainLine`). */
export const typedDay = z
  .string()
  .overwrite(toPlainLine)
  .trim()
  .refine(isDay, 'not a day')
  .meta({ format: 'date' });

interface TypedLength {
  /** Maximum of characters. */
  readonly most: number;
  /** Minimum of visible characters. */
  readonly least?: number;
}

const typed = (toPlain: (text: string) => string, { most, least = 0 }: TypedLength) =>
  storableText(most, atLeast(least, z.string().overwrite(toPlain).trim()));

const atLeast = (least: number, text: z.ZodString) =>
  least === 0
    ? text
    : text.min(least).refine((value) => isVisible(value, least), 'not enough visible characters');

/** Schema of a single-line input, trimmed and without invisible characters (`toPlainLine`). */
export function typedLine(length: TypedLength): z.ZodString {
  return typed(toPlainLine, length);
}

/** Schema of a multi-line input, trimmed and without invisible characters. */
export function typedText(length: TypedLength): z.ZodString {
  return typed(toPlainText, length);
}

/** An instant, RFC 3339 (docs/contract.md, Shapes). */
export const instant = z.string().meta({ format: 'date-time' });

/** An amount in euros, a JSON number with two decimals (docs/contract.md, Shapes). */
export const euros = typedAsEuros(z.number().meta({ description: 'euros, two decimals' }));

// Branded, so that it cannot be mixed with amounts in cents.
function typedAsEuros(shape: z.ZodNumber): z.ZodType<Euros, Euros>;
function typedAsEuros(shape: z.ZodType): z.ZodType {
  return shape;
}

/** Nested status of §7: `{ "status": { "status": 200 } }`. */
export const statusInStatus = z.object({ status: z.object({ status: z.int() }) });

/** Plain status of §7: `{ "status": 200 }`. */
export const bareStatus = z.object({ status: z.int() });

const refusalDetails = { redenen: z.array(z.string()).optional(), request: z.string().optional() };

/** A refusal (docs/decisions.md §8): for 403 and 429 with reasons, for 500 with the request's id. */
export const bareRefusal = bareStatus.extend(refusalDetails).meta({ id: 'Refusal' });

export const nestedRefusal = statusInStatus.extend(refusalDetails).meta({ id: 'RefusalInStatus' });

const extensionFields = new WeakSet<z.ZodType>();

/** Marks fields as an extension, which an insurer without extensions does not have (docs/contract.md, Extensions). */
export function extension<Fields extends Readonly<Record<string, z.ZodType>>>(
  fields: Fields,
): Fields {
  for (const field of Object.values(fields)) extensionFields.add(field);
  return fields;
}

const ownFields = new WeakSet<z.ZodType>();

/**
 * Marks a parameter as optional by extension: the insurer defaults it from the caller. An insurer
 * without extensions requires it.
 */
export function ownByExtension<Shape extends z.ZodType>(shape: Shape): z.ZodOptional<Shape> {
  const field = z.optional(shape);
  ownFields.add(field);
  return field;
}

/** Tells whether only an extension makes a field optional. */
export function isOwnByExtension(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodType && ownFields.has(field);
}

/** Tells whether a field is an extension. */
export function isExtension(field: z.ZodType): boolean {
  return extensionFields.has(field);
}

/** Fields that identify an invoice to a person: kind, day and period. */
export const namedFactuur = z.object({
  factuur: z.string(),
  datum: day,
  periode: z.string().nullable(),
});

/** Query of a list of the newest 100: the first that is returned, so that a copy of the data gets the others too. */
export const offsetRequest = z.strictObject({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
