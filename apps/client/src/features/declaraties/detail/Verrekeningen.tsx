import { formatFactuurkenmerk } from '@mijn/domain/format';
import { formatDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { pathOfFactuur } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import type { DeclaratieDetail } from './declaratieDetail.ts';

/**
 * The set-offs of a claim against invoices, each with its date and, for the person's own invoice, a link.
 */
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
