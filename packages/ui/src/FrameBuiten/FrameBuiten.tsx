import { type ReactNode, useId } from 'react';
import { Beeldmerk } from '../Beeldmerk/Beeldmerk.tsx';
import { SprongLink } from '../SprongLink/SprongLink.tsx';
import { klas } from '../klas.ts';
import s from './FrameBuiten.module.css';

interface FrameBuitenProps {
  readonly merk: 'ZZ' | 'AZVZ';
  readonly merknaam: string;
  /** The switch between languages. */
  readonly taal?: ReactNode;
  /** A picture that fills one side of a wide screen, or a band on a phone: `TekeningRust`. */
  readonly beeld?: ReactNode;
  /** A small drawing above the content: `TekeningStatus`. */
  readonly tekening?: ReactNode;
  readonly voet?: ReactNode;
  readonly teksten: { readonly naarInhoud: string };
  readonly children: ReactNode;
}

/** The frame of pages outside the login: logging in and out, and the status pages. */
export function FrameBuiten(props: FrameBuitenProps) {
  const { beeld, tekening, voet } = props;
  const inhoudId = useId();
  return (
    <div className={klas(s, 'frame', beeld ? 'metBeeld' : undefined)}>
      <SprongLink naar={inhoudId} tekst={props.teksten.naarInhoud} />
      <header className={klas(s, 'boven')}>
        <Beeldmerk merk={props.merk} naam={props.merknaam} />
        {props.taal}
      </header>
      {beeld && <div className={klas(s, 'beeld')}>{beeld}</div>}
      <main id={inhoudId} className={klas(s, 'inhoud')} tabIndex={-1}>
        {tekening && <div className={klas(s, 'tekening')}>{tekening}</div>}
        {props.children}
      </main>
      {voet && <footer className={klas(s, 'voet')}>{voet}</footer>}
    </div>
  );
}
