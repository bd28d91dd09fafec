import { operatie } from '../api/operatie.ts';

/** What the frame shows of the person, and the brand of their policy. */
export const frameOperatie = operatie(`query Frame {
  relatie { opgemaakteNaam roepnaam achternaam merk }
}`);
