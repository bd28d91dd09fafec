import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../classNames.ts';
import s from './Stepper.module.css';

/** A step on a way that one only looks at. */
export interface Step {
  readonly sleutel: string;
  readonly titel: ReactNode;
  /** When it was reached, or is expected. */
  readonly when?: ReactNode;
  readonly uitleg?: ReactNode;
  readonly phase: 'done' | 'now' | 'soon';
}

interface StepperProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly stappen: readonly Step[];
  /** The standing in words, for screen readers. */
  readonly phases: Readonly<Record<Step['phase'], string>>;
}

/** How far something is: each step with its date, upright on a phone and lying down where there is room. */
export function Stepper({ label, stappen, phases }: StepperProps) {
  return (
    <div className={classNames(s, 'houder')}>
      <ol className={classNames(s, 'steps')} aria-label={label}>
        {stappen.map((step) => (
          <li
            key={step.sleutel}
            className={classNames(s, 'step', step.phase)}
            aria-current={step.phase === 'now' ? 'step' : undefined}
          >
            <span className={classNames(s, 'punt')}>
              {step.phase === 'done' && <Icon icon={Check} small />}
            </span>
            <div className={classNames(s, 'text')}>
              <span className={classNames(s, 'title')}>{step.titel}</span>
              <VisuallyHidden> ({phases[step.phase]})</VisuallyHidden>
              {step.when && <span className={classNames(s, 'when')}>{step.when}</span>}
              {step.uitleg && <p className={classNames(s, 'explanation')}>{step.uitleg}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
