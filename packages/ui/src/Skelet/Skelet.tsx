import { klas } from '../klas.ts';
import { Verborgen } from '../Verborgen/Verborgen.tsx';
import s from './Skelet.module.css';

interface SkeletProps {
  /** What is coming; each has the size of the real thing. */
  readonly soort: 'regel' | 'titel' | 'bedrag' | 'rij' | 'knop' | 'vlak';
  readonly aantal?: number | undefined;
  /** Said once to screen readers: "Bezig met laden". */
  readonly tekst?: string | undefined;
}

/** Holds the place of what is still loading, so that nothing jumps when it comes. */
export function Skelet({ soort, aantal = 1, tekst }: SkeletProps) {
  return (
    <div className={klas(s, 'skelet')} role={tekst ? 'status' : undefined}>
      {tekst && <Verborgen>{tekst}</Verborgen>}
      {Array.from({ length: aantal }, (_, i) => (
        <div key={i} className={klas(s, soort)} aria-hidden="true" />
      ))}
    </div>
  );
}
