import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './Stepper.module.css';

/** A step on a way that one only looks at. */
export interface Step {
  readonly key: string;
  readonly title: ReactNode;
  /** When it was reached, or is expected. */
  readonly when?: ReactNode;
  readonly explanation?: ReactNode;
  readonly phase: 'done' | 'now' | 'soon';
}

interface StepperProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The standing in words, for screen readers. */
  readonly phases: Readonly<Record<Step['phase'], string>>;
}

/** How far something is: each step with its date, upright on a phone and lying down where there is room. */
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
