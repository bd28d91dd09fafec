import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import s from './Skeleton.module.css';

interface SkeletonProps {
  /** What is coming; each has the size of the real thing. */
  readonly soort: 'line' | 'title' | 'amount' | 'row' | 'button' | 'surface';
  readonly aantal?: number | undefined;
  /** Said once to screen readers: "Bezig met laden". */
  readonly tekst?: string | undefined;
}

/** Holds the place of what is still loading, so that nothing jumps when it comes. */
export function Skeleton({ soort, aantal = 1, tekst }: SkeletonProps) {
  return (
    <div className={classNames(s, 'skeleton')} role={tekst ? 'status' : undefined}>
      {tekst && <VisuallyHidden>{tekst}</VisuallyHidden>}
      {Array.from({ length: aantal }, (_, i) => (
        <div key={i} className={classNames(s, soort)} aria-hidden="true" />
      ))}
    </div>
  );
}
