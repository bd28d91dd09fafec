import { useEffect, useState } from 'react';
import { klas } from '../klas.ts';
import s from './Voortgang.module.css';

interface VoortgangProps {
  /** A navigation is under way. */
  readonly actief: boolean;
  /** Where the bar starts and what each step adds (fractions of its width), and how long a step takes (§9). */
  readonly minimum: number;
  readonly stap: number;
  readonly snelheidMs: number;
}

const bijnaKlaar = 0.94;

/**
 * The thin bar at the very top while navigating. It takes no room, and no screen reader hears it:
 * the new page's title is what is announced.
 */
export function Voortgang({ actief, minimum, stap, snelheidMs }: VoortgangProps) {
  const [stappen, setStappen] = useState(0);
  useEffect(() => {
    if (!actief) return undefined;
    const loopt = setInterval(() => setStappen((nu) => nu + 1), snelheidMs);
    return () => {
      clearInterval(loopt);
      setStappen(0);
    };
  }, [actief, snelheidMs]);
  const deel = actief ? Math.min(minimum + stappen * stap, bijnaKlaar) : 1;
  return (
    <svg
      className={klas(s, 'voortgang', actief ? 'bezig' : 'klaar')}
      aria-hidden="true"
      width="100%"
      height="4"
    >
      <rect
        className={klas(s, 'balk', actief && stappen === 0 && 'begin')}
        width={`${deel * 100}%`}
        height="4"
      />
    </svg>
  );
}
