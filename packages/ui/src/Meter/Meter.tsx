import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import s from './Meter.module.css';
import { layOutParts, type MeterShare } from './layOutParts.ts';

/** A part of a limit, of own risk or of a budget. */
export interface MeterPart extends MeterShare {
  /** Undefined: in the bar only, since the header already has its size. */
  readonly label?: string;
  /** Its size in words: an amount, "3 behandelingen". */
  readonly value?: ReactNode;
}

interface BarProps {
  readonly parts: readonly MeterShare[];
  readonly pattern: string;
  readonly height: number;
}

// Voluntary own risk is striped, so that colour is not the only difference.
function Bar({ parts, pattern, height }: BarProps) {
  return (
    <svg className={classNames(s, 'svg')} width="100%" height={height} aria-hidden="true">
      <pattern
        id={pattern}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="4" height="8" className={classNames(s, 'stripe')} />
      </pattern>
      {layOutParts(parts).map((part) => (
        <rect
          key={part.kind}
          className={classNames(s, part.kind)}
          fill={part.kind === 'voluntary' ? `url(#${pattern})` : undefined}
          x={`${part.x}%`}
          width={`${part.width}%`}
          height={height}
        />
      ))}
    </svg>
  );
}

interface MeterProps {
  /** The main figure: `<Amount …/> gebruikt`. */
  readonly header?: ReactNode;
  /** Used, remaining and voluntary parts; together the whole. */
  readonly parts: readonly MeterPart[];
}

/** A bar of a limited amount, with a legend of its parts. */
export function Meter({ header, parts }: MeterProps) {
  const pattern = useId();
  const named = parts.filter(({ label }) => label !== undefined);
  return (
    <div className={classNames(s, 'meter')}>
      {header && <p className={classNames(s, 'header')}>{header}</p>}
      <Bar parts={parts} pattern={pattern} height={18} />
      {named.length > 0 && (
        <dl className={classNames(s, 'parts')}>
          {named.map((part) => (
            <div key={part.kind} className={classNames(s, 'part')}>
              <dt>
                <svg className={classNames(s, 'swatch')} width="14" height="14" aria-hidden="true">
                  <rect
                    width="14"
                    height="14"
                    className={classNames(s, part.kind)}
                    fill={part.kind === 'voluntary' ? `url(#${pattern})` : undefined}
                  />
                </svg>
                {part.label}
              </dt>
              <dd>{part.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface MeterLineProps {
  readonly label: ReactNode;
  /** Used and total amount as text, with the same information as the bar. */
  readonly value: ReactNode;
  readonly parts: readonly MeterShare[];
}

/** A one-line meter, such as for each person of a family. */
export function MeterLine({ label, value, parts }: MeterLineProps) {
  return (
    <div className={classNames(s, 'parts')}>
      <p className={classNames(s, 'part')}>
        <span>{label}</span>
        <span className={classNames(s, 'value')}>{value}</span>
      </p>
      <Bar parts={parts} pattern={useId()} height={10} />
    </div>
  );
}
