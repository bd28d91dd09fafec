import { distinctTexts } from '../send/messageText.ts';
import type { ObjectionLink, Objections } from '../send/objections.ts';
import type { ClaimLine } from '../lines/lines.ts';
import { pickerId } from '../files/notaErrors.ts';
import { fieldErrors } from '../../../../forms/bindFields.ts';
import { asksWhoInDetails, detailErrors } from './detailErrors.ts';
import { hrefOfStep, type StepProps } from './StepFrame.tsx';
import type { SubmitStep } from './step.ts';

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
