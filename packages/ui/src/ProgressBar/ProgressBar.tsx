import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import s from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly active: boolean;
  /** Initial width and step (fractions of the width), and the duration of a step (§9). */
  readonly minimum: number;
  readonly step: number;
  readonly speedMs: number;
}

const almostDone = 0.94;

const grown = (part: number) => ({ transform: `scaleX(${part})` });

/**
 * The progress bar at the top during navigation. Hidden from screen readers, because the new page's title is announced.
 * It grows by a transform on the compositor: a width would repaint sixty times a second while the next screen renders.
 */
export function ProgressBar({ active, minimum, step, speedMs }: ProgressBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // A layout effect, because the bar would be full for one frame otherwise.
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
