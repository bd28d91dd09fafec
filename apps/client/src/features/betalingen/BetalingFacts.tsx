import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { Amount } from '@mijn/ui/Amount';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/betalingen.js';
import type { Betaling } from './phase.ts';

/** The amount and the reference of a payment, and since when it stands as it does. */
export function BetalingFacts({ betaling }: { readonly betaling: Betaling }) {
  const { taal } = useAppEnvironment();
  const { bedrag, betalingsKenmerkOpgemaakt, bijgewerktOp } = betaling;
  const day = formatDay(dayInNetherlands(new Date(bijgewerktOp)), taal);
  return (
    <Card titel={m.details()}>
      <Facts
        facts={[
          { sleutel: 'bedrag', term: m.bedrag(), waarde: <Amount cents={bedrag} /> },
          {
            sleutel: 'kenmerk',
            term: m.kenmerk(),
            // Groups of four that stay together.
            waarde: betalingsKenmerkOpgemaakt.replaceAll(' ', '\u00A0'),
          },
          { sleutel: 'dag', term: m.datum(), waarde: day },
        ]}
      />
    </Card>
  );
}
