import { operation } from '../../api/operation.ts';

/** What the frame shows of the person, the brand of their policy, and the insurer's day. */
export const frameOperation = operation(`query Frame {
  relatie { opgemaakteNaam roepnaam achternaam merk vandaag ongelezenBerichten }
}`);
