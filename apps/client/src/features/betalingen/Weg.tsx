import { paginas } from '@mijn/domain/paden';
import { knopKlasse } from '@mijn/ui/Knop';
import { Schakel } from '@mijn/ui/Schakel';
import * as m from '../../generated/teksten/betalingen.js';

/** The ways on from a payment, side by side: the invoices and the overview; `hoofd` makes one of them the main one. */
export function Weg({ hoofd }: { readonly hoofd?: 'facturen' | 'overzicht' | undefined }) {
  const facturen = (
    <Schakel
      key="facturen"
      href={paginas.facturen.pad}
      className={knopKlasse({ variant: hoofd === 'facturen' ? 'hoofd' : 'tweede' })}
    >
      {m.naarFacturen()}
    </Schakel>
  );
  const overzicht = (
    <Schakel
      key="overzicht"
      href={paginas.overzicht.pad}
      className={knopKlasse({ variant: hoofd === 'overzicht' ? 'hoofd' : 'tweede' })}
    >
      {m.naarOverzicht()}
    </Schakel>
  );
  return hoofd === 'overzicht' ? [overzicht, facturen] : [facturen, overzicht];
}
