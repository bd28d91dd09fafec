import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import { StatusBadge } from '@mijn/ui/StatusBadge';
import * as declaratiesWords from '../../generated/texts/declaraties.js';

const kinds = {
  INGEDIEND: 'submitted',
  IN_BEHANDELING: 'inProgress',
  AFGEHANDELD: 'handled',
} as const satisfies Record<DeclaratieStatus, string>;

const words: Record<DeclaratieStatus, () => string> = {
  INGEDIEND: declaratiesWords.statusSubmitted,
  IN_BEHANDELING: declaratiesWords.statusInProgress,
  AFGEHANDELD: declaratiesWords.statusHandled,
};

/** Returns the word for the state of a claim (docs/decisions.md §5). */
export function statusWord(status: DeclaratieStatus): string {
  return words[status]();
}

/** Badge of a claim's state; "new" for a settled one that was not viewed yet. */
export function DeclaratieStatusBadge(props: {
  readonly status: DeclaratieStatus;
  readonly nieuw?: boolean;
}) {
  const text = props.nieuw ? declaratiesWords.newlyHandled() : statusWord(props.status);
  return <StatusBadge kind={kinds[props.status]} text={text} />;
}
