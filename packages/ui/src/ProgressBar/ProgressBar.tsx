import { useLayoutEffect, useRef } from 'react';
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

const grown = (part: number) => ({ transform: `scaleX(${part})` });

/**
 * The thin bar at the very top while navigating. It takes no room, and no screen reader hears it:
 * the new page's title is what is announced. It grows by a transform that the browser moves beside the
 * page: a width would be painted sixty times a second while the next screen is made.
 */
export function ProgressBar({ active, minimum, step, speedMs }: ProgressBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Before the first frame, or the bar would stand there full for a moment.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const steps = (almostDone - minimum) / step;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const growing = bar.current?.animate([grown(minimum), grown(almostDone)], {
      duration: steps * speedMs,
      easing: calm ? `steps(${Math.floor(steps)})` : 'linear',
      fill: 'forwards',
    });
    return () => growing?.cancel();
  }, [active, minimum, step, speedMs]);
  return (
    <div className={classNames(s, 'progress', !active && 'done')} aria-hidden="true">
      <div ref={bar} className={classNames(s, 'bar')} />
    </div>
  );
}
