import { type ReactNode, useId } from 'react';
import { Beeldmerk } from '../Beeldmerk/Beeldmerk.tsx';
import { SprongLink } from '../SprongLink/SprongLink.tsx';
import { klas } from '../klas.ts';
import s from './FrameBuiten.module.css';

interface FrameBuitenProps {
  readonly merk: 'ZZ' | 'AZVZ';
  readonly merknaam: string;
  readonly taal?: ReactNode;
  /** A drawing: beside the content on a wide screen, above it on a phone. */
  readonly tekening?: ReactNode;
  readonly voet?: ReactNode;
  readonly teksten: { readonly naarInhoud: string };
  readonly children: ReactNode;
}

/** The frame of pages outside the login: logging in and out, and the status pages. */
export function FrameBuiten(props: FrameBuitenProps) {
  const inhoudId = useId();
  return (
    <div className={klas(s, 'frame')}>
      <SprongLink naar={inhoudId} tekst={props.teksten.naarInhoud} />
      <header className={klas(s, 'boven')}>
        <Beeldmerk merk={props.merk} naam={props.merknaam} />
        {props.taal}
      </header>
      <main id={inhoudId} className={klas(s, 'inhoud')} tabIndex={-1}>
        {props.tekening && <div className={klas(s, 'tekening')}>{props.tekening}</div>}
        <div className={klas(s, 'tekst')}>{props.children}</div>
      </main>
      {props.voet && <footer className={klas(s, 'voet')}>{props.voet}</footer>}
    </div>
  );
}
