import type { CallParts } from '@mijn/contract/calls';
import type { Call } from '@mijn/contract/calls/call';
import { isObject } from '@mijn/domain/isObject';
import { dataParts } from './handlers.ts';
import { notFound, Refusal } from './refusal.ts';

/**
 * Validates input against the entry of its call. A malformed id gets the same 404 as a foreign or
 * unknown one (docs/decisions.md §2).
 * @throws Refusal 404, or 400 for any other invalid input
 */
export function checkInput(call: Call, raw: CallParts): Record<string, unknown> {
  refuseNullCharacter(call, raw);
  if (!call.query && fieldsOf(raw.query).length > 0) throw new Refusal(400);
  return Object.fromEntries(
    dataParts(call).map((part) => {
      const { data, error } = call[part]?.safeParse(raw[part] ?? {}) ?? {};
      if (!error) return [part, data];
      const fields = error.issues.map(({ path }) => String(path[0] ?? ''));
      throw refusalFor(call, part === 'query' ? fields : [''], raw);
    }),
  );
}

// PostgreSQL cannot store a null character in text.
function refuseNullCharacter(call: Call, raw: CallParts): void {
  if (fieldsOf(raw.params).some(holdsNull)) throw notFound();
  const names = fieldsOf(raw.query)
    .filter(holdsNull)
    .map(([name]) => name);
  if (names.length > 0) throw refusalFor(call, names, raw);
}

function holdsNull([, value]: readonly [string, unknown]): boolean {
  return String(value).includes('\0');
}

function refusalFor({ references = [] }: Call, fields: readonly string[], raw: CallParts): Refusal {
  const present = fieldsOf(raw.query).map(([name]) => name);
  const nobody = fields.every((field) => references.includes(field) && present.includes(field));
  return nobody ? notFound() : new Refusal(400);
}

function fieldsOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}
