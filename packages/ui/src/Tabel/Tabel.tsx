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
  /** Left out where the table is narrow; say it elsewhere too. */
  readonly alsRuimte?: boolean | undefined;
}

interface TabelProps<R> {
  /** What the table shows, for screen readers. */
  readonly bijschrift: string;
  readonly kolommen: readonly Kolom<R>[];
  readonly rijen: readonly R[];
  readonly sleutel: (rij: R) => string;
}

/** A table of figures; the first column names the row. */
export function Tabel<R>({ bijschrift, kolommen, rijen, sleutel }: TabelProps<R>) {
  const klasVan = (kolom: Kolom<R>) =>
    klas(s, kolom.getal && 'getal', kolom.alsRuimte && 'alsRuimte') || undefined;
  return (
    <div className={klas(s, 'houder')}>
      <table className={klas(s, 'tabel')}>
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
              {kolommen.map((kolom, i) =>
                i === 0 ? (
                  <th key={kolom.sleutel} scope="row" className={klasVan(kolom)}>
                    {kolom.cel(rij)}
                  </th>
                ) : (
                  <td key={kolom.sleutel} className={klasVan(kolom)}>
                    {kolom.cel(rij)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
