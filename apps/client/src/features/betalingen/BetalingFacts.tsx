import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { Amount } from '@mijn/ui/Amount';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import type { Betaling } from './phase.ts';

/** The amount and the reference of a payment, and since when it stands as it does. */
export function BetalingFacts({ betaling }: { readonly betaling: Betaling }) {
  const { taal } = useAppEnvironment();
  const { bedrag, betalingsKenmerkOpgemaakt, bijgewerktOp } = betaling;
  const day = formatDay(dayInNetherlands(new Date(bijgewerktOp)), taal);
  return (
    <Card title={m.details()}>
      <Facts
        facts={[
          { key: 'bedrag', term: words.amount(), value: <Amount cents={bedrag} /> },
          {
            key: 'kenmerk',
            term: words.betalingskenmerk(),
            // Groups of four that stay together.
            value: betalingsKenmerkOpgemaakt.replaceAll(' ', '\u00A0'),
          },
          { key: 'dag', term: words.date(), value: day },
        ]}
      />
    </Card>
  );
}
