import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import s from './Skeleton.module.css';

interface SkeletonProps {
  /** The element that is loading; each kind has its size. */
  readonly kind: 'line' | 'title' | 'amount' | 'row' | 'button' | 'surface';
  readonly count?: number | undefined;
  /** Announced once: "Bezig met laden". */
  readonly text?: string | undefined;
}

/** A placeholder with the size of the content, so that nothing moves when it arrives. */
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
