import { useEffect, useState } from 'react';
import { classNames } from '../classNames.ts';
import s from './ProgressBar.module.css';

interface ProgressBarProps {
  /** A navigation is under way. */
  readonly active: boolean;
  /** Where the bar starts and what each step adds (fractions of its width), and how long a step takes (§9). */
  readonly minimum: number;
  readonly step: number;
  readonly speedMs: number;
}

const almostDone = 0.94;

/**
 * The thin bar at the very top while navigating. It takes no room, and no screen reader hears it:
 * the new page's title is what is announced.
 */
export function ProgressBar({ active, minimum, step, speedMs }: ProgressBarProps) {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!active) return undefined;
    const running = setInterval(() => setSteps((now) => now + 1), speedMs);
    return () => {
      clearInterval(running);
      setSteps(0);
    };
  }, [active, speedMs]);
  const part = active ? Math.min(minimum + steps * step, almostDone) : 1;
  return (
    <svg
      className={classNames(s, 'progress', !active && 'done')}
      aria-hidden="true"
      width="100%"
      height="4"
    >
      <rect
        className={classNames(s, 'bar', active && steps === 0 && 'start')}
        width={`${part * 100}%`}
        height="4"
      />
    </svg>
  );
}
