import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import s from './Illustration.module.css';

/** Classes for the parts of an illustration: lines, tinted and accented areas. */
export const lines = {
  line: classNames(s, 'line'),
  thin: classNames(s, 'line', 'thin'),
  tint: classNames(s, 'tint'),
  paper: classNames(s, 'paper'),
  accent: classNames(s, 'accent'),
  accentLine: classNames(s, 'line', 'accentLine'),
  full: classNames(s, 'full'),
  water: classNames(s, 'water'),
  sand: classNames(s, 'sand'),
} as const;

interface IllustrationProps {
  readonly width: number;
  readonly height: number;
  /** Fills its container, cropped at the top. */
  readonly fill?: boolean | undefined;
  /** Fills its whole area, as a picture with round corners. */
  readonly framed?: boolean | undefined;
  readonly children: ReactNode;
}

/** A line drawing in the brand's colours; decorative, so hidden from screen readers. */
export function Illustration({ width, height, fill, framed, children }: IllustrationProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={fill ? 'xMidYMax slice' : undefined}
      className={classNames(s, 'illustration', framed && 'framed')}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
