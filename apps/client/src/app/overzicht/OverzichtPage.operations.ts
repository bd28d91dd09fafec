import { operation } from '../../api/operation.ts';
import {
  underwayFragment,
  tegoedFragment,
} from '../../features/facturen/tegoed/tegoed.fragments.ts';
import { declaratieRow } from '../../features/declaraties/declaraties.fragments.ts';
import { eigenRisicoCard } from '../../features/eigenRisico/eigenRisico.fragments.ts';

/** Everything of /overzicht in one request. */
export const overzichtOperation = operation(
  `query Overzicht {
  relatie { relatieNummer opgemaakteNaam roepnaam leeftijd vandaag eigenRisicoOnbekend melding }
  declaraties(limit: 20) {
    declaraties {
      ...DeclaratieRow verwachtOp
    }
  }
  betaalverzoeken {
    titel betalingsKenmerk bedragTeBetalen uitersteBetaalDatum betaling { status }
  }
  tegoeden { ...TegoedInList }
  onderweg { ...OnderwegInList }
  concept { bijgewerktOp }
  eigenRisico { ...EigenRisicoCard }
  verzekerden {
    verzekerden { relatienummer opgemaakteNaam eigenRisico { ...EigenRisicoCard } }
  }
}`,
  [declaratieRow, tegoedFragment, underwayFragment, eigenRisicoCard],
);
