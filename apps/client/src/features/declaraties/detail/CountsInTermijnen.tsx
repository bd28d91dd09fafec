import { type Cents, formatAmount } from '@mijn/domain/money';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';

interface CountsInTermijnenProps {
  /** The amount that counts, integer cents. */
  readonly cents: Cents;
}

/** Names the amount of a claim that counts for own risk in instalments; renders nothing for zero. */
export function CountsInTermijnen({ cents }: CountsInTermijnenProps) {
  const { language } = useAppEnvironment();
  if (cents === 0) return null;
  return <p>{m.countsInTermijnen({ bedrag: formatAmount(cents, language) })}</p>;
}
