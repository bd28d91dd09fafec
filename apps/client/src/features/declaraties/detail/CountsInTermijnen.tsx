import { formatAmount } from '@mijn/domain/money';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import type { DeclaratieLine } from './declaratieDetail.ts';
import { countedInTermijnen } from '@mijn/domain/staircase';

/** Says what of a claim counts for own risk that is paid in terms; nothing where nothing does. */
export function CountsInTermijnen({ regels }: { readonly regels: readonly DeclaratieLine[] }) {
  const { taal } = useAppEnvironment();
  const bedrag = countedInTermijnen(regels);
  if (bedrag === 0) return null;
  return <p>{m.countsInTermijnen({ bedrag: formatAmount(bedrag, taal) })}</p>;
}
