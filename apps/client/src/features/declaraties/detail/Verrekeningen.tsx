import { formatFactuurkenmerk } from '@mijn/domain/betalingskenmerk';
import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';
import { pathOfFactuur } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';

/** What of a claim was set off against invoices, each with its day and, where one's own, the way there. */
export function Verrekeningen({
  verrekeningen,
}: {
  readonly verrekeningen: DeclaratieDetail['verrekeningen'];
}) {
  const { language } = useAppEnvironment();
  return verrekeningen.map(({ datum, bedrag, factuurkenmerk }) => {
    const values = { bedrag: formatAmount(bedrag, language), day: formatDay(datum, language) };
    return (
      <p key={`${datum} ${factuurkenmerk ?? bedrag}`}>
        {m.verrekeningOn(values)}{' '}
        {factuurkenmerk !== null && (
          <Link href={pathOfFactuur(factuurkenmerk)}>
            {m.verrekeningFactuur({ kenmerk: formatFactuurkenmerk(factuurkenmerk) })}
          </Link>
        )}
      </p>
    );
  });
}
