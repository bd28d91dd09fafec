import type { Field, FieldError, FieldErrors } from './input.ts';
import { emptyInput } from './input.ts';
import type { Melding } from './meldingen.ts';

// The insurer's codes (decisions §4, §5) in the words of our own checks.
const byCode: Readonly<Record<string, FieldError>> = {
  required: 'verplicht',
  unknown: 'verplicht',
  invalidFormat: 'unreadable',
  tooLong: 'tooLong',
  inToekomst: 'future',
  teOud: 'teOud',
  bedragNul: 'zero',
};

function isField(name: string | undefined): name is Field {
  return name !== undefined && Object.hasOwn(emptyInput, name);
}

/** The insurer's errors that belong to a field of the form, so that the field says them too. */
export function serverErrors(meldingen: readonly Melding[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { level, code, veld } of meldingen) {
    const error = byCode[code];
    if (level === 'error' && error && isField(veld)) errors[veld] = error;
  }
  return errors;
}
