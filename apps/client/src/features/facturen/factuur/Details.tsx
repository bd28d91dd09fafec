import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { DateText } from '@mijn/ui/DateText';
import { type Fact, Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import * as m from '../../../generated/texts/factuur.js';
import * as words from '../../../generated/texts/shared.js';
import { parseStatus } from '../status/factuurStatus.ts';
import type { Factuur } from './factuur.ts';

function whenPresent(key: string, term: string, value: Fact['value'] | null): Fact[] {
  return value === null ? [] : [{ key, term, value }];
}

/** The numbers and dates of an invoice. */
export function Details({ factuur }: { readonly factuur: Factuur }) {
  const { betaalVerzoek: betaalverzoek, betalingsRegelingId } = factuur;
  const { dag } = parseStatus(factuur);
  return (
    <Card title={m.details()}>
      <Facts
        facts={[
          { key: 'nummer', term: m.factuurNumber(), value: factuur.kenmerkOpgemaakt },
          { key: 'datum', term: m.factuurDate(), value: <DateText day={factuur.datum} /> },
          ...whenPresent('incasso', m.incassoDate(), dag ? <DateText day={dag} /> : null),
          ...whenPresent(
            'betaalverzoek',
            words.betaalverzoek(),
            betaalverzoek && (
              <Link href={pathOfBetaalverzoek(betaalverzoek.kenmerk)}>
                {betaalverzoek.betalingsKenmerkOpgemaakt}
              </Link>
            ),
          ),
          ...whenPresent('regeling', m.regeling(), betalingsRegelingId),
        ]}
      />
    </Card>
  );
}
