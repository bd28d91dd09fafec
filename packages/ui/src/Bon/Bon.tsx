import type { ReactNode } from 'react';
import { Bedrag } from '../Bedrag/Bedrag.tsx';
import { Verborgen } from '../Verborgen/Verborgen.tsx';
import { klas } from '../klas.ts';
import s from './Bon.module.css';

/** A line of a receipt: what it is, and its amount in integer cents. */
export interface BonRegel {
  readonly sleutel: string;
  readonly wat: ReactNode;
  /** More about it, small, under it. */
  readonly bij?: ReactNode;
  readonly cents: number;
}

/** A sum under a receipt; the one that matters stands out. */
export interface BonTotaal extends BonRegel {
  readonly eind?: boolean | undefined;
}

interface BonProps {
  /** What is added up, for screen readers. */
  readonly bijschrift: string;
  readonly kolommen: { readonly wat: string; readonly bedrag: string };
  readonly regels: readonly BonRegel[];
  readonly totalen: readonly BonTotaal[];
}

function Regel({ regel, klasse }: { readonly regel: BonRegel; readonly klasse?: string }) {
  return (
    <tr className={klasse || undefined}>
      <th scope="row">
        {regel.wat}
        {regel.bij && <small className={klas(s, 'bij')}>{regel.bij}</small>}
      </th>
      <td>
        <Bedrag cents={regel.cents} />
      </td>
    </tr>
  );
}

/** A receipt: lines with their amounts, and under a line what they come to. */
export function Bon({ bijschrift, kolommen, regels, totalen }: BonProps) {
  return (
    <table className={klas(s, 'bon')}>
      <caption>
        <Verborgen>{bijschrift}</Verborgen>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Verborgen>{kolommen.wat}</Verborgen>
          </th>
          <th scope="col">
            <Verborgen>{kolommen.bedrag}</Verborgen>
          </th>
        </tr>
      </thead>
      <tbody>
        {regels.map((regel) => (
          <Regel key={regel.sleutel} regel={regel} />
        ))}
      </tbody>
      {totalen.length > 0 && (
        <tfoot>
          {totalen.map((totaal) => (
            <Regel key={totaal.sleutel} regel={totaal} klasse={klas(s, totaal.eind && 'eind')} />
          ))}
        </tfoot>
      )}
    </table>
  );
}
