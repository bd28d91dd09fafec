import type { ReactNode } from 'react';
import { Verborgen } from '../Verborgen/Verborgen.tsx';
import { klas } from '../klas.ts';
import s from './Tabel.module.css';

/** A column: its head, and the cell of a row in it. */
export interface Kolom<R> {
  readonly sleutel: string;
  readonly kop: string;
  readonly cel: (rij: R) => ReactNode;
  /** Amounts and counts stand at the end. */
  readonly getal?: boolean | undefined;
  /** Left out of a table of three columns or fewer where it is narrow; say it elsewhere too. */
  readonly alsRuimte?: boolean | undefined;
}

interface TabelProps<R> {
  /** What the table shows, for screen readers. */
  readonly bijschrift: string;
  readonly kolommen: readonly Kolom<R>[];
  readonly rijen: readonly R[];
  readonly sleutel: (rij: R) => string;
}

// More than this does not fit beside each other on a phone.
const meesteNaastElkaar = 3;

/** A table of figures; the first column names the row. With many columns its rows stand as blocks on a phone, each figure with its head. */
export function Tabel<R>({ bijschrift, kolommen, rijen, sleutel }: TabelProps<R>) {
  const stapelt = kolommen.length > meesteNaastElkaar;
  const klasVan = ({ getal, alsRuimte }: Kolom<R>) =>
    klas(s, getal && 'getal', alsRuimte && !stapelt && 'alsRuimte') || undefined;
  return (
    <div className={klas(s, 'houder')}>
      <table className={klas(s, 'tabel', stapelt && 'stapelt')}>
        <caption>
          <Verborgen>{bijschrift}</Verborgen>
        </caption>
        <thead>
          <tr>
            {kolommen.map((kolom) => (
              <th key={kolom.sleutel} scope="col" className={klasVan(kolom)}>
                {kolom.kop}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rijen.map((rij) => (
            <tr key={sleutel(rij)}>
              {kolommen.map((kolom, i) => {
                const Cel = i === 0 ? 'th' : 'td';
                return (
                  <Cel
                    key={kolom.sleutel}
                    scope={i === 0 ? 'row' : undefined}
                    className={klasVan(kolom)}
                  >
                    {stapelt && kolom.getal && (
                      <span className={klas(s, 'kopje')} aria-hidden="true">
                        {kolom.kop}
                      </span>
                    )}
                    {kolom.cel(rij)}
                  </Cel>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
