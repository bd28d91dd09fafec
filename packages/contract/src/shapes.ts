import { isDay } from '@mijn/domain/datum';
import type { Euros } from '@mijn/domain/money';
import { isVisible, toPlainLine, toPlainText } from '@mijn/domain/typedText';
import { z } from 'zod';

/** A day, `yyyy-mm-dd` (docs/contract.md, Shapes). */
export const day = z.string().refine(isDay, 'not a day').meta({ format: 'date' });

/**
 * Text that can be kept: PostgreSQL holds no NUL in it, and no half of a character, as is left of an emoji that
 * was cut in two.
 */
export function keptText(maximum: number, text = z.string()): z.ZodString {
  return text
    .max(maximum)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'cannot be kept');
}

interface TypedLength {
  /** Characters at most. */
  readonly most: number;
  /** Visible characters at least. */
  readonly least?: number;
}

const typed = (toPlain: (text: string) => string, { most, least = 0 }: TypedLength) =>
  keptText(most, atLeast(least, z.string().overwrite(toPlain).trim()));

const atLeast = (least: number, text: z.ZodString) =>
  least === 0
    ? text
    : text.min(least).refine((value) => isVisible(value, least), 'not enough visible characters');

/** A field of one line that people type, without what nobody sees (`toPlainLine`) and without spaces at its ends. */
export function typedLine(length: TypedLength): z.ZodString {
  return typed(toPlainLine, length);
}

/** The same of several lines. */
export function typedText(length: TypedLength): z.ZodString {
  return typed(toPlainText, length);
}

/** An instant, RFC 3339 (docs/contract.md, Shapes). */
export const instant = z.string().meta({ format: 'date-time' });

/** An amount in euros, a JSON number with two decimals (docs/contract.md, Shapes). */
export const euros = typedAsEuros(z.number().meta({ description: 'euros, two decimals' }));

/** What no calculation of ours can be mistaken for (ADR 0015). */
function typedAsEuros(shape: z.ZodNumber): z.ZodType<Euros, Euros>;
function typedAsEuros(shape: z.ZodType): z.ZodType {
  return shape;
}

/** `status.status` of §7: `{ "status": { "status": 200 } }`. */
export const statusInStatus = z.object({ status: z.object({ status: z.int() }) });

/** A plain `status` of §7: `{ "status": 200 }`. */
export const bareStatus = z.object({ status: z.int() });

const refusalDetails = { redenen: z.array(z.string()).optional(), request: z.string().optional() };

/** A refusal (docs/decisions.md §8): for 403 and 429 its reasons, for 500 the request's id. */
export const bareRefusal = bareStatus.extend(refusalDetails).meta({ id: 'Refusal' });

/** The same, of a call that nests its status. */
export const nestedRefusal = statusInStatus.extend(refusalDetails).meta({ id: 'RefusalInStatus' });

const extensionFields = new WeakSet<z.ZodType>();

/** Marks fields as an extension: what an insurer with only the core does not have (docs/contract.md, Extensions). */
export function extension<Fields extends Readonly<Record<string, z.ZodType>>>(
  fields: Fields,
): Fields {
  for (const field of Object.values(fields)) extensionFields.add(field);
  return fields;
}

const ownFields = new WeakSet<z.ZodType>();

/**
 * A parameter that the insurer fills in with what it knows of the caller where it is left out (an extension):
 * an insurer with only the core demands it.
 */
export function ownByExtension<Shape extends z.ZodType>(shape: Shape): z.ZodOptional<Shape> {
  const field = z.optional(shape);
  ownFields.add(field);
  return field;
}

/** Whether only an extension lets a field be left out. */
export function isOwnByExtension(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodType && ownFields.has(field);
}

/** Whether a field of a shape is an extension. */
export function isExtension(field: z.ZodType): boolean {
  return extensionFields.has(field);
}

/** What names an invoice where only its name is told: its kind, its day and what it is about. */
export const namedFactuur = z.object({
  factuur: z.string(),
  datum: day,
  periode: z.string().nullable(),
});
