import { operation } from '../../api/operation.ts';

/** The person in the frame, what is due, the brand of their policy, and the insurer's day. */
export const frameOperation = operation(`query Frame {
  relatie {
    opgemaakteNaam roepnaam achternaam leeftijd verzekerd merk vandaag ongelezenBerichten
    magVragenStellen
    indicatorenRedenen { redenen }
  }
  betaalverzoeken { bedragTeBetalen }
}`);
