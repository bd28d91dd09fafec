import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';

/** A relation with what its indicators depend on, as the database holds it. */
export interface RelatieRij {
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
  /** Of the policy that is valid today; null without one. */
  readonly zorggemak: boolean | null;
  readonly collectief: 'werkgever' | 'doelgroep' | null;
  /** Whether somebody else is validly on that policy, as far as the caller may see. */
  readonly anderen: boolean;
  /** Where what is claimed gets paid: the verzekeringsnemer's account, if the caller may see it. */
  readonly uitkering_iban: string | null;
}

const leesRelatie: Opdracht = {
  name: 'leesRelatie',
  text: `
    SELECT r.*, p.zorggemak, p.collectief,
      EXISTS (SELECT FROM verzekeraar.verzekering v
        WHERE v.polisnummer = p.polisnummer AND v.relatienummer <> r.relatienummer
          AND v.geldig_van <= $2 AND (v.geldig_tot IS NULL OR v.geldig_tot > $2)) AS anderen,
      n.iban AS uitkering_iban
    FROM verzekeraar.relatie r
    LEFT JOIN LATERAL (
      SELECT p.* FROM verzekeraar.verzekering v JOIN verzekeraar.polis p USING (polisnummer)
      WHERE v.relatienummer = r.relatienummer
        AND v.geldig_van <= $2 AND (v.geldig_tot IS NULL OR v.geldig_tot > $2)
        AND p.geldig_van <= $2 AND (p.geldig_tot IS NULL OR p.geldig_tot > $2)
      ORDER BY v.geldig_van DESC LIMIT 1) p ON true
    LEFT JOIN verzekeraar.relatie n
      ON n.relatienummer = coalesce(p.verzekeringsnemer, r.relatienummer)
    WHERE r.relatienummer = $1`,
};

/** Reads the caller's own relation, and logs it. Undefined when it is gone. */
export async function getRelatie(
  access: Access,
  { query, noteer }: Transactie,
): Promise<RelatieRij | undefined> {
  const [rij] = await query<RelatieRij>(leesRelatie, [access.kijker, access.vandaag.toString()]);
  if (rij) noteer('getRelatie', [rij.relatienummer]);
  return rij;
}

/** A person, and whether they were insured in the year that was asked about. */
export interface VerzekerdeRij {
  readonly relatienummer: string;
  readonly opgemaakte_naam: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly verzekerd: boolean;
}

const leesVerzekerden: Opdracht = {
  name: 'leesVerzekerden',
  text: `
    SELECT r.relatienummer, r.opgemaakte_naam, r.geboortedatum,
      EXISTS (SELECT FROM verzekeraar.verzekering v WHERE v.relatienummer = r.relatienummer
        AND v.geldig_van < make_date($2 + 1, 1, 1)
        AND (v.geldig_tot IS NULL OR v.geldig_tot > make_date($2, 1, 1))) AS verzekerd
    FROM verzekeraar.relatie r
    WHERE r.relatienummer = ANY ($1)
    ORDER BY r.relatienummer <> $3, r.geboortedatum, r.relatienummer`,
};

/**
 * Reads who was insured in a calendar year, of everyone the caller may see when asked about
 * themselves, else of that one person; logs them. The caller comes first, then the eldest.
 * Undefined when the caller may not see that person.
 */
export async function listVerzekerden(
  access: Access,
  { query, noteer }: Transactie,
  relatienummer: string,
  jaar: number,
): Promise<VerzekerdeRij[] | undefined> {
  const gevraagd = relatienummer === access.kijker ? [...access.zichtbaar.keys()] : [relatienummer];
  const nummers = gevraagd.filter((nummer) => access.zichtbaar.has(nummer));
  const rijen = await query<VerzekerdeRij>(leesVerzekerden, [nummers, jaar, access.kijker]);
  if (rijen.length === 0) return undefined;
  noteer(
    'getVerzekerden',
    rijen.map((rij) => rij.relatienummer),
  );
  return rijen.filter((rij) => rij.verzekerd);
}
