import * as scanWords from '../../../../generated/texts/scan.js';
import { type FieldError, fieldErrors } from '../../../../forms/bindFields.ts';
import type { ErrorsByField } from '../../../../forms/formState.ts';
import { type ClaimValues, fieldsOfDetails } from '../state/claimFields.ts';
import { lineFieldId } from './LinesField.tsx';
import { type ClaimLine, lineFields, type LineValues } from '../state/lineItems.ts';
import { type StepProps, hrefOfStep } from './StepFrame.tsx';
import { distinctTexts } from '../send/messageText.tsx';
import type { ObjectionLink, Objections } from '../state/objections.ts';
import { pickerId } from '../upload/notaErrors.ts';
import type { SubmitStep } from './step.ts';

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
      const told = scanWords.lineError({ number: at + 1, text });
      return [{ fieldId: lineFieldId(key, name), text: told }];
    }),
  );
  return [
    ...(asksWho ? fieldErrors(wrong.fields, ['declarant']) : []),
    ...ofLines,
    ...fieldErrors(wrong.fields, fieldsOfDetails(lines.length > 0)),
  ];
}

/**
 * Returns the insurer's objections to fields and files, in the order of the steps, each with a link to its
 * field.
 */
export function objectionLinks(
  objections: Objections,
  lines: readonly Pick<ClaimLine, 'key'>[],
  { steps, only }: Pick<StepProps, 'steps' | 'only'>,
): readonly ObjectionLink[] {
  const leading =
    (step: SubmitStep) =>
    ({ fieldId, ...one }: Omit<ObjectionLink, 'href'> & { readonly fieldId: string }) => ({
      ...one,
      href: `${hrefOfStep(step, steps)}#${fieldId}`,
    });
  const who = fieldErrors(objections.fields, ['declarant']);
  const asksWho = asksWhoInDetails({ steps, only });
  const ofFiles = distinctTexts(objections.files.flatMap(({ meldingen }) => meldingen));
  return [
    // A single person can claim for nobody else.
    ...(only === undefined ? [] : who.map(({ text }) => ({ text, href: undefined }))),
    ...(steps.includes('who') ? who.map(leading('who')) : []),
    ...ofFiles.map((one) => ({ ...one, fieldId: pickerId })).map(leading('nota')),
    ...detailErrors(lines, objections, asksWho).map(leading('details')),
  ];
}
