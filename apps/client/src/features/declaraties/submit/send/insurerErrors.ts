import type { FieldName, FormErrors } from '../../../../forms/formState.ts';
import {
  type ClaimValues,
  emptyValues,
  type Problem,
  type RuleContext,
  say,
} from '../fields/fields.ts';
import type { Melding } from './meldingen.ts';

// The insurer's codes (decisions §4, §5).
const problemByCode: Readonly<Record<string, Problem>> = {
  required: 'missing',
  unknown: 'missing',
  invalidFormat: 'unreadable',
  tooLong: 'tooLong',
  inToekomst: 'future',
  teOud: 'tooOld',
  bedragNul: 'zero',
};

function isField(name: string | undefined): name is FieldName<ClaimValues> {
  return name !== undefined && Object.hasOwn(emptyValues, name);
}

/** The insurer's errors that belong to a field of the form, so that the field says them too. */
export function insurerErrors(
  meldingen: readonly Melding[],
  context: RuleContext,
): FormErrors<ClaimValues> {
  const errors: FormErrors<ClaimValues> = {};
  for (const { level, code, veld } of meldingen) {
    const problem = problemByCode[code];
    if (level !== 'error' || problem === undefined || !isField(veld)) continue;
    errors[veld] = say(veld, problem, context);
  }
  return errors;
}
