import { type ReactNode, useId } from 'react';
import { Bedrag } from '../Bedrag/Bedrag.tsx';
import { klas } from '../klas.ts';
import s from './Meter.module.css';
import { legDelen, type MeterDeel } from './meten.ts';

export type { MeterDeel } from './meten.ts';

interface MeterProps {
  /** The answer in large: `<Bedrag …/> gebruikt`. */
  readonly kop?: ReactNode;
  /** What is used, what is left, and what of that was chosen; together the whole. */
  readonly delen: readonly MeterDeel[];
}

/** How much of the own risk is used: one bar, with each part named under it in words and euros. */
export function Meter({ kop, delen }: MeterProps) {
  const patroon = useId();
  return (
    <div className={klas(s, 'meter')}>
      {kop && <p className={klas(s, 'kop')}>{kop}</p>}
      <svg className={klas(s, 'svg')} width="100%" height="18" aria-hidden="true">
        <pattern
          id={patroon}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="4" height="8" className={klas(s, 'streep')} />
        </pattern>
        {legDelen(delen).map((deel) => (
          <rect
            key={deel.soort}
            className={klas(s, deel.soort)}
            fill={deel.soort === 'vrijwillig' ? `url(#${patroon})` : undefined}
            x={`${deel.x}%`}
            width={`${deel.breedte}%`}
            height="18"
          />
        ))}
      </svg>
      <dl className={klas(s, 'delen')}>
        {delen.map((deel) => (
          <div key={deel.soort} className={klas(s, 'deel')}>
            <dt>
              <svg className={klas(s, 'staal')} width="14" height="14" aria-hidden="true">
                <rect
                  width="14"
                  height="14"
                  className={klas(s, deel.soort)}
                  fill={deel.soort === 'vrijwillig' ? `url(#${patroon})` : undefined}
                />
              </svg>
              {deel.label}
            </dt>
            <dd>
              <Bedrag cents={deel.cents} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
