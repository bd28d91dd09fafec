import { formatDay, formatDayWithoutYear } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Amount } from '@mijn/ui/Amount';
import { Row } from '@mijn/ui/Row';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/declaraties.js';
import type { DeclaratieInRow } from './declaraties.fragments.ts';
import { declaratieTitle } from './declaratieTitle.ts';
import { DeclaratieStatusBadge } from './DeclaratieStatusBadge.tsx';
import { zorgsoortIcon } from './zorgsoortIcon.ts';

// A settled claim shows what the person gets, one under way what was claimed; of a bill that the care
// provider sent us, what we paid them.
function rowAmount(declaratie: DeclaratieInRow, language: Language) {
  const { status, bedrag, uitgekeerdBedrag, soortIndiener } = declaratie;
  const back = status === 'AFGEHANDELD' ? uitgekeerdBedrag : null;
  const cents = back ?? bedrag;
  if (cents === null) return undefined;
  if (back !== null && soortIndiener === 'Zorgverlener') {
    return { amount: <Amount cents={back} />, note: m.paidToZorgverlener() };
  }
  const from = bedrag === null ? m.back() : m.backOf({ bedrag: formatAmount(bedrag, language) });
  return { amount: <Amount cents={cents} />, note: back === null ? m.claimed() : from };
}

/** A claim in a list: care, person, day, amount and state; the whole row leads to its page. */
export function DeclaratieRow({ declaratie }: { readonly declaratie: DeclaratieInRow }) {
  const { taal, now } = useAppEnvironment();
  const { datum, opgemaakteNaam, zorgSoorten, status, nieuw, nummer } = declaratie;
  const thisYear = datum.startsWith(now.slice(0, 4));
  const dag = thisYear ? formatDayWithoutYear(datum, taal) : formatDay(datum, taal);
  return (
    <Row
      icon={zorgsoortIcon(zorgSoorten)}
      tone={nieuw ? 'attention' : 'plain'}
      title={declaratieTitle(declaratie, taal)}
      subtitle={opgemaakteNaam ? m.whoAndWhen({ naam: opgemaakteNaam, dag }) : dag}
      href={pathOfDeclaratie(nummer)}
      {...rowAmount(declaratie, taal)}
      status={<DeclaratieStatusBadge status={status} nieuw={nieuw} />}
    />
  );
}
