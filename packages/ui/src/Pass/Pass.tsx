import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import own from './Pass.module.css';
import { PassArt } from './PassArt.tsx';
import colors from './passColors.module.css';

const s = { ...own, ...colors };

export interface PassFact {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Takes the full width, for a long number. */
  readonly wide?: boolean | undefined;
}

interface PassProps {
  readonly brand: 'ZZ' | 'AZVZ';
  readonly side: 'front' | 'back';
  readonly kind: ReactNode;
  /** The holder, or the title of the back. */
  readonly name: ReactNode;
  readonly issuer: ReactNode;
  readonly facts: readonly PassFact[];
  /** Why the card is no longer valid. */
  readonly stamp?: ReactNode;
}

/** A card in its physical proportions (85.6 × 54), front or back; it grows with the text size. */
export function Pass({ brand, side, kind, name, issuer, facts, stamp }: PassProps) {
  return (
    <div className={classNames(s, 'frame')}>
      <div key={side} className={classNames(s, 'card', brand, side, stamp ? 'ended' : undefined)}>
        {side === 'front' && <PassArt brand={brand} />}
        <div className={classNames(s, 'head')}>
          <div>
            <p className={classNames(s, 'kind')}>{kind}</p>
            <p className={classNames(s, 'name')}>{name}</p>
          </div>
          <div>
            <p className={classNames(s, 'issuer')}>{issuer}</p>
            {stamp && <p className={classNames(s, 'stamp')}>{stamp}</p>}
          </div>
        </div>
        <dl className={classNames(s, 'facts')}>
          {facts.map(({ key, term, value, wide }) => (
            <div key={key} className={classNames(s, 'fact', wide && 'wide')}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
