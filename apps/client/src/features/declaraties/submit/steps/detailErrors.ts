import { type FieldError, fieldErrors } from '../../../../forms/bindFields.ts';
import type { ErrorsByField } from '../../../../forms/formState.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import { type ClaimValues, fieldsOfDetails } from '../fields/fields.ts';
import { lineFieldId } from '../lines/bindLine.ts';
import { type ClaimLine, lineFields, type LineValues } from '../lines/lines.ts';
import type { StepProps } from './StepFrame.tsx';

/**
 * Returns whether the step of the values also asks for the person: when no other step does, and there is a
 * choice.
 */
export function asksWhoInDetails({ steps, only }: Pick<StepProps, 'steps' | 'only'>): boolean {
  return !steps.includes('who') && only === undefined;
}

/** Errors at the claim’s own fields, and at those of each line. */
interface DetailsWrong {
  readonly fields: ErrorsByField<ClaimValues>;
  readonly lines: readonly ErrorsByField<LineValues>[];
}

/**
 * Returns the errors of the step of the values, in its order: the person (if asked there), the lines by
 * number, and the rest.
 */
export function detailErrors(
  lines: readonly Pick<ClaimLine, 'key'>[],
  wrong: DetailsWrong,
  asksWho: boolean,
): readonly FieldError[] {
  const ofLines = lines.flatMap(({ key }, at) =>
    lineFields.flatMap((name) => {
      const text = wrong.lines[at]?.[name];
      if (text === undefined) return [];
      const told = notaWords.lineError({ number: at + 1, text });
      return [{ fieldId: lineFieldId(key, name), text: told }];
    }),
  );
  return [
    ...(asksWho ? fieldErrors(wrong.fields, ['declarant']) : []),
    ...ofLines,
    ...fieldErrors(wrong.fields, fieldsOfDetails(lines.length > 0)),
  ];
}
