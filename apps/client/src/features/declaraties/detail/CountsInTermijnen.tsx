import { type Cents, formatAmount } from '@mijn/domain/money';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';

interface CountsInTermijnenProps {
  /** What counts, integer cents. */
  readonly cents: Cents;
}

/** Says what of a claim counts for own risk that is paid in terms; nothing where nothing does. */
export function CountsInTermijnen({ cents }: CountsInTermijnenProps) {
  const { language } = useAppEnvironment();
  if (cents === 0) return null;
  return <p>{m.countsInTermijnen({ bedrag: formatAmount(cents, language) })}</p>;
}
