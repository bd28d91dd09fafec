import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import own from './Pass.module.css';
import { PassArt } from './PassArt.tsx';
import colors from './passColors.module.css';

const s = { ...own, ...colors };

/** Something that stands on a card. */
export interface PassFact {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** As wide as the card: for a long number. */
  readonly wide?: boolean | undefined;
}

interface PassProps {
  readonly brand: 'ZZ' | 'AZVZ';
  readonly side: 'front' | 'back';
  /** What kind of card it is. */
  readonly kind: ReactNode;
  /** Whose it is, or what the back says of itself. */
  readonly name: ReactNode;
  /** At the other end of the head: who issued it. */
  readonly issuer: ReactNode;
  readonly facts: readonly PassFact[];
  /** Why it no longer counts. */
  readonly stamp?: ReactNode;
}

/** A card as one holds it (85.6 × 54), front or back; it grows where letters are large. */
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
