// Own risk owed by a person with a brand in a year, by days from the month after the 18th birthday;
// reimplemented in SQL, to be independent of the rules. `ended`: an insurance has ended by then, so
// terms charged earlier may be more.
const yearDue = `
  SELECT t.relatienummer, t.merk, t.jaar,
    round(t.mandatory / t.days_in_year / 100) * 100 + round(t.voluntary / t.days_in_year / 100) * 100 AS due,
    t.ended
  FROM (SELECT v.relatienummer, p.merk, b.jaar, make_date(b.jaar + 1, 1, 1) - make_date(b.jaar, 1, 1) AS days_in_year,
      sum(b.verplicht * d.days)::numeric AS mandatory,
      sum(CASE WHEN b.vrijwillig_mogelijk THEN v.vrijwillig_eigen_risico * d.days ELSE 0 END)::numeric AS voluntary,
      bool_or(extract(year FROM least(v.geldig_tot, p.geldig_tot)) <= b.jaar) AS ended
    FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
    JOIN insurer.relatie r ON r.relatienummer = v.relatienummer
    JOIN insurer.eigen_risico_bedrag b ON b.merk = p.merk
    CROSS JOIN LATERAL (SELECT make_date(extract(year FROM r.geboortedatum)::int + 18,
      extract(month FROM r.geboortedatum)::int, 1) + extract(day FROM r.geboortedatum)::int - 1 AS birthday) k
    CROSS JOIN LATERAL (SELECT greatest(0, least(v.geldig_tot, p.geldig_tot, make_date(b.jaar + 1, 1, 1))
      - greatest(v.geldig_van, make_date(b.jaar, 1, 1),
        (date_trunc('month', k.birthday) + interval '1 month')::date)) AS days) d
    GROUP BY v.relatienummer, p.merk, b.jaar) t`;

// Used own risk by person, brand and year, and the part of it that is paid in terms.
const yearUsed = `
  SELECT g.relatienummer, k.merk, g.boekjaar AS jaar, sum(g.eigen_risico) AS used,
    sum(g.eigen_risico_in_termijnen) AS in_termijnen
  FROM insurer.declaratie_regel g JOIN insurer.dekking k USING (dekking_id)
  GROUP BY g.relatienummer, k.merk, g.boekjaar`;

// Own risk charged in terms: all terms until the settlement (except those charged before an end became
// known), and the usage during the terms after it.
const yearAsked = `
  SELECT d.*, coalesce(u.used, 0) AS used, coalesce(u.used - u.in_termijnen, 0)
    + CASE WHEN s.afgerekend_op IS NOT NULL THEN coalesce(u.in_termijnen, 0)
      WHEN d.ended THEN least(coalesce(t.asked, 0), d.due) ELSE coalesce(t.asked, 0) END AS asked
  FROM (${yearDue}) d
  LEFT JOIN (${yearUsed}) u USING (relatienummer, merk, jaar)
  LEFT JOIN (SELECT s.*, p.merk FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)) s
    USING (relatienummer, merk, jaar)
  LEFT JOIN (SELECT l.relatienummer, p.merk, f.jaar, sum(l.bedrag) AS asked
    FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk) JOIN insurer.polis p USING (polisnummer)
    WHERE f.soort = 'Eigenrisicotermijn' GROUP BY l.relatienummer, p.merk, f.jaar) t
    USING (relatienummer, merk, jaar)`;

// First day of the year on which the person of row `s` of `gespreid` is not on its policy.
const leftOn = `(SELECT e.day FROM (
    SELECT max(least(coalesce(v.geldig_tot, 'infinity'), coalesce(p.geldig_tot, 'infinity'))) AS day
    FROM insurer.polis p JOIN insurer.verzekering v USING (polisnummer)
    WHERE p.polisnummer = s.polisnummer AND v.relatienummer = s.relatienummer) e
  WHERE extract(year FROM e.day) <= s.jaar)`;

const partOf = (part: string): string => `EXISTS (SELECT FROM insurer.factuur_zorg z
  JOIN insurer.factuur f USING (kenmerk) WHERE z.declaratie_nummer = g.nummer
    AND z.declaratie_volgnummer = g.volgnummer AND z.deel = 'eigenRisico' AND ${part})`;

/**
 * Returns the laws of own risk, which hold on any day; each query finds violations.
 * @param op last day that was run, as SQL.
 */
export function eigenRisicoLaws(op: string): Readonly<Record<string, string>> {
  return {
    ...termijnLaws(op),
    'own risk used of a year is at most what is due': `
      SELECT * FROM (${yearAsked}) y WHERE used > due`,
    'own risk of a year is asked or held back once: at most what is due': `
      SELECT * FROM (${yearAsked}) y WHERE asked > due`,
    'own bills have no invoice of what was held back, care providers and corrections of all not in terms': `
      SELECT g.nummer, d.soort_indiener, d.afgehandeld_op FROM insurer.declaratie_regel g
      JOIN insurer.declaratie d USING (nummer)
      WHERE g.eigen_risico <> 0 AND g.eigen_risico_in_termijnen = 0 AND CASE
        WHEN d.soort_indiener <> 'Zorgverlener' AND g.corrigeert IS NULL THEN ${partOf('true')}
        ELSE ${partOf('z.bedrag <> g.eigen_risico')}
          OR (coalesce(g.gecorrigeerd_op, d.afgehandeld_op) < ${op} - 32 AND NOT ${partOf('true')}) END`,
    'a contribution is invoiced for a care provider only, whole': `
      SELECT g.nummer FROM insurer.declaratie_regel g JOIN insurer.declaratie d USING (nummer)
      JOIN insurer.factuur_zorg z ON z.declaratie_nummer = g.nummer
        AND z.declaratie_volgnummer = g.volgnummer AND z.deel = 'eigenBijdrage'
      WHERE (d.soort_indiener <> 'Zorgverlener' AND g.corrigeert IS NULL)
        OR z.bedrag <> g.wettelijke_bijdrage`,
    'a line that was taken back comes to nothing, and no line to less': `
      SELECT g.nummer, coalesce(g.corrigeert, g.volgnummer) AS line FROM insurer.declaratie_regel g
      GROUP BY 1, 2 HAVING least(sum(g.gedeclareerd), sum(g.niet_vergoed), sum(g.wettelijke_bijdrage),
          sum(g.eigen_risico)) < 0
        OR (bool_or(g.correctie = 'teruggenomen') AND (sum(g.gedeclareerd) <> 0 OR sum(g.eigen_risico) <> 0))`,
  };
}

function termijnLaws(op: string): Readonly<Record<string, string>> {
  return {
    'terms take the place of holding back and billing, until they are settled': `
      SELECT g.nummer, g.eigen_risico, g.eigen_risico_in_termijnen, s.afgerekend_op, d.afgehandeld_op
      FROM insurer.declaratie_regel g JOIN insurer.declaratie d USING (nummer)
      LEFT JOIN insurer.dekking k USING (dekking_id)
      LEFT JOIN (SELECT s.*, p.merk FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
        WHERE NOT EXISTS (SELECT FROM insurer.verzekering v WHERE v.relatienummer = s.relatienummer
          AND v.vrijwillig_eigen_risico > 0)) s
        ON s.relatienummer = g.relatienummer AND s.jaar = g.boekjaar AND s.merk = k.merk
      WHERE g.eigen_risico_in_termijnen <> CASE
        WHEN s.jaar IS NULL THEN 0
        WHEN s.afgerekend_op IS NULL OR coalesce(g.gecorrigeerd_op, d.afgehandeld_op) < s.afgerekend_op
          THEN g.eigen_risico
        ELSE g.eigen_risico_in_termijnen END`,
    'what is used while terms run is settled with them, whole, and nowhere else; after their policy it is billed': `
      SELECT g.nummer, g.eigen_risico_in_termijnen, s.afgerekend_op FROM insurer.declaratie_regel g
      JOIN insurer.gespreid s ON s.relatienummer = g.relatienummer AND s.jaar = g.boekjaar
      WHERE g.eigen_risico_in_termijnen <> 0 AND (${partOf('z.bedrag <> g.eigen_risico_in_termijnen')}
        OR CASE WHEN g.behandeldatum >= s.beeindigd_op AND ${leftOn} <= s.beeindigd_op
          THEN ${partOf(`f.soort <> 'EigenrisicoEigenbijdrage'`)}
            OR (s.afgerekend_op < ${op} - 32 AND NOT ${partOf('true')})
          ELSE ${partOf(`f.soort <> 'Eigenrisicoeindafrekening'`)}
            OR (s.afgerekend_op IS NOT NULL AND NOT ${partOf('true')}) END)`,
    'terms end with being on their policy, and are settled on the day after': `
      SELECT s.relatienummer, s.jaar, ${leftOn} AS left_on FROM insurer.gespreid s
      WHERE s.afgerekend_op IS NULL AND ${leftOn} < ${op}`,
    'no term is of a day after its person left the policy, unless it is in the settlement': `
      SELECT f.sleutel, s.relatienummer FROM insurer.factuur f JOIN insurer.factuur_regel r USING (kenmerk)
      JOIN insurer.gespreid s ON s.relatienummer = r.relatienummer AND s.jaar = f.jaar
      WHERE f.soort = 'Eigenrisicotermijn' AND f.datum >= ${leftOn} AND f.eindafrekening IS NULL`,
    'a missed term is settled on the day after': `
      SELECT relatienummer, jaar FROM insurer.gespreid
      WHERE afgerekend_op IS NULL AND beeindigd_op < ${op}`,
  };
}
