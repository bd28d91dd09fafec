import { operation } from '../api/operation.ts';

/** What the frame shows of the person, and the brand of their policy. */
export const frameOperation = operation(`query Frame {
  relatie { opgemaakteNaam roepnaam achternaam merk }
}`);
