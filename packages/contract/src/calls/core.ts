import { z } from 'zod';
import { isExtension, isOwnByExtension } from '../shapes.ts';
import type { Call } from './call.ts';

/** A shape without the fields that an extension adds, however deep; the shape itself where it has none. */
function toCoreShape(shape: z.core.$ZodType): z.core.$ZodType {
  if (shape instanceof z.ZodObject) return toCoreObject(shape);
  if (shape instanceof z.ZodArray) return z.array(toCoreShape(shape.element));
  if (shape instanceof z.ZodNullable) return z.nullable(toCoreShape(shape.unwrap()));
  if (shape instanceof z.ZodOptional) {
    const inner = toCoreShape(shape.unwrap());
    return isOwnByExtension(shape) ? inner : z.optional(inner);
  }
  return shape;
}

function toCoreObject(shape: z.ZodObject<z.core.$ZodShape>): z.ZodObject {
  const fields = Object.fromEntries(
    Object.entries(shape.shape)
      .filter(([, field]) => !(field instanceof z.ZodType && isExtension(field)))
      .map(([name, field]) => [name, toCoreShape(field)]),
  );
  return shape.def.catchall instanceof z.ZodNever ? z.strictObject(fields) : z.object(fields);
}

/**
 * A call as an insurer with only the core has it (docs/contract.md, Extensions): what an extension asks is
 * unknown, what it answers is left out. Undefined for a call that is an extension itself.
 */
export function toCore(call: Call): Call | undefined {
  if (call.extension) return undefined;
  const answers = Object.entries(call.answers).map(
    ([status, shape]) => [status, toCoreShape(shape)] as const,
  );
  return {
    ...call,
    ...(call.query && { query: toCoreObject(call.query) }),
    ...(call.body && { body: toCoreObject(call.body) }),
    answers: Object.fromEntries(answers),
  };
}
