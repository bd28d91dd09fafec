import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import { Schakel } from '../Schakel/Schakel.tsx';
import { klas } from '../klas.ts';
import s from './Pagina.module.css';

interface PaginaProps {
  readonly titel: ReactNode;
  readonly ondertitel?: ReactNode;
  /** A small line above the title, such as today's date. */
  readonly bovenTitel?: ReactNode;
  /** The way back to the list this page came from. */
  readonly terug?: { readonly href: string; readonly label: string } | undefined;
  /** What stands beside the content on a wide screen and under it on a phone. */
  readonly zijkant?: ReactNode;
  /** One narrow column, for a form or a short message. */
  readonly smal?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A page: its head with the one h1 (which takes the focus on navigation) and cards under it. */
export function Pagina(props: PaginaProps) {
  const { titel, ondertitel, bovenTitel, terug, zijkant, smal, children } = props;
  return (
    <div className={klas(s, 'pagina', smal && 'smal')}>
      <header className={klas(s, 'kop')}>
        {terug && (
          <Schakel href={terug.href} className={klas(s, 'terug')}>
            <Pictogram icoon={ArrowLeft} klein />
            <span>{terug.label}</span>
          </Schakel>
        )}
        {bovenTitel && <p className={klas(s, 'boven')}>{bovenTitel}</p>}
        <h1 className={klas(s, 'titel')} tabIndex={-1}>
          {titel}
        </h1>
        {ondertitel && <p className={klas(s, 'onder')}>{ondertitel}</p>}
      </header>
      <div className={klas(s, zijkant ? 'tweeKolommen' : 'eenKolom')}>
        <div className={klas(s, 'stapel')}>{children}</div>
        {zijkant && <div className={klas(s, 'stapel')}>{zijkant}</div>}
      </div>
    </div>
  );
}
