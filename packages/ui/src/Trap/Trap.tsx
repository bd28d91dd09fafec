import { Bedrag } from '../Bedrag/Bedrag.tsx';
import { Verborgen } from '../Verborgen/Verborgen.tsx';
import { klas } from '../klas.ts';
import s from './Trap.module.css';
import { gaatEraf, legTrappen, type Trede } from './trappen.ts';

export type { Trede, TredeSoort } from './trappen.ts';

interface TrapProps {
  /** What the table shows, for screen readers. */
  readonly bijschrift: string;
  /** The names of the two columns, for screen readers. */
  readonly kolommen: { readonly onderdeel: string; readonly bedrag: string };
  readonly treden: readonly Trede[];
}

/** From declared to paid out: a table of figures with a bar for each, that together add up. */
export function Trap({ bijschrift, kolommen, treden }: TrapProps) {
  const balken = legTrappen(treden);
  return (
    <div className={klas(s, 'houder')}>
      <table className={klas(s, 'trap')}>
        <caption>
          <Verborgen>{bijschrift}</Verborgen>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Verborgen>{kolommen.onderdeel}</Verborgen>
            </th>
            <td aria-hidden="true" />
            <th scope="col">
              <Verborgen>{kolommen.bedrag}</Verborgen>
            </th>
          </tr>
        </thead>
        <tbody>
          {treden.map((trede, i) => (
            <tr key={trede.soort} className={klas(s, 'trede', trede.soort)}>
              <th scope="row">
                {trede.label}
                {trede.uitleg && <small className={klas(s, 'uitleg')}>{trede.uitleg}</small>}
              </th>
              <td className={klas(s, 'baan')} aria-hidden="true">
                <svg className={klas(s, 'svg')} width="100%" height="20">
                  <rect
                    className={klas(s, 'balk')}
                    x={`${balken[i]?.x ?? 0}%`}
                    width={`${balken[i]?.breedte ?? 0}%`}
                    height="20"
                    rx="5"
                  />
                </svg>
              </td>
              <td className={klas(s, 'bedrag')}>
                <Bedrag cents={trede.cents} af={gaatEraf(trede)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
