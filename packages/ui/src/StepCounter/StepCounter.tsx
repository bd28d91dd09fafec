import { classNames } from '../classNames.ts';
import s from './StepCounter.module.css';

interface StepCounterProps {
  /** In words: "Stap 1 van 4". */
  readonly tekst: string;
  /** From 1. */
  readonly now: number;
  readonly totaal: number;
}

/** Where one is in a form of several steps: in words, with a bar in as many parts. */
export function StepCounter({ tekst, now, totaal }: StepCounterProps) {
  const parts = Array.from({ length: totaal }, (_, i) => i + 1);
  return (
    <div className={classNames(s, 'counter')}>
      <p>{tekst}</p>
      <div className={classNames(s, 'bar')} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={classNames(s, 'part', part <= now && 'done')} />
        ))}
      </div>
    </div>
  );
}
