import { operation } from '../../api/operation.ts';
import { underwayFragment, tegoedFragment } from '../facturen/tegoed/tegoed.fragments.ts';
import { declaratieInList } from '../declaraties/declaraties.fragments.ts';
import { eigenRisicoCard } from '../eigenRisico/eigenRisico.fragments.ts';

/** Everything of /overzicht in one request; `own`: with what only the person themselves may read. */
export const overzichtOperation = operation(
  `query Overzicht($own: Boolean!) {
  relatie { relatieNummer opgemaakteNaam roepnaam leeftijd vandaag eigenRisicoOnbekend melding verzekerd }
  declaraties(limit: 20) {
    declaraties {
      ...DeclaratieInList verwachtOp
    }
  }
  betaalverzoeken {
    titel betalingsKenmerk bedragTeBetalen uitersteBetaalDatum betaling { status }
  }
  tegoeden { ...TegoedInList }
  onderweg { ...OnderwegInList }
  concept @include(if: $own) { bijgewerktOp }
  eigenRisico { ...EigenRisicoCard }
  verzekerden {
    verzekerden { relatienummer opgemaakteNaam geboorteDatum eigenRisico { ...EigenRisicoCard } }
  }
}`,
  [declaratieInList, tegoedFragment, underwayFragment, eigenRisicoCard],
);
