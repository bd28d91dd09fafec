import { formatAmount } from '@mijn/domain/money';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import { countedInTermijnen } from '@mijn/domain/staircase';

interface CountsInTermijnenProps {
  /** Lines, and corrections of them; cents. */
  readonly regels: readonly { readonly eigenRisicoInTermijnen: number | null }[];
}

/** Says what of a claim counts for own risk that is paid in terms; nothing where nothing does. */
export function CountsInTermijnen({ regels }: CountsInTermijnenProps) {
  const { language } = useAppEnvironment();
  const bedrag = countedInTermijnen(regels);
  if (bedrag === 0) return null;
  return <p>{m.countsInTermijnen({ bedrag: formatAmount(bedrag, language) })}</p>;
}
