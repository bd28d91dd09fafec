import { classNames } from '../classNames.ts';
import s from './StepCounter.module.css';

interface StepCounterProps {
  /** The count in words: "Stap 1 van 4". */
  readonly text: string;
  /** From 1. */
  readonly current: number;
  readonly total: number;
}

/** The current step of a form, as text and as a segmented bar. */
export function StepCounter({ text, current, total }: StepCounterProps) {
  const parts = Array.from({ length: total }, (_, i) => i + 1);
  return (
    <div className={classNames(s, 'counter')}>
      <p>{text}</p>
      <div className={classNames(s, 'bar')} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={classNames(s, 'part', part <= current && 'done')} />
        ))}
      </div>
    </div>
  );
}
