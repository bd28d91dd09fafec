import { operation } from '../../../api/operation.ts';
import { betaalverzoekCore, factuurRow } from '../facturen.fragments.ts';
import { tegoedFragment, underwayFragment } from '../tegoed/tegoed.fragments.ts';

/** Everything of /facturen in one request; who is not the verzekeringsnemer gets no invoices. */
export const facturenOperation = operation(
  `query Facturen {
  betaalverzoeken {
    ...BetaalverzoekCore
  }
  facturen {
    ...FactuurRow
    betalingsRegelingId
    regeling { soort openBedrag aantalFacturen volgendeTermijn { datum bedrag automatisch } }
  }
  onderweg { ...OnderwegInList }
  tegoeden { ...TegoedInList }
  premieachterstanden { stap maanden bedrag volgende { maanden } }
  relatie { vandaag geenRekening verzekerd indicatorenRedenen { indicator redenen } }
}`,
  [betaalverzoekCore, factuurRow, underwayFragment, tegoedFragment],
);
