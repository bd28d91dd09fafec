import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { type Fact, Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import * as m from '../../../generated/texts/factuur.js';
import * as words from '../../../generated/texts/shared.js';
import type { Factuur } from './factuur.ts';

function whenPresent(key: string, term: string, value: Fact['value'] | null): Fact[] {
  return value === null ? [] : [{ key, term, value }];
}

/** The references of an invoice that its title does not have; renders nothing without any. */
export function Details({ factuur }: { readonly factuur: Factuur }) {
  const { betaalVerzoek: betaalverzoek, betalingsRegelingId, regeling } = factuur;
  const facts = [
    ...whenPresent(
      'betaalverzoek',
      words.betaalverzoek(),
      betaalverzoek && (
        <Link href={pathOfBetaalverzoek(betaalverzoek.kenmerk)}>
          {betaalverzoek.betalingsKenmerkOpgemaakt}
        </Link>
      ),
    ),
    // The terms of a current arrangement name its number.
    ...whenPresent('regeling', m.regeling(), regeling ? null : betalingsRegelingId),
  ];
  if (facts.length === 0) return null;
  return (
    <Card title={m.details()}>
      <Facts facts={facts} />
    </Card>
  );
}
