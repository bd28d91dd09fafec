import { klas } from '../klas.ts';
import s from './StappenTeller.module.css';

interface StappenTellerProps {
  /** In words: "Stap 1 van 4". */
  readonly tekst: string;
  /** From 1. */
  readonly nu: number;
  readonly totaal: number;
}

/** Where one is in a form of several steps: in words, with a bar in as many parts. */
export function StappenTeller({ tekst, nu, totaal }: StappenTellerProps) {
  const delen = Array.from({ length: totaal }, (_, i) => i + 1);
  return (
    <div className={klas(s, 'teller')}>
      <p>{tekst}</p>
      <div className={klas(s, 'balk')} aria-hidden="true">
        {delen.map((deel) => (
          <span key={deel} className={klas(s, 'deel', deel <= nu && 'gedaan')} />
        ))}
      </div>
    </div>
  );
}
