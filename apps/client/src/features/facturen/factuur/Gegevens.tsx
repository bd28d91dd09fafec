import { padVanBetaalverzoek } from '@mijn/domain/paden';
import { Datum } from '@mijn/ui/Datum';
import { type Feit, Feiten } from '@mijn/ui/Feiten';
import { Kaart } from '@mijn/ui/Kaart';
import { Schakel } from '@mijn/ui/Schakel';
import * as m from '../../../generated/teksten/factuur.js';
import { leesStatus } from '../factuurStatus.ts';
import type { Factuur } from './factuur.ts';

function alsEr(sleutel: string, term: string, waarde: Feit['waarde'] | null): Feit[] {
  return waarde === null ? [] : [{ sleutel, term, waarde }];
}

/** The numbers and days of an invoice. */
export function Gegevens({ factuur }: { readonly factuur: Factuur }) {
  const { betaalVerzoek: verzoek, betalingsRegelingId } = factuur;
  const { dag } = leesStatus(factuur);
  return (
    <Kaart titel={m.gegevens()}>
      <Feiten
        feiten={[
          { sleutel: 'nummer', term: m.factuurnummer(), waarde: factuur.kenmerkOpgemaakt },
          { sleutel: 'datum', term: m.factuurdatum(), waarde: <Datum dag={factuur.datum} /> },
          ...alsEr('incasso', m.incassodatum(), dag ? <Datum dag={dag} /> : null),
          ...alsEr(
            'verzoek',
            m.betaalverzoek(),
            verzoek && (
              <Schakel href={padVanBetaalverzoek(verzoek.kenmerk)}>
                {verzoek.betalingsKenmerkOpgemaakt}
              </Schakel>
            ),
          ),
          ...alsEr('regeling', m.regeling(), betalingsRegelingId),
        ]}
      />
    </Kaart>
  );
}
