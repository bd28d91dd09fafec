import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import s from './Skeleton.module.css';

interface SkeletonProps {
  /** What is coming; each has the size of the real thing. */
  readonly kind: 'line' | 'title' | 'amount' | 'row' | 'button' | 'surface';
  readonly count?: number | undefined;
  /** Said once to screen readers: "Bezig met laden". */
  readonly text?: string | undefined;
}

/** Holds the place of what is still loading, so that nothing jumps when it comes. */
export function Skeleton({ kind, count = 1, text }: SkeletonProps) {
  return (
    <div className={classNames(s, 'skeleton')} role={text ? 'status' : undefined}>
      {text && <VisuallyHidden>{text}</VisuallyHidden>}
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={classNames(s, kind)} aria-hidden="true" />
      ))}
    </div>
  );
}
