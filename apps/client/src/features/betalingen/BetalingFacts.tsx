import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { Amount } from '@mijn/ui/Amount';
import { Facts } from '@mijn/ui/Facts';
import { Card } from '@mijn/ui/Card';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/betalingen.js';
import * as words from '../../generated/texts/shared.js';
import type { Betaling } from './phase.ts';

// Groups of four that stay together.
const together = (kenmerk: string) => kenmerk.replaceAll(' ', '\u00A0');

/** The amount and the references of a payment, and since when it stands as it does. */
export function BetalingFacts({ betaling }: { readonly betaling: Betaling }) {
  const { taal } = useAppEnvironment();
  const { bedrag, betalingsKenmerkOpgemaakt, bijgewerktOp, delen } = betaling;
  const several = delen.length > 1 ? delen : [];
  const day = formatDay(dayInNetherlands(new Date(bijgewerktOp)), taal);
  return (
    <Card title={m.details()}>
      <Facts
        facts={[
          { key: 'bedrag', term: words.amount(), value: <Amount cents={bedrag} /> },
          ...several.map((part) => ({
            key: part.betaalkenmerk,
            term: words.betaalverzoek(),
            value: (
              <>
                {together(part.betalingsKenmerkOpgemaakt)}: <Amount cents={part.bedrag} />
              </>
            ),
          })),
          ...(several.length > 0
            ? []
            : [
                {
                  key: 'kenmerk',
                  term: words.betalingskenmerk(),
                  value: together(betalingsKenmerkOpgemaakt),
                },
              ]),
          { key: 'dag', term: words.date(), value: day },
        ]}
      />
    </Card>
  );
}
