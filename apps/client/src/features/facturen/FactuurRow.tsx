import { formatDayWithoutYear } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { pathOfFactuur } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Amount } from '@mijn/ui/Amount';
import { Row } from '@mijn/ui/Row';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/facturen.js';
import { CheckingBadge } from './asked/AskedBadge.tsx';
import type { FactuurInRow } from './facturen.fragments.ts';
import { factuurIcon } from './factuurIcon.ts';
import { parseStatus } from './factuurStatus.ts';
import { FactuurStatusBadge } from './FactuurStatusBadge.tsx';
import { factuurTitle } from './factuurTitle.ts';

// Where part of it was paid, what is left says more than the whole.
function at({ bedrag, openBedrag }: FactuurInRow, language: Language): string | undefined {
  const open = Math.abs(openBedrag ?? bedrag);
  const partly = open > 0 && open < Math.abs(bedrag);
  const rest = { bedrag: formatAmount(open, language) };
  if (bedrag >= 0) return partly ? m.stillOpen(rest) : undefined;
  if (open === 0) return m.youGot();
  return partly ? m.youStillGet(rest) : m.youGet();
}

interface FactuurRowProps {
  readonly factuur: FactuurInRow;
  /** The bank is still at a payment of it. */
  readonly checking?: boolean;
}

/** An invoice in a list of its year: kind, period, day, amount and status; the whole row leads to its page. */
export function FactuurRow({ factuur, checking = false }: FactuurRowProps) {
  const { taal } = useAppEnvironment();
  const { kenmerk, soortFactuur, datum, bedrag } = factuur;
  const { show } = parseStatus(factuur);
  const needsAttention = !checking && (show === 'warning' || show === 'negative');
  return (
    <Row
      icon={factuurIcon(soortFactuur)}
      tone={needsAttention ? 'attention' : 'plain'}
      title={factuurTitle(soortFactuur, factuur, taal, datum.slice(0, 4))}
      subtitle={formatDayWithoutYear(datum, taal)}
      href={pathOfFactuur(kenmerk)}
      amount={<Amount cents={Math.abs(bedrag)} />}
      note={at(factuur, taal)}
      status={checking ? <CheckingBadge /> : <FactuurStatusBadge factuur={factuur} />}
      column
    />
  );
}
