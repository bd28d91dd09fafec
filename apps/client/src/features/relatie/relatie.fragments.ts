import { fragment } from '../../api/operation.ts';

/** The whole relation, because a change sends all of it back (§7). */
export const relatieInFull = fragment(`fragment RelatieInFull on Relatie {
  achternaam roepnaam opgemaakteNaam email geboorteDatum aanleverwijzeCorrespondentie
  aanleverwijzePolisblad relatieNummer telefoonNummer ontvangtNieuwsbrief
  toestemmingDetailsZorgkosten leeftijd indicatoren documentSoorten verzekerd state
  emailTeBevestigen { adres verlopen magOpnieuw nietBezorgd }
  indicatorenRedenen { indicator redenen }
  vestigingsAdres { straat huisnummer huisnummerToevoeging postcode woonplaats adresType }
  postAdres { straat huisnummer huisnummerToevoeging postcode woonplaats adresType }
}`);
