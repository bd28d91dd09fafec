import type { Submission } from './useSubmission.ts';
import { usePickedFiles, useSendFiles } from '../upload/useUploads.ts';
import { SharedFiles } from '../upload/SharedFiles.tsx';
import { useReading } from '../scan/useReading.ts';
import { type ComponentType, createElement, useEffectEvent, useLayoutEffect } from 'react';
import { CheckStep } from './CheckStep.tsx';
import { Confirmation } from './Confirmation.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { SubmitStep } from './step.ts';
import type { StepProps } from './StepFrame.tsx';
import { WhoStep } from './WhoStep.tsx';
import { useExpected } from '../send/Expectation.tsx';
import { useStep } from './useStep.ts';
import { NotaStep } from './NotaStep.tsx';
import { lineFieldId } from './LinesField.tsx';
import { typedFields } from '../../../../forms/useTypedBefore.ts';
import { Stack } from '@mijn/ui/Stack';

interface BackgroundWorkProps extends Pick<Submission, 'claim' | 'report' | 'context'> {
  readonly reads: boolean;
  readonly only: string | undefined;
}

/**
 * Background work during the steps: files are received, sent and read. Renders only the question about
 * shared files.
 */
export function BackgroundWork({
  claim,
  report,
  context: { language },
  reads,
  only,
}: BackgroundWorkProps) {
  usePickedFiles(claim, report, only);
  useSendFiles(claim.files, report);
  useReading(claim, report, { reads, language });
  return <SharedFiles report={report} />;
}

interface LaterStepProps extends StepProps {
  readonly step: Exclude<SubmitStep, 'nota'>;
}

const steps: Readonly<Record<LaterStepProps['step'], ComponentType<StepProps>>> = {
  who: WhoStep,
  details: DetailsStep,
  check: CheckStep,
  done: Confirmation,
};

/** Renders a step other than the bill. */
function LaterStep({ step, ...props }: LaterStepProps) {
  return createElement(steps[step], props);
}

interface SubmitFormProps extends Omit<StepProps, 'onward' | 'expected'> {
  readonly reads: boolean;
  /** Whether leaving the page waits for an answer: no step follows by itself then. */
  readonly isLeaving?: boolean;
}

// A date takes over its own fields.
const typedNames = [
  'declarant',
  'zorgsoort',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'buitenland',
  'opmerking',
] as const;

/** Reports what was typed and chosen in the fields and lines of a draft before React hydrated them. */
function useTypedInClaim({ claim, report }: Pick<Submission, 'claim' | 'report'>): void {
  const reportTyped = useEffectEvent(() => {
    for (const typed of typedFields(claim.form.values, typedNames))
      report({ kind: 'form', event: { kind: 'filledIn', ...typed } });
    for (const { key, form } of claim.lines)
      for (const typed of typedFields(form.values, ['zorgsoort', 'bedrag'], (name) =>
        lineFieldId(key, name),
      ))
        report({ kind: 'line', key, event: { kind: 'filledIn', ...typed } });
  });
  useLayoutEffect(() => reportTyped(), []);
}

/** Renders the step of the address, as far as it can be reached. */
export function SubmitForm({ reads, isLeaving = false, ...props }: SubmitFormProps) {
  const { claim, context, draftSavedAt, report } = props.submission;
  useTypedInClaim(props.submission);
  const { step, onward } = useStep(claim, context, {
    steps: props.steps,
    resumes: draftSavedAt !== undefined,
    isLeaving,
  });
  // The confirmation shows it too.
  const expected = useExpected(
    claim,
    context,
    step === 'check' && claim.form.values.declarant !== '',
  );
  return (
    <Stack>
      <BackgroundWork {...{ claim, report, context, reads }} only={props.only} />
      {step === 'nota' ? (
        <NotaStep {...props} isLeaving={isLeaving} expected={expected} onward={onward} />
      ) : (
        <LaterStep {...props} expected={expected} step={step} onward={onward} />
      )}
    </Stack>
  );
}
