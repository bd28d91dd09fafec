import { Stack } from '@mijn/ui/Stack';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import * as words from '../../../../generated/texts/shared.js';
import { BesideNota } from '../../nota/BesideNota.tsx';
import { hintOrQuestion } from '../../nota/hintOrQuestion.tsx';
import { fieldsOfDetails } from '../fields/fields.ts';
import { bindLine } from '../lines/bindLine.ts';
import { LinesField } from '../lines/LinesField.tsx';
import { AboutReading } from './AboutReading.tsx';
import { asksWhoInDetails, detailErrors } from './detailErrors.ts';
import { HowMuch, NotNeeded, unsureIn, WhatAndWhen, WhoGaveIt } from './DetailFields.tsx';
import { StepFrame, type StepProps } from './StepFrame.tsx';
import { useEarlier } from './useEarlier.ts';
import { WhoChoice } from './WhoChoice.tsx';

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

/** The values of the bill; each that was read stands next to its part of it. */
export function DetailsStep(props: StepProps) {
  const { submission, only, steps, people, onward } = props;
  const { claim, report, context } = submission;
  const { own: fields, errors, check, asksWho } = useDetails(props);
  const { earlier, ask } = useEarlier(claim.form.values.declarant, context.today);
  const marks = steps.includes('who') ? undefined : claim.marks;
  const next = () => {
    if (!check()) return;
    report({ kind: 'looked' });
    onward();
  };
  return (
    <StepFrame
      submission={submission}
      only={only}
      steps={steps}
      step="details"
      title={stepsWords.detailsTitle()}
      errors={<FormErrors title={words.errorsTitle()} errors={errors} checks={fields.checks} />}
      onNext={next}
    >
      <Stack space="spacious">
        {marks && <AboutReading {...submission} />}
        {asksWho && (
          <BesideNota mark={marks?.declarant} what={notaWords.whatWho()}>
            <WhoChoice
              fields={fields}
              people={people}
              hint={hintOrQuestion(unsureIn({ fields, marks })('declarant'), stepsWords.whoHint())}
            />
          </BesideNota>
        )}
        {claim.lines.length === 0 && <WhatAndWhen fields={fields} marks={marks} />}
        {(marks || claim.lines.length > 0) && (
          <LinesField claim={claim} report={report} context={context} />
        )}
        <HowMuch fields={fields} marks={marks} />
        <WhoGaveIt fields={fields} marks={marks} earlier={earlier} onFocus={ask} />
        <NotNeeded fields={fields} marks={marks} />
      </Stack>
    </StepFrame>
  );
}
