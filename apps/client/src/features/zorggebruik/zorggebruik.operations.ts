import { operation } from '../../api/operation.ts';

/** Loads the budgets of one person in a year, with their use; by default the viewer's own, this year. */
export const zorggebruikOperation =
  operation(`query Zorggebruik($relatienummer: String, $jaar: Int) {
  relatie { relatieNummer toontVergoedingen }
  verzekerden(jaar: $jaar) { verzekerden { relatienummer opgemaakteNaam geboorteDatum verzekerdSinds } }
  zorggebruik(relatienummer: $relatienummer, jaar: $jaar, limit: 100) {
    code omschrijving volumeEenheid totaal gebruikt resterend isResterendBruikbaar
    datumLaatsteVerwerking redenAfgeschermd redenOnbruikbaar gedeeld
    periode { datumIngang datumEinde }
    verzekerdeGebruiken { relatienummer opgemaakteNaam gebruikt }
    subverstrekkingen {
      code omschrijving volumeEenheid totaal gebruikt resterend isResterendBruikbaar
      redenAfgeschermd redenOnbruikbaar
    }
  }
}`);
