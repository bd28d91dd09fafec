import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import s from './StepFrame.module.css';
import { Card } from '@mijn/ui/Card';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Page } from '@mijn/ui/Page';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { StepCounter } from '@mijn/ui/StepCounter';
import { pages } from '@mijn/domain/paths';
import type { FormEvent, ReactNode } from 'react';
import type { SendResult } from '../../../../api/sendOperation.ts';
import { useStepTitle } from '../../../../forms/useStepTitle.ts';
import type { Expected } from '../send/expected.ts';
import { SaveAlert, SaveStatus } from '../draft/SaveAlert.tsx';
import { isReadForCertain } from '../state/claim.ts';
import type { Submission } from './useSubmission.ts';
import { addressOfStep, type SubmitStep, previousStep, walkedSteps } from './step.ts';

export interface Person {
  readonly relatienummer: string;
  readonly opgemaakteNaam: string;
  readonly geboorteDatum: string;
}

/** Props of all steps. Events go to `submission.report`, and return as new state. */
export interface StepProps {
  readonly submission: Submission;
  readonly people: readonly Person[];
  /** The only person to claim for; undefined when there is a choice. */
  readonly only: string | undefined;
  readonly steps: readonly SubmitStep[];
  /** Masked account; null when unknown. */
  readonly iban: string | null;
  /** Whether the insurer knows none. */
  readonly noAccount: boolean;
  /** Expected payout of the claim that is checked or was sent; undefined until it is loaded. */
  readonly expected: SendResult<Expected> | undefined;
  /** Goes to the next step, or back to the check when all is filled in. */
  readonly onward: () => void;
}

interface StepFrameProps extends Pick<StepProps, 'submission' | 'only' | 'steps'> {
  readonly step: SubmitStep;
  readonly title: string;
  readonly errors?: ReactNode;
  /** The answer of the step, above its card. */
  readonly answer?: ReactNode;
  readonly button?: string;
  readonly busy?: boolean;
  /** Whether the step has a main action of its own, so that going on is the second one. */
  readonly hasOtherAction?: boolean;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** Returns the address of a step. */
export function hrefOfStep(step: SubmitStep, steps: readonly SubmitStep[]): string {
  return `${pages.declaratieIndienen.path}${addressOfStep(step, steps)}`;
}

/**
 * The frame of a step: its number, its question as the heading, its errors, and the buttons to go on and
 * back.
 */
export function StepFrame(props: StepFrameProps) {
  const { submission, only, step, title, errors, answer, button, busy, onNext, children } = props;
  const variant = props.hasOtherAction ? 'secondary' : 'primary';
  const isCheckedAtOnce =
    step !== 'details' && isReadForCertain(submission.claim, submission.context);
  const steps = walkedSteps(props.steps, isCheckedAtOnce);
  const now = steps.indexOf(step) + 1;
  const total = steps.length;
  // The first step has the title of the page.
  useStepTitle(now > 1 ? title : undefined);
  const previous = previousStep(step, steps);
  const where = { now, totaal: total };
  const hasNews =
    submission.draftSavedAt !== undefined || submission.autoSave.elsewhere !== undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onNext();
  };
  return (
    <Page narrow title={title} eyebrow={words.submitDeclaratie()}>
      <StepCounter text={m.stepOf(where)} current={now} total={total} />
      {hasNews && <SaveAlert submission={submission} only={only} where={where} />}
      {errors}
      {/* A browser does nothing by itself with a form of this method: it would lose the input, and the files. */}
      <form method="dialog" noValidate onSubmit={send} data-needs-script="">
        <Stack>
          {answer}
          <Card>{children}</Card>
          <div className={s['actions']}>
            <ButtonGroup>
              <Button type="submit" variant={variant} busy={busy}>
                {button ?? m.onward()}
              </Button>
              {previous && !busy && (
                <Link
                  href={hrefOfStep(previous, props.steps)}
                  className={buttonClass({ variant: 'subtle' })}
                >
                  {m.previous()}
                </Link>
              )}
            </ButtonGroup>
          </div>
          <SaveStatus
            autoSave={submission.autoSave}
            hasOtherBills={submission.claim.otherFiles.length > 0}
          />
        </Stack>
      </form>
    </Page>
  );
}
