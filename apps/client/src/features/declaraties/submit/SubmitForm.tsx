import { type ComponentType, createElement } from 'react';
import { Skeleton } from '@mijn/ui/Skeleton';
import * as m from '../../../generated/texts/submit.js';
import type { SubmitStep } from './step.ts';
import { WhoStep } from './WhoStep.tsx';
import type { SubmitFlow } from './useSubmission.ts';
import { useLaterSteps } from './useLaterSteps.ts';
import { useStep } from './useStep.ts';

/** Somebody for whom one may claim. */
export interface Person {
  readonly relatienummer: string;
  readonly opgemaakteNaam: string;
  readonly geboorteDatum: string;
}

/** What every step knows. */
export interface StepProps {
  readonly submit: SubmitFlow;
  readonly people: readonly Person[];
  /** The one person there is to claim for; undefined when there is a choice. */
  readonly only: string | undefined;
  /** Masked account; null when unknown. */
  readonly iban: string | null;
  /** `yyyy-mm-dd` */
  readonly today: string;
  /** Goes on: to the next step, or back to checking when all is filled in. */
  readonly onward: () => void;
}

const firstStep = { who: WhoStep };

/** Shows the step that the address asks for, as far as it can be reached. */
export function SubmitForm(props: Omit<StepProps, 'onward'>) {
  const { stap, onward } = useStep(props.submit.formState, props.today);
  const screens: Partial<Record<SubmitStep, ComponentType<StepProps>>> = {
    ...firstStep,
    ...useLaterSteps(),
  };
  const screen = screens[stap];
  if (!screen) return <Skeleton kind="surface" text={m.laden()} />;
  return createElement(screen, { ...props, onward });
}
