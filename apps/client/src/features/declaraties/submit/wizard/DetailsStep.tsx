import * as scanWords from '../../../../generated/texts/scan.js';
import * as m from '../../../../generated/texts/submit.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import * as words from '../../../../generated/texts/shared.js';
import type { FieldName } from '../../../../forms/formState.ts';
import { fieldId } from '../../../../forms/bindFields.ts';
import { type ReadName, unsureFields } from '../state/readNota.ts';
import { type Question, MissingDetails, OtherCurrency, ReadNotice } from '../scan/ReadNotice.tsx';
import { type ClaimValues, fieldsOfDetails } from '../state/claimFields.ts';
import { lineFieldId, lineHeadingId, bindLine, LinesField } from './LinesField.tsx';
import { lineFields } from '../state/lineItems.ts';
import type { ClaimState } from '../state/claim.ts';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type DOMAttributes, useEffect, useRef, useState } from 'react';
import { notReadText, ReadAgain, SeveralNotas } from '../scan/ReadingStatus.tsx';
import { type StepProps, StepFrame } from './StepFrame.tsx';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { WithCutOut, hintOrQuestion } from '../scan/CutOut.tsx';
import { asksWhoInDetails, detailErrors } from './detailErrors.ts';
import {
  AmountField,
  OptionalFields,
  unsureIn,
  CareAndDayFields,
  ZorgverlenerField,
} from './DetailFields.tsx';
import { useEarlier } from './useEarlier.ts';
import { WhoChoice } from './WhoStep.tsx';

const names: Readonly<Partial<Record<FieldName<ClaimValues>, () => string>>> = {
  declarant: scanWords.askDeclarant,
  zorgsoort: scanWords.askZorgsoort,
  behandelDatum: scanWords.askDay,
  bedrag: scanWords.askAmount,
  naamZorgverlener: scanWords.askZorgverlener,
  notaNummer: scanWords.notaNumber,
  buitenland: scanWords.askAbroad,
};

function lineQuestions({ lines }: ClaimState): readonly Question[] {
  return lines.flatMap(({ key, form, marks }, at) => {
    const [first] = unsureFields(marks, form.values, lineFields);
    if (first === undefined) return [];
    return [{ fieldId: lineFieldId(key, first), text: scanWords.lineTitle({ number: at + 1 }) }];
  });
}

/** Returns the values to check, in the order of the screen; a line counts as one. */
function questionsOf(claim: ClaimState): readonly Question[] {
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

/** Notices about the bill, above the fields that it fills in. */
export function AboutReading(props: Pick<StepProps['submission'], 'claim' | 'report' | 'context'>) {
  const { claim } = props;
  const { reading } = claim;
  // An earlier reading is announced by the page itself.
  const [first] = useState(reading.kind);
  const isRead = reading.kind === 'done' && first !== 'done';
  return (
    <div>
      <output>
        {reading.kind === 'busy' && scanWords.readMerely()}
        {notReadText(reading)}
        {isRead && <VisuallyHidden>{m.readDone()}</VisuallyHidden>}
      </output>
      <ReadAgain reading={reading} report={props.report} />
      <SeveralNotas {...props} />
      {reading.kind === 'done' && (
        <Stack>
          <ReadNotice questions={questionsOf(claim)} />
          <OtherCurrency nota={reading.nota} />
          <MissingDetails ontbreekt={reading.nota.ontbreekt} />
        </Stack>
      )}
    </div>
  );
}

/** Binds the fields of the claim and its lines, and checks them together. */
function useDetails({ submission, steps, only }: StepProps) {
  const { claim, report, context } = submission;
  const asksWho = asksWhoInDetails({ steps, only });
  const own = submission.bind([
    ...(asksWho ? (['declarant'] as const) : []),
    ...fieldsOfDetails(claim.lines.length > 0),
  ]);
  const lines = claim.lines.map((line) => bindLine(line, report, context));
  const wrong = { fields: claim.form.errors, lines: claim.lines.map(({ form }) => form.errors) };
  const errors = detailErrors(claim.lines, wrong, asksWho);
  // Checks all fields, so that all errors are shown together.
  const check = () =>
    [own, ...lines.map(({ fields }) => fields)].map((fields) => fields.check()).every(Boolean);
  return { own, errors, check, asksWho };
}

/**
 * Returns the handlers for the fields of care and day. When the lines of a bill that was just read replace
 * these fields, the focus goes from the field to the heading of the first line.
 */
function useFocusOnLines([first]: ClaimState['lines']): Pick<
  DOMAttributes<HTMLDivElement>,
  'onFocus' | 'onBlur'
> {
  const hasFocus = useRef(false);
  const key = first?.key;
  useEffect(() => {
    if (key === undefined || !hasFocus.current) return;
    hasFocus.current = false;
    document.getElementById(lineHeadingId(key))?.focus();
  }, [key]);
  // The browser reports no blur when a focused field is removed.
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}

/** The values of the bill; each that was read stands next to its part of it. */
export function DetailsStep(props: StepProps) {
  const { submission, only, steps, people, onward } = props;
  const { claim, report, context } = submission;
  const { own: fields, errors, check, asksWho } = useDetails(props);
  const { earlier, ask } = useEarlier(claim.form.values.declarant, context.today);
  const careAndDay = useFocusOnLines(claim.lines);
  const marks = steps.includes('who') ? undefined : claim.marks;
  const next = () => {
    if (!check()) return;
    report({ kind: 'reviewed' });
    onward();
  };
  return (
    <StepFrame
      submission={submission}
      only={only}
      steps={steps}
      step="details"
      title={wizardWords.detailsTitle()}
      errors={<FormErrors title={words.errorsTitle()} errors={errors} checks={fields.checks} />}
      onNext={next}
    >
      <Stack space="spacious">
        {marks && <AboutReading {...submission} />}
        {asksWho && (
          <WithCutOut mark={marks?.declarant} what={scanWords.whatWho()}>
            <WhoChoice
              fields={fields}
              people={people}
              hint={hintOrQuestion(unsureIn({ fields, marks })('declarant'), wizardWords.whoHint())}
            />
          </WithCutOut>
        )}
        {claim.lines.length === 0 && (
          <div {...careAndDay}>
            <Stack space="spacious">
              <CareAndDayFields fields={fields} marks={marks} />
            </Stack>
          </div>
        )}
        {(marks || claim.lines.length > 0) && (
          <LinesField claim={claim} report={report} context={context} />
        )}
        <AmountField fields={fields} marks={marks} />
        <ZorgverlenerField fields={fields} marks={marks} earlier={earlier} onFocus={ask} />
        <OptionalFields fields={fields} marks={marks} />
      </Stack>
    </StepFrame>
  );
}
