import type { EigenRisicoAmount } from '../../assess/shapes.ts';
import type { Statement } from '../../db/database.ts';
import { insurancePeriods } from '../../facts/people.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { GespreidPerson } from '../issue/termijnen.rules.ts';
import type { Payer } from '../payer.ts';

/** A person on a policy that goes on into a year, and whether their own risk of that year is in terms. */
export interface PersonOnPolis extends Omit<GespreidPerson, 'amount' | 'asked' | 'askedCount'> {
  readonly opgemaakteNaam: string;
  /** Null: not known yet. */
  readonly amount: EigenRisicoAmount | null;
  readonly gekozen: boolean;
}

const selectPeople: Statement = {
  name: 'selectPeopleForTermijnen',
  text: `
    SELECT DISTINCT ON (r.geboortedatum, r.relatienummer)
      p.polisnummer, p.verzekeringsnemer, p.merk, r.relatienummer, $3::int AS jaar,
      r.opgemaakte_naam AS "opgemaakteNaam", to_char(r.geboortedatum, 'YYYY-MM-DD') AS "geboorteDatum",
      ${insurancePeriods},
      s.relatienummer IS NOT NULL AND s.afgerekend_op IS NULL AS gekozen,
      CASE WHEN b.merk IS NOT NULL THEN json_build_object('merk', b.merk, 'jaar', b.jaar, 'verplicht', b.verplicht,
        'voluntaryPossible', b.vrijwillig_mogelijk, 'fromBirthday', b.vanaf_verjaardag,
        'maximumPerTreatment', b.maximum_per_behandeling) END AS amount
    FROM insurer.polis p JOIN insurer.verzekering v USING (polisnummer)
    JOIN insurer.relatie r ON r.relatienummer = v.relatienummer
    LEFT JOIN insurer.eigen_risico_bedrag b ON b.merk = p.merk AND b.jaar = $3
    LEFT JOIN insurer.gespreid s ON s.relatienummer = v.relatienummer AND s.polisnummer = p.polisnummer AND s.jaar = $3
    WHERE p.verzekeringsnemer = $1 AND p.merk = $2 AND v.geldig_van <= make_date($3, 1, 1)
      AND coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity') > make_date($3, 1, 1)
    ORDER BY r.geboortedatum, r.relatienummer, gekozen DESC, p.polisnummer`,
};

/**
 * Returns the people on the policies of a verzekeringsnemer that go on into a year, each once, the eldest first. On two
 * policies, a person is on the one that was chosen.
 */
export async function listPeopleOnPolis(
  { query }: JobTransaction,
  { viewer, merk }: Payer,
  year: number,
): Promise<readonly PersonOnPolis[]> {
  return query<PersonOnPolis>(selectPeople, [viewer, merk, year]);
}

// A choice on a policy that the person left before the year was closed without terms and without care.
const deleteClosed: Statement = {
  name: 'removeClosedGespreid',
  text: `
    DELETE FROM insurer.gespreid WHERE relatienummer = $1 AND jaar = $2 AND afgerekend_op < make_date($2, 1, 1)`,
};

const insertChoice: Statement = {
  name: 'addGespreid',
  text: `
    INSERT INTO insurer.gespreid (polisnummer, relatienummer, jaar) VALUES ($1, $2, $3)
    ON CONFLICT (relatienummer, jaar) DO NOTHING RETURNING relatienummer`,
};

const deleteChoice: Statement = {
  name: 'removeGespreid',
  text: `
    DELETE FROM insurer.gespreid WHERE polisnummer = $1 AND relatienummer = $2 AND jaar = $3
    RETURNING relatienummer`,
};

/**
 * Saves or undoes the choice of terms for a person and a year that has not begun.
 * @returns false when the person has terms of that year on another policy, which they have not left
 */
export async function saveChoice(
  { query }: JobTransaction,
  { polisnummer, relatienummer, jaar }: PersonOnPolis,
  chosen: boolean,
): Promise<boolean> {
  if (chosen) await query(deleteClosed, [relatienummer, jaar]);
  const statement = chosen ? insertChoice : deleteChoice;
  return (await query(statement, [polisnummer, relatienummer, jaar])).length > 0;
}
