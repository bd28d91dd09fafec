import type { RelatieResponse } from '@mijn/contract/relatie';
import type { Access } from '../access/access.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';
import { payerSql, validOnSql } from '../facts/people.queries.ts';
import { isSupersededSql } from './berichten/superseded.queries.ts';

export interface RelatieRow {
  readonly relatienummer: string;
  readonly achternaam: string;
  readonly tussenvoegsel: string | null;
  readonly roepnaam: string;
  readonly opgemaakte_naam: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly email: string | null;
  readonly telefoonnummer: string | null;
  readonly vestiging_straat: string | null;
  readonly vestiging_huisnummer: number | null;
  readonly vestiging_toevoeging: string | null;
  readonly vestiging_postcode: string | null;
  readonly vestiging_woonplaats: string | null;
  readonly vestiging_soort: 'GBAvestigingsadres' | 'Relatievestigingsadres';
  readonly post_straat: string | null;
  readonly post_huisnummer: number | null;
  readonly post_toevoeging: string | null;
  readonly post_postcode: string | null;
  readonly post_woonplaats: string | null;
  readonly post_soort: 'GBApostadres' | 'Relatiepostadres' | null;
  readonly correspondentie: 'Digitaal' | 'Papier' | 'GeenKeuze';
  readonly polisblad: 'Digitaal' | 'Papier' | 'GeenKeuze';
  readonly nieuwsbrief: boolean;
  readonly toestemming_zorgkosten: boolean;
  readonly contact_gecontroleerd_op: Temporal.PlainDate | null;
  readonly versie: number;
  /** From the policy of today; null without one. */
  readonly zorggemak: boolean | null;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  /** Somebody else visible to the caller is validly on that policy. */
  readonly others: boolean;
  /** Insured today, while the own risk of this year is unknown; includes children, who have none. */
  readonly eigen_risico_unknown: boolean;
  /** Account for payouts, which is the verzekeringsnemer's; null when unknown. */
  readonly payout_iban: string | null;
  /** The caller may see that account. */
  readonly payout_seen: boolean;
  /** Address that waits for its confirmation, in the contract's form; null: none. */
  readonly pending: RelatieResponse['relatie']['emailTeBevestigen'];
  /** Number of unread messages, without replaced ones. */
  readonly unread: number;
}

const selectRelatie = withAccessLog({
  name: 'selectRelatie',
  operation: 'getRelatie',
  valueCount: 2,
  text: `
    SELECT r.*, p.zorggemak, p.collectief,
      EXISTS (SELECT FROM insurer.verzekering v
        WHERE v.polisnummer = p.polisnummer AND v.relatienummer <> r.relatienummer
          AND ${validOnSql('v', '$2')}) AS others,
      (SELECT count(*)::int FROM insurer.bericht b
        WHERE b.relatienummer = r.relatienummer AND b.gelezen_op IS NULL AND NOT ${isSupersededSql}) AS unread,
      CASE WHEN r.email_pending IS NOT NULL THEN json_build_object('adres', r.email_pending,
        'verlopen', coalesce((SELECT max(l.expires) FROM insurer.email_link l
          WHERE l.relatienummer = r.relatienummer AND l.email = r.email_pending) <= now(), false),
        'magOpnieuw', NOT insurer.has_fresh_link(r.relatienummer, r.email_pending),
        'nietBezorgd', insurer.is_link_undelivered(r.relatienummer, r.email_pending)) END AS pending,
      n.iban AS payout_iban, n.relatienummer IS NOT NULL AS payout_seen,
      p.merk IS NOT NULL AND NOT EXISTS (SELECT FROM insurer.eigen_risico_bedrag b
        WHERE b.merk = p.merk AND b.jaar = extract(year FROM $2::date)) AS eigen_risico_unknown
    FROM insurer.relatie r
    LEFT JOIN LATERAL (
      SELECT p.* FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
      WHERE v.relatienummer = r.relatienummer
        AND ${validOnSql('v', '$2')}
        AND ${validOnSql('p', '$2')}
      ORDER BY v.geldig_van DESC LIMIT 1) p ON true
    LEFT JOIN insurer.relatie n
      ON n.relatienummer = coalesce(${payerSql('r.relatienummer', '$2')}, r.relatienummer)
    WHERE r.relatienummer = $1`,
});

/** Reads the caller's own relation, and logs access. No row when it does not exist. */
export function getRelatie(access: Access): Read<RelatieRow> {
  return selectRelatie(access, [access.viewer, access.today.toString()]);
}

export interface VerzekerdeRow {
  readonly relatienummer: string;
  readonly opgemaakte_naam: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly insured: boolean;
  /** First day of their insurance; null: never insured. */
  readonly since: Temporal.PlainDate | null;
}

const selectVerzekerden = withAccessLog({
  name: 'selectVerzekerden',
  operation: 'getVerzekerden',
  valueCount: 3,
  order: 'first DESC, geboortedatum, relatienummer',
  text: `
    SELECT r.relatienummer, r.opgemaakte_naam, r.geboortedatum,
      r.relatienummer = $3 AS first,
      EXISTS (SELECT FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer AND v.geldig_van < make_date($2 + 1, 1, 1)
          AND make_date($2, 1, 1) < coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity')) AS insured,
      (SELECT min(v.geldig_van) FROM insurer.verzekering v
        WHERE v.relatienummer = r.relatienummer) AS since
    FROM insurer.relatie r
    WHERE r.relatienummer = ANY ($1)`,
});

/**
 * Reads the people visible to the caller when asked about the caller, otherwise one person, with their
 * insurance in a calendar year; logs access. The caller comes first, then the eldest. No row when the
 * caller may not see the person.
 */
export function listVerzekerden(
  access: Access,
  relatienummer: string,
  year: number,
): Read<VerzekerdeRow> {
  const requested = relatienummer === access.viewer ? [...access.visible.keys()] : [relatienummer];
  const numbers = requested.filter((number) => access.visible.has(number));
  return selectVerzekerden(access, [numbers, year, access.viewer]);
}
