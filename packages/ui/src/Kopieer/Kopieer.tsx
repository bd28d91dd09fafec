import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Kopieer.module.css';

interface KopieerProps {
  /** What is copied, to the letter. */
  readonly waarde: string;
  readonly teksten: {
    /** On the button: "Kopieer". */
    readonly kopieer: string;
    /** Its whole name for who does not see what it stands beside: "Kopieer rekeningnummer". */
    readonly naam: string;
    readonly gekopieerd: string;
    /** Said when the browser does not let us. */
    readonly mislukt: string;
  };
}

type Stand = 'rust' | 'gekopieerd' | 'mislukt';

/** How long the button says that it was done, in milliseconds. */
const toonMs = 4000;

async function kopieer(waarde: string): Promise<Stand> {
  try {
    await navigator.clipboard.writeText(waarde);
    return 'gekopieerd';
  } catch {
    return 'mislukt';
  }
}

/** A button that copies a number, and says so to eye and ear. */
export function Kopieer({ waarde, teksten }: KopieerProps) {
  const [stand, zetStand] = useState<Stand>('rust');
  useEffect(() => {
    if (stand !== 'gekopieerd') return undefined;
    const klok = setTimeout(zetStand, toonMs, 'rust');
    return () => clearTimeout(klok);
  }, [stand]);
  const klaar = stand === 'gekopieerd';
  return (
    <span className={klas(s, 'kopieer')}>
      <button
        type="button"
        className={klas(s, 'knop', klaar && 'klaar')}
        aria-label={teksten.naam}
        onClick={() => void kopieer(waarde).then(zetStand)}
      >
        {/* Both words hold their room, so that nothing moves. */}
        <span className={klas(s, 'woorden')}>
          <span className={klas(s, klaar && 'weg')}>{teksten.kopieer}</span>
          <span className={klas(s, !klaar && 'weg')}>{teksten.gekopieerd}</span>
        </span>
        <Pictogram icoon={klaar ? Check : Copy} klein />
      </button>
      <output className={klas(s, stand === 'mislukt' && 'mislukt')}>
        {klaar && <span className={klas(s, 'gezegd')}>{teksten.gekopieerd}</span>}
        {stand === 'mislukt' && teksten.mislukt}
      </output>
    </span>
  );
}
