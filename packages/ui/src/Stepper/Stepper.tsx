import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './Stepper.module.css';

/** A step of a process, read-only. */
export interface Step {
  readonly key: string;
  readonly title: ReactNode;
  /** When it was or will be reached. */
  readonly when?: ReactNode;
  readonly explanation?: ReactNode;
  readonly phase: 'done' | 'now' | 'soon';
}

interface StepperProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Accessible names of the states. */
  readonly phases: Readonly<Record<Step['phase'], string>>;
}

/** The progress of a process: each step with its date, vertical on a phone and horizontal if there is space. */
export function Stepper({ label, steps, phases }: StepperProps) {
  return (
    <div className={classNames(s, 'container')}>
      <ol className={classNames(s, 'steps')} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.key}
            className={classNames(s, 'step', step.phase)}
            aria-current={step.phase === 'now' ? 'step' : undefined}
          >
            <span className={classNames(s, 'dot')}>
              {step.phase === 'done' && <Icon icon={Check} small />}
            </span>
            <div className={classNames(s, 'text')}>
              <span className={classNames(s, 'title')}>{step.title}</span>
              <VisuallyHidden> ({phases[step.phase]})</VisuallyHidden>
              {step.when && <span className={classNames(s, 'when')}>{step.when}</span>}
              {step.explanation && (
                <p className={classNames(s, 'explanation')}>{step.explanation}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
