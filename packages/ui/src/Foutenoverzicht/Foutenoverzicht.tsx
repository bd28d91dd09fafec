import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Foutenoverzicht.module.css';

/** An error with the id of the control that mends it. */
export interface Fout {
  readonly veldId: string;
  readonly tekst: ReactNode;
}

interface FoutenoverzichtProps {
  readonly titel: ReactNode;
  readonly fouten: readonly Fout[];
}

// Not by the address: a hash would be a navigation, and the form would lose its place in history.
function naarVeld(event: MouseEvent, veldId: string): void {
  const veld = document.getElementById(veldId);
  if (!veld) return;
  event.preventDefault();
  veld.focus();
}

/** All errors of a form at its top, each a link to its field. Takes the focus when it appears; give it a new `key` to take it again. */
export function Foutenoverzicht({ titel, fouten }: FoutenoverzichtProps) {
  const id = useId();
  const vak = useRef<HTMLElement>(null);
  useEffect(() => vak.current?.focus(), []);
  return (
    <section ref={vak} tabIndex={-1} aria-labelledby={id} className={klas(s, 'overzicht')}>
      <span className={klas(s, 'pictogram')}>
        <Pictogram icoon={CircleAlert} />
      </span>
      <h2 id={id} className={klas(s, 'titel')}>
        {titel}
      </h2>
      <ul className={klas(s, 'fouten')}>
        {fouten.map(({ veldId, tekst }) => (
          <li key={veldId}>
            <a href={`#${veldId}`} onClick={(event) => naarVeld(event, veldId)}>
              {tekst}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
