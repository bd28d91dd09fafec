import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import { StatusLabel } from '@mijn/ui/StatusLabel';
import * as m from '../../generated/teksten/declaraties.js';

const soorten = {
  INGEDIEND: 'ingediend',
  IN_BEHANDELING: 'inBehandeling',
  AFGEHANDELD: 'afgehandeld',
} as const satisfies Record<DeclaratieStatus, string>;

const woorden: Record<DeclaratieStatus, () => string> = {
  INGEDIEND: m.statusIngediend,
  IN_BEHANDELING: m.statusInBehandeling,
  AFGEHANDELD: m.statusAfgehandeld,
};

/** The state of a claim in the screen's words (decisions §5). */
export function statusWoord(status: DeclaratieStatus): string {
  return woorden[status]();
}

/** The state of a claim; a settled one that was not looked at yet says that it is new. */
export function DeclaratieStatusLabel(props: {
  readonly status: DeclaratieStatus;
  readonly nieuw?: boolean;
}) {
  const tekst = props.nieuw ? m.nieuwAfgehandeld() : statusWoord(props.status);
  return <StatusLabel soort={soorten[props.status]} tekst={tekst} />;
}
