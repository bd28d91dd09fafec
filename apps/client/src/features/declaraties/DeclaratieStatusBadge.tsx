import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
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

/** The state of a claim in the screen's words (docs/decisions.md §5). */
export function statusWord(status: DeclaratieStatus): string {
  return words[status]();
}

/** The state of a claim; a settled one that was not looked at yet says that it is new. */
export function DeclaratieStatusBadge(props: {
  readonly status: DeclaratieStatus;
  readonly nieuw?: boolean;
}) {
  const text = props.nieuw ? declaratiesWords.newlyHandled() : statusWord(props.status);
  return <StatusBadge kind={kinds[props.status]} text={text} />;
}
