import { operation } from '../../../api/operation.ts';
import { betaalverzoekCore, factuurInList } from '../facturen.fragments.ts';
import { tegoedFragment, underwayFragment } from '../tegoed/tegoed.fragments.ts';

/** All data of /facturen in one request; only the verzekeringsnemer gets invoices. */
export const facturenOperation = operation(
  `query Facturen {
  betaalverzoeken {
    ...BetaalverzoekCore
  }
  facturen {
    ...FactuurInList
    betalingsRegelingId
    regeling { soort openBedrag aantalFacturen volgendeTermijn { datum bedrag automatisch } }
  }
  onderweg { ...OnderwegInList }
  tegoeden { ...TegoedInList }
  premieachterstanden { stap maanden bedrag betwistSinds betwistingBeantwoord volgende { maanden } }
  relatie { vandaag geenRekening verzekerd indicatorenRedenen { indicator redenen } }
}`,
  [betaalverzoekCore, factuurInList, underwayFragment, tegoedFragment],
);
