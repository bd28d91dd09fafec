import type { Brand } from '@mijn/domain/brands';
import { isDigitalSql } from './hasConfirmedEmail.queries.ts';
import { brandSql } from './payer.queries.ts';

/** SQL: name and address of relation `r` as on an envelope, with brand on a day and delivery. */
export const addresseeSql = (day: string): string => `
  r.relatienummer, coalesce(${brandSql('r.relatienummer', day)}, 'ZZ') AS merk, ${isDigitalSql('r')} AS digital,
  ARRAY[r.opgemaakte_naam,
    concat_ws(' ', coalesce(r.post_straat, r.vestiging_straat),
      CASE WHEN r.post_straat IS NULL THEN r.vestiging_huisnummer ELSE r.post_huisnummer END,
      CASE WHEN r.post_straat IS NULL THEN r.vestiging_toevoeging ELSE r.post_toevoeging END),
    concat_ws('  ', coalesce(r.post_postcode, r.vestiging_postcode),
      coalesce(r.post_woonplaats, r.vestiging_woonplaats))] AS geadresseerde`;

/** Addressee of a letter, as read by `addresseeSql`. */
export interface Addressee {
  readonly relatienummer: string;
  readonly merk: Brand;
  readonly digital: boolean;
  readonly geadresseerde: readonly string[];
}
