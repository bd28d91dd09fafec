import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../Omgeving/Omgeving.tsx';
import { type Icoon, Pictogram } from '../Pictogram/Pictogram.tsx';
import { klas } from '../klas.ts';
import s from './Rij.module.css';

interface RijProps {
  readonly pictogram: Icoon;
  /** Colour of the tile: what asks for attention is amber. */
  readonly toon?: 'gewoon' | 'aandacht' | undefined;
  readonly titel: ReactNode;
  readonly ondertitel?: ReactNode;
  /** With an address the whole row is one link. */
  readonly href?: string | undefined;
  /** An amount. */
  readonly bedrag?: ReactNode;
  /** What the amount is, in a few words. */
  readonly bij?: ReactNode;
  /** A `StatusLabel`. */
  readonly status?: ReactNode;
  /** Amounts line up in a column of their own on a phone too; the words give way to them. */
  readonly kolom?: boolean | undefined;
  /** A button of its own at the end; not together with `href`. */
  readonly actie?: ReactNode;
}

type Woorden = Pick<
  RijProps,
  'titel' | 'ondertitel' | 'href' | 'bedrag' | 'bij' | 'status' | 'kolom'
>;

function RijWoorden({ titel, ondertitel, href, bedrag, bij, status, kolom }: Woorden) {
  const kop = href ? (
    <Link href={href} className={klas(s, 'titel')}>
      {titel}
    </Link>
  ) : (
    <span className={klas(s, 'titel')}>{titel}</span>
  );
  const onder = ondertitel && <span className={klas(s, 'ondertitel')}>{ondertitel}</span>;
  const geld = bedrag && (
    <span className={klas(s, 'bedrag')}>
      {bedrag} {bij && <small className={klas(s, 'bij')}>{bij}</small>}
    </span>
  );
  const stand = status && <span className={klas(s, 'status')}>{status}</span>;
  if (kolom) {
    return (
      <div className={klas(s, 'kolom')}>
        {kop} {geld}{' '}
        <div className={klas(s, 'onder')}>
          {onder} {stand}
        </div>
      </div>
    );
  }
  return (
    <div className={klas(s, 'inhoud')}>
      <div className={klas(s, 'woorden')}>
        {kop}
        {onder}
      </div>
      {geld}
      {stand}
    </div>
  );
}

/** A row of a `Lijst`: tile, words, and at the end amount and status; those move under the words on a phone. */
export function Rij(props: RijProps) {
  const { pictogram, toon = 'gewoon', actie, ...woorden } = props;
  const { href, kolom } = woorden;
  return (
    <li className={klas(s, 'houder')}>
      <div className={klas(s, 'rij', href && 'klikbaar', kolom && 'metKolom')}>
        <span className={klas(s, 'tegel', toon)}>
          <Pictogram icoon={pictogram} />
        </span>
        <RijWoorden {...woorden} />
        {actie && <span className={klas(s, 'actie')}>{actie}</span>}
        {href && (
          <span className={klas(s, 'pijl')}>
            <Pictogram icoon={ChevronRight} klein />
          </span>
        )}
      </div>
    </li>
  );
}
