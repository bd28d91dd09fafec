import { type ReactNode, useId } from 'react';
import { klas } from '../klas.ts';
import s from './Kaart.module.css';

interface KaartProps {
  readonly titel?: ReactNode;
  /** Level of the heading; 2 unless told. */
  readonly niveau?: 2 | 3 | undefined;
  /** At the end of the heading: a link or a button. */
  readonly actie?: ReactNode;
  readonly children?: ReactNode;
}

/** A white card. With a title it is a section of the page by that name. */
export function Kaart({ titel, niveau = 2, actie, children }: KaartProps) {
  const id = useId();
  const Kop = `h${niveau}` as const;
  if (titel === undefined) return <div className={klas(s, 'kaart')}>{children}</div>;
  return (
    <section className={klas(s, 'kaart')} aria-labelledby={id}>
      <div className={klas(s, 'kop')}>
        <Kop id={id}>{titel}</Kop>
        {actie}
      </div>
      {children}
    </section>
  );
}
