import { formatDay, formatDayWithoutYear } from '@mijn/domain/datum';
import { pathOfDeclaratie } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Amount } from '@mijn/ui/Amount';
import { Row } from '@mijn/ui/Row';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as m from '../../generated/texts/declaraties.js';
import type { DeclaratieInRow } from './declaraties.fragments.ts';
import { declaratieTitle } from './declaratieTitle.ts';
import { DeclaratieStatusBadge } from './DeclaratieStatusBadge.tsx';
import { forWhom, rowAmount, waitsFor } from './rowWords.ts';
import { zorgsoortIcon } from './zorgsoortIcon.ts';

function moneyOf(declaratie: DeclaratieInRow, language: Language) {
  const money = rowAmount(declaratie, language);
  if (!money) return undefined;
  const { amount, note } = money;
  return { amount: typeof amount === 'number' ? <Amount cents={amount} /> : amount, note };
}

function whoAndWhen(declaratie: DeclaratieInRow, dag: string): string {
  const naam = forWhom(declaratie);
  const who = naam === undefined ? dag : m.whoAndWhen({ naam, dag });
  const waits = waitsFor(declaratie);
  return waits === undefined ? who : `${who}. ${waits}`;
}

/** A claim in a list: care, person, day, amount and state; the whole row leads to its page. */
export function DeclaratieRow({ declaratie }: { readonly declaratie: DeclaratieInRow }) {
  const { taal } = useAppEnvironment();
  const today = useToday();
  const { datum, zorgSoorten, status, nieuw, nummer } = declaratie;
  const thisYear = datum.startsWith(today.slice(0, 4));
  const dag = thisYear ? formatDayWithoutYear(datum, taal) : formatDay(datum, taal);
  return (
    <Row
      icon={zorgsoortIcon(zorgSoorten)}
      tone={nieuw ? 'attention' : 'plain'}
      title={declaratieTitle(declaratie, taal)}
      subtitle={whoAndWhen(declaratie, dag)}
      href={pathOfDeclaratie(nummer)}
      {...moneyOf(declaratie, taal)}
      status={<DeclaratieStatusBadge status={status} nieuw={nieuw} />}
    />
  );
}
