/** SQL: shared budget of row `k` of `dekking` as JSON; null: not shared (ADR 0038). */
export const sharedBudget = `
  CASE WHEN k.gedeeld_budget IS NOT NULL THEN
    json_build_object('name', k.gedeeld_budget, 'maximumYear', k.gedeeld_maximum) END`;

/** SQL: row `k` of `dekking` as JSON, in the shape of `Dekking`. */
export const dekkingJson = `
  json_build_object('dekkingId', k.dekking_id, 'merk', k.merk, 'pakket', k.pakket,
    'zorgsoort', k.zorgsoort, 'prestatie', k.prestatie, 'validFrom', k.geldig_van,
    'validUntil', k.geldig_tot, 'ageFrom', k.leeftijd_van, 'ageUntil', k.leeftijd_tot,
    'percentage', k.percentage, 'maximumYear', k.maximum_jaar, 'maximumTreatments', k.maximum_aantal,
    'shared', ${sharedBudget}, 'bijdragePercentage', k.bijdrage_percentage,
    'fixedBijdrage', k.bijdrage_vast, 'yearlyBijdrageMaximum', k.bijdrage_maximum_jaar,
    'eigenRisico', k.eigen_risico, 'uitleg', k.uitleg)`;

/** SQL: covered amount of the lines `l` of a group; cents. */
export const coveredSum = 'sum(l.gedeclareerd - l.niet_vergoed) AS covered';

/**
 * SQL: covered amount (cents) and number of covered treatments of the lines `l` of a group. Judging
 * a claim and showing the rest of a budget both use this sum, which includes corrections.
 */
export const coveredOfLines = `
  ${coveredSum},
  coalesce(sum(l.aantal) FILTER (WHERE l.gedeclareerd <> l.niet_vergoed), 0) AS aantal`;

/**
 * SQL: policy for which line `l` counts: the one valid on the day of treatment; of several, the one
 * that began first, as in the rules (`insuranceOn`). Null: not insured on that day, or hidden from
 * the caller.
 */
export const polisOfLine = `
  (SELECT v.polisnummer FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
    WHERE v.relatienummer = l.relatienummer AND v.geldig_van <= l.behandeldatum
      AND coalesce(least(v.geldig_tot, p.geldig_tot) > l.behandeldatum, true)
    ORDER BY v.geldig_van, v.polisnummer LIMIT 1)`;

/** SQL: all policies on which a person is or was insured. */
export const policiesOf = (who: string): string =>
  `(SELECT v.polisnummer FROM insurer.verzekering v WHERE v.relatienummer = ${who})`;
