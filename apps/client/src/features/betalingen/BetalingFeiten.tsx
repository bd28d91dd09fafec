import { dagInNederland, formatDag } from '@mijn/domain/datum';
import { Bedrag } from '@mijn/ui/Bedrag';
import { Feiten } from '@mijn/ui/Feiten';
import { Kaart } from '@mijn/ui/Kaart';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as m from '../../generated/teksten/betalingen.js';
import type { Betaling } from './stand.ts';

/** The amount and the reference of a payment, and since when it stands as it does. */
export function BetalingFeiten({ betaling }: { readonly betaling: Betaling }) {
  const { taal } = useAppOmgeving();
  const { bedrag, betalingsKenmerkOpgemaakt, bijgewerktOp } = betaling;
  const dag = formatDag(dagInNederland(new Date(bijgewerktOp)), taal);
  return (
    <Kaart titel={m.gegevens()}>
      <Feiten
        feiten={[
          { sleutel: 'bedrag', term: m.bedrag(), waarde: <Bedrag cents={bedrag} /> },
          {
            sleutel: 'kenmerk',
            term: m.kenmerk(),
            // Groups of four that stay together.
            waarde: betalingsKenmerkOpgemaakt.replaceAll(' ', '\u00A0'),
          },
          { sleutel: 'dag', term: m.datum(), waarde: dag },
        ]}
      />
    </Kaart>
  );
}
