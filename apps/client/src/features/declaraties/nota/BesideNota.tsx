import type { ReactNode } from 'react';
import s from './CutOut.module.css';
import { CutOut } from './CutOut.tsx';
import type { Mark } from './nota.ts';

interface BesideNotaProps {
  readonly mark: Pick<Mark, 'place'> | undefined;
  /** Name of the field: "het bedrag". */
  readonly what: string;
  readonly children: ReactNode;
}

/** A field with the part of the bill that it was read from, if any. */
export function BesideNota({ mark, what, children }: BesideNotaProps) {
  if (!mark?.place) return children;
  return (
    <div className={s['beside']}>
      {children}
      <CutOut place={mark.place} what={what} />
    </div>
  );
}
