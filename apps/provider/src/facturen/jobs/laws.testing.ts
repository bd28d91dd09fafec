import { daysUntilBetaalverzoek } from '../issue/incasso.rules.ts';
import { eigenRisicoLaws } from './eigenRisicoLaws.testing.ts';

type Sql = (statement: string) => Promise<readonly object[]>;

/**
 * Returns the violated laws of the books with the rows concerned; empty after any valid history. Call
 * it at the end of every test that moves money.
 * @param day last day that was run.
 */
export async function brokenLaws(
  sql: Sql,
  day: Temporal.PlainDate,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const then = `'${day.toString()}'::date`;
  const ofDay = Object.entries(dayLaws).map(([law, statement]) => [
    law,
    statement.replaceAll(':day', then),
  ]);
  return broken(sql, { ...ledgerLaws, ...eigenRisicoLaws(then), ...Object.fromEntries(ofDay) });
}

/** Returns the violated laws of the ledger alone, for tests that insert bills without running days. */
export async function brokenLedgerLaws(
  sql: Sql,
): Promise<Readonly<Record<string, readonly object[]>>> {
  return broken(sql, ledgerLaws);
}

async function broken(
  sql: Sql,
  laws: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const found: Record<string, readonly object[]> = {};
  for (const [law, statement] of Object.entries(laws)) {
    const rows = await sql(statement);
    if (rows.length > 0) found[law] = rows;
  }
  return found;
}

// Laws of the ledger that always hold; each query finds violations.
const ledgerLaws: Readonly<Record<string, string>> = {
  'a payment that was made is booked and kept as a credit to the cent, any other not at all': `
    SELECT p.betaling_id, p.status, p.bedrag FROM insurer.betaling p
    WHERE CASE p.status WHEN 'betaald' THEN p.ontvangen ELSE 0 END <>
      coalesce((SELECT sum(b.bedrag) FROM insurer.boeking b
        WHERE b.betaling_id = p.betaling_id AND b.soort = 'betaling'), 0)
      + coalesce((SELECT sum(t.bedrag) FROM insurer.tegoed t WHERE t.betaling_id = p.betaling_id), 0)`,
  'money that was not what was asked is booked or kept as was decided, once, to the cent': `
    SELECT w.afwijking_id, w.besluit, w.ontvangen FROM insurer.betaling_afwijking w
    JOIN insurer.betaling p USING (betaling_id)
    CROSS JOIN LATERAL (SELECT CASE WHEN w.dienst_id = p.dienst_id THEN p.betaling_id
      ELSE w.afwijking_id END AS id) k
    CROSS JOIN LATERAL (SELECT
      coalesce((SELECT sum(b.bedrag) FROM insurer.boeking b WHERE b.betaling_id = k.id AND b.soort = 'betaling'), 0) AS booked,
      coalesce((SELECT sum(t.bedrag) FROM insurer.tegoed t WHERE t.betaling_id = k.id), 0) AS kept) s
    WHERE (coalesce(w.besluit IN ('geboekt', 'terugbetaald'), false)
        AND s.booked + s.kept <> w.ontvangen)
      OR (coalesce(w.besluit = 'terugbetaald', false) AND s.booked <> 0)
      -- -- A closed mismatch whose payment matches after all is booked normally.
      OR (coalesce(w.besluit, 'elders') = 'elders' AND s.booked + s.kept <> 0
        AND NOT (w.besluit IS NOT NULL AND w.dienst_id = p.dienst_id AND p.status = 'betaald'))`,
  'nobody starts paying a request while money that came in for it waits for a person': `
    SELECT p.betaling_id, w.dienst_id FROM insurer.betaling_afwijking w
    JOIN insurer.betaling_deel c USING (betaling_id)
    JOIN insurer.betaling_deel d USING (betaalverzoek) JOIN insurer.betaling p ON p.betaling_id = d.betaling_id
    WHERE p.aangemaakt_op > w.gezien_op AND p.aangemaakt_op < coalesce(w.besloten_op, 'infinity')`,
  'the parts of a payment add up to it, and are under way as long as it is': `
    SELECT p.betaling_id FROM insurer.betaling p
    LEFT JOIN insurer.betaling_deel d USING (betaling_id)
    GROUP BY p.betaling_id HAVING p.bedrag <> coalesce(sum(d.bedrag), 0)
      OR bool_or(d.under_way <> (p.status IN ('aangemaakt', 'open', 'inBehandeling')))`,
  'an invoice is the sum of its lines': `
      SELECT f.sleutel FROM insurer.factuur f LEFT JOIN insurer.factuur_regel r USING (kenmerk)
      GROUP BY f.kenmerk HAVING f.bedrag <> coalesce(sum(r.bedrag), 0)`,
  'an invoice is what was booked on it and what is open': `
      SELECT kenmerk FROM insurer.factuur_stand WHERE bedrag <> eerder_betaald_verrekend + open
        OR open NOT BETWEEN least(0, bedrag) AND greatest(0, bedrag)`,
  'a set-off takes from one invoice what it gives to another': `
      SELECT sum(bedrag) FROM insurer.boeking WHERE soort = 'verrekening' AND tegoed_id IS NULL
      HAVING sum(bedrag) <> 0`,
  'what a claim pays out is paid to an account, set off, or waits for an account, to the cent': `
      SELECT d.nummer, d.uitgekeerd FROM insurer.declaratie d
      WHERE d.status = 'AFGEHANDELD' AND d.soort_indiener = 'Verzekerde' AND d.uitgekeerd <>
        coalesce((SELECT sum(u.bedrag) FROM insurer.uitbetaling u WHERE u.nummer = d.nummer), 0)
        + coalesce((SELECT sum(b.bedrag) FROM insurer.tegoed t JOIN insurer.boeking b USING (tegoed_id)
            WHERE t.declaratie = d.nummer), 0)
        + coalesce((SELECT s.open FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
            WHERE t.declaratie = d.nummer), 0)`,
  'lines of care on invoices are the parts that were invoiced': `
      SELECT r.kenmerk FROM insurer.factuur_regel r
      WHERE r.declaratie_nummer IS NOT NULL AND r.bedrag <> (SELECT sum(z.bedrag)
        FROM insurer.factuur_zorg z WHERE z.kenmerk = r.kenmerk
          AND z.declaratie_nummer = r.declaratie_nummer AND z.declaratie_volgnummer = r.declaratie_volgnummer)`,
  'a settlement is what was used less what was paid of the terms then': `
      SELECT a.sleutel FROM insurer.factuur a
      WHERE a.soort = 'Eigenrisicoeindafrekening' AND a.bedrag <>
        coalesce((SELECT sum(z.bedrag) FROM insurer.factuur_zorg z WHERE z.kenmerk = a.kenmerk), 0)
        - coalesce((SELECT sum(t.bedrag) FROM insurer.factuur t WHERE t.eindafrekening = a.kenmerk), 0)
        + coalesce((SELECT sum(b.bedrag) FROM insurer.boeking b
            WHERE b.tegenkenmerk = a.kenmerk AND b.soort = 'eindafrekening'), 0)`,
  // Excludes the same day, because days do not show the order of events, such as a returned debit after
  // its settlement.
  'no settlement takes up what was agreed in an arrangement while that runs': `
      SELECT f.sleutel, g.regeling_id, b.datum FROM insurer.boeking b JOIN insurer.factuur f USING (kenmerk)
      JOIN insurer.regeling g USING (regeling_id)
      WHERE b.soort = 'eindafrekening' AND f.betaalverzoek IS NULL AND g.ingangsdatum < b.datum
        AND coalesce(g.beeindigd_op, 'infinity') > b.datum`,
  'a payment is booked on invoices of its requests, or in the arrangement that was asked for of them': `
      SELECT f.sleutel, b.betaling_id, g.soort FROM insurer.boeking b JOIN insurer.factuur f USING (kenmerk)
      JOIN insurer.regeling g USING (regeling_id) JOIN insurer.betaling_deel d USING (betaling_id)
      WHERE b.soort = 'betaling' AND f.betaalverzoek IS NULL AND g.status = 'lopend' AND g.ingangsdatum < b.datum
      GROUP BY f.sleutel, b.betaling_id, g.soort, g.betaalverzoek
      HAVING NOT coalesce(bool_or(d.betaalverzoek = g.betaalverzoek), false)`,
  'what debits took is what they booked, less what was given back': `
      SELECT i.sleutel, i.status, i.bedrag, sum(b.bedrag) FROM insurer.incasso i
      LEFT JOIN insurer.factuur f ON f.debiteur = i.debiteur
      LEFT JOIN insurer.boeking b ON b.kenmerk = f.kenmerk AND b.sleutel IN (
        'incasso/' || i.sleutel, concat_ws('/', 'regeling', i.sleutel, f.sleutel),
        'storno/incasso/' || i.sleutel, concat_ws('/', 'storno/regeling', i.sleutel, f.sleutel))
      GROUP BY i.incasso_id HAVING coalesce(sum(b.bedrag), 0) <>
        CASE WHEN i.status = 'afgeschreven' THEN i.bedrag ELSE 0 END`,
  'a debit is tried twice at most, and never again after it was taken': `
      SELECT kenmerk FROM insurer.incasso WHERE kenmerk IS NOT NULL GROUP BY kenmerk
      HAVING count(*) > 2 OR count(*) FILTER (WHERE status = 'afgeschreven') > 1`,
};

// Laws that hold once every day up to and including `:day` was run.
const dayLaws: Readonly<Record<string, string>> = {
  'nothing open is forgotten: it is asked for, debited, in an arrangement, or about to be asked for': `
    SELECT f.sleutel, s.open, f.regeling_id FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
    LEFT JOIN insurer.regeling g USING (regeling_id)
    WHERE s.open > 0 AND f.betaalverzoek IS NULL
      AND NOT coalesce(g.status = 'lopend' AND (g.soort = 'schuldregeling' OR EXISTS (SELECT FROM insurer.incasso i
        WHERE i.regeling_id = g.regeling_id AND i.status = 'gepland')), false)
      AND NOT coalesce(g.status = 'beeindigd' AND g.beeindigd_op > :day - ${daysUntilBetaalverzoek}, false)
      AND NOT EXISTS (SELECT FROM insurer.incasso i WHERE i.kenmerk = f.kenmerk AND (i.status = 'gepland'
        OR (i.status = 'mislukt' AND i.poging = 2 AND i.mislukt_op > :day - ${daysUntilBetaalverzoek})))`,
  'an arrangement in which nothing is open has ended': `
    SELECT g.regeling_id, g.soort FROM insurer.regeling g WHERE g.status = 'lopend'
      AND NOT EXISTS (SELECT FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE f.regeling_id = g.regeling_id AND s.open > 0)`,
  'a payment request has gone through its titles in order': `
    SELECT v.kenmerk FROM insurer.betaalverzoek v WHERE v.titel <> (SELECT s.titel
      FROM insurer.betaalverzoek_stap s WHERE s.kenmerk = v.kenmerk ORDER BY s.datum DESC LIMIT 1)`,
  'that something was not paid is told on the day it is asked for anew': `
    SELECT s.kenmerk, s.titel, s.datum FROM insurer.betaalverzoek_stap s
    WHERE s.titel <> 'Factuur' AND NOT EXISTS (SELECT FROM insurer.bericht b
      WHERE b.soort = 'betaalverzoek' AND b.onderwerp = s.kenmerk AND b.datum = s.datum
        AND b.relatienummer = s.debiteur)`,
  'money to be received is paid out in time, where an account is known': `
    SELECT f.sleutel FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
    JOIN insurer.relatie r ON r.relatienummer = f.debiteur
    WHERE s.open < 0 AND r.iban IS NOT NULL AND f.datum < :day - 15`,
  'no money waits beside money that is open of the same person for longer than a month': `
    SELECT c.sleutel, o.sleutel AS open FROM insurer.factuur c
    JOIN insurer.factuur_stand cs ON cs.kenmerk = c.kenmerk AND cs.open < 0
    JOIN insurer.factuur o ON o.debiteur = c.debiteur
    JOIN insurer.factuur_stand os ON os.kenmerk = o.kenmerk AND os.open > 0
    LEFT JOIN insurer.regeling g ON g.regeling_id = o.regeling_id
    WHERE greatest(c.datum, o.datum, (SELECT max(b.datum) FROM insurer.boeking b
        WHERE b.kenmerk IN (c.kenmerk, o.kenmerk))) < :day - 31
      AND NOT coalesce(g.soort = 'schuldregeling' AND g.status = 'lopend', false)`,
  'money that waits for an account is set off at once against what is open of the same person': `
    SELECT c.source, o.sleutel AS open FROM (
      SELECT f.debiteur, f.sleutel AS source, f.datum FROM insurer.factuur f
      JOIN insurer.factuur_stand s USING (kenmerk) WHERE s.open < 0
      UNION ALL SELECT t.debiteur, coalesce(t.declaratie, t.betaalverzoek), t.datum
      FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id) WHERE s.open > 0) c
    JOIN insurer.relatie r ON r.relatienummer = c.debiteur AND r.iban IS NULL
    JOIN insurer.factuur o ON o.debiteur = c.debiteur
    JOIN insurer.factuur_stand os ON os.kenmerk = o.kenmerk AND os.open > 0
    LEFT JOIN insurer.regeling g ON g.regeling_id = o.regeling_id
    WHERE greatest(c.datum, o.datum, (SELECT max(b.datum) FROM insurer.boeking b
        WHERE b.kenmerk = o.kenmerk)) < :day - 6
      AND NOT coalesce(g.soort = 'schuldregeling' AND (g.status = 'lopend'
        OR g.beeindigd_op >= :day - 6), false)`,
  'money that waited is paid as soon as an account is known': `
    SELECT t.debiteur, s.open FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
    JOIN insurer.relatie r ON r.relatienummer = t.debiteur
    WHERE s.open > 0 AND r.iban IS NOT NULL
      AND t.datum < :day - CASE WHEN t.declaratie IS NULL THEN 16 ELSE 6 END`,
  'premium of the months after somebody left is given back, within two months': `
    SELECT l.relatienummer, date_trunc('month', l.periode_van) AS month, sum(l.bedrag)
    FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
    JOIN (SELECT relatienummer, max(coalesce(geldig_tot, 'infinity')) AS until
      FROM insurer.verzekering GROUP BY relatienummer) v USING (relatienummer)
    WHERE f.soort = 'Zorgpremie' AND date_trunc('month', l.periode_van) >= v.until
      AND v.until < date_trunc('month', :day) - interval '31 days'
    GROUP BY 1, 2 HAVING sum(l.bedrag) <> 0`,
  'an adult who is insured all of a month is asked premium for it': `
    SELECT v.relatienummer, v.polisnummer, m::date AS month
    FROM (SELECT min(day) AS day FROM insurer.job_run WHERE name = 'day') b,
      insurer.polis p JOIN insurer.verzekering v USING (polisnummer) JOIN insurer.relatie r USING (relatienummer),
      generate_series(date_trunc('month', b.day) + interval '1 month', :day, interval '1 month') m
    WHERE m < date_trunc('month', :day) AND greatest(v.geldig_van, p.geldig_van) <= m
      AND coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity') >= m + interval '1 month'
      AND m > r.geboortedatum + interval '18 years'
      -- -- The CAK collects the basic premium after registration.
      AND NOT (v.aanvullend IS NULL AND EXISTS (SELECT FROM insurer.premieachterstand a
        JOIN insurer.premieachterstand_stap t USING (achterstand_id) WHERE a.polisnummer = p.polisnummer
          AND t.stap = 'aanmelding' AND t.datum < m AND coalesce(a.beeindigd_op, 'infinity') > m))
      AND NOT EXISTS (SELECT FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
        WHERE f.soort = 'Zorgpremie' AND f.polisnummer = v.polisnummer AND l.relatienummer = v.relatienummer
          AND date_trunc('month', l.periode_van) = m HAVING sum(l.bedrag) > 0)`,
  // From the first day after seeding on, because a persona's pass has expired on that day.
  'who is insured has a health pass that is valid, once they had one': `
    SELECT v.relatienummer, max(z.vervaldatum) AS until FROM insurer.verzekering v
    JOIN insurer.polis p USING (polisnummer) JOIN insurer.zorgpas z USING (relatienummer)
    WHERE greatest(v.geldig_van, p.geldig_van) < :day - 31
      AND coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity') > :day
      AND (SELECT days_ahead > 0 FROM insurer.clock)
    GROUP BY v.relatienummer HAVING max(z.vervaldatum) < :day`,
  'a policy has one premium invoice a month': `
    SELECT polisnummer, datum FROM insurer.factuur WHERE soort = 'Zorgpremie'
    GROUP BY polisnummer, datum HAVING count(*) > 1`,
};
