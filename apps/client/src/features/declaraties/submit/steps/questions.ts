import { type FieldName } from '../../../../forms/formState.ts';
import { fieldId } from '../../../../forms/bindFields.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import { type ReadName, unsureFields } from '../../nota/nota.ts';
import type { Question } from '../../nota/ReadNotice.tsx';
import type { ClaimValues } from '../fields/fields.ts';
import { lineFieldId } from '../lines/bindLine.ts';
import { lineFields } from '../lines/lines.ts';
import type { ClaimState } from '../state/claim.ts';

const names: Readonly<Partial<Record<FieldName<ClaimValues>, () => string>>> = {
  declarant: notaWords.askDeclarant,
  zorgsoort: notaWords.askZorgsoort,
  behandelDatum: notaWords.askDay,
  bedrag: notaWords.askAmount,
  naamZorgverlener: notaWords.askZorgverlener,
  notaNummer: notaWords.notaNumber,
  buitenland: notaWords.askAbroad,
};

function lineQuestions({ lines }: ClaimState): readonly Question[] {
  return lines.flatMap(({ key, form, marks }, at) => {
    const [first] = unsureFields(marks, form.values, lineFields);
    if (first === undefined) return [];
    return [{ fieldId: lineFieldId(key, first), text: notaWords.lineTitle({ number: at + 1 }) }];
  });
}

/** Returns the values to check, in the order of the screen; a line counts as one. */
export function questionsOf(claim: ClaimState): readonly Question[] {
  const { form, marks, lines } = claim;
  const ask = (of: readonly (ReadName & FieldName<ClaimValues>)[]) =>
    unsureFields(marks, form.values, of).map((name) => ({
      fieldId: fieldId(name),
      text: names[name]?.() ?? name,
    }));
  const care = lines.length > 0 ? lineQuestions(claim) : ask(['zorgsoort', 'behandelDatum']);
  const rest = ask(['bedrag', 'naamZorgverlener', 'notaNummer', 'buitenland']);
  return [...ask(['declarant']), ...care, ...rest];
}
