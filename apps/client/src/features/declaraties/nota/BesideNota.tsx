import type { ReactNode } from 'react';
import s from './CutOut.module.css';
import { CutOut } from './CutOut.tsx';
import type { Mark } from './nota.ts';

interface BesideNotaProps {
  readonly mark: Pick<Mark, 'place'> | undefined;
  /** What was read: "het bedrag". */
  readonly what: string;
  readonly children: ReactNode;
}

/** A field with the piece of the bill where it was read; as it is where none was. */
export function BesideNota({ mark, what, children }: BesideNotaProps) {
  if (!mark?.place) return children;
  return (
    <div className={s['beside']}>
      {children}
      <CutOut place={mark.place} what={what} />
    </div>
  );
}
