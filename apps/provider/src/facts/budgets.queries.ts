/** Of row `k` of `dekking`, as JSON: the budget that it shares on a policy; null: none (ADR 0038). */
export const sharedBudget = `
  CASE WHEN k.gedeeld_budget IS NOT NULL THEN
    json_build_object('name', k.gedeeld_budget, 'maximumYear', k.gedeeld_maximum) END`;

/** Row `k` of `dekking` as JSON, in the shape of `Dekking`. */
export const dekkingJson = `
  json_build_object('dekkingId', k.dekking_id, 'merk', k.merk, 'pakket', k.pakket,
    'zorgsoort', k.zorgsoort, 'prestatie', k.prestatie, 'validFrom', k.geldig_van,
    'validUntil', k.geldig_tot, 'ageFrom', k.leeftijd_van, 'ageUntil', k.leeftijd_tot,
    'percentage', k.percentage, 'maximumYear', k.maximum_jaar, 'maximumTreatments', k.maximum_aantal,
    'shared', ${sharedBudget}, 'bijdragePercentage', k.bijdrage_percentage,
    'fixedBijdrage', k.bijdrage_vast, 'yearlyBijdrageMaximum', k.bijdrage_maximum_jaar,
    'eigenRisico', k.eigen_risico, 'uitleg', k.uitleg)`;

/** Of the lines `l` of a group: what of them is covered; cents. */
export const coveredSum = 'sum(l.gedeclareerd - l.niet_vergoed) AS covered';

/**
 * Of the lines `l` of a group: what of them is covered (cents), and how many treatments that is. Budgets are
 * used by what these add up to, in judging a claim and in telling what is left; a correction takes off or adds.
 */
export const coveredOfLines = `
  ${coveredSum},
  coalesce(sum(l.aantal) FILTER (WHERE l.gedeclareerd <> l.niet_vergoed), 0) AS aantal`;

/**
 * The policy for which the care of a line `l` counts: that of the day of treatment, of several the one that began
 * first, as the rules choose it (`insuranceOn`); null: not insured on that day, or hidden from who asks.
 */
export const polisOfLine = `
  (SELECT v.polisnummer FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
    WHERE v.relatienummer = l.relatienummer AND v.geldig_van <= l.behandeldatum
      AND coalesce(least(v.geldig_tot, p.geldig_tot) > l.behandeldatum, true)
    ORDER BY v.geldig_van, v.polisnummer LIMIT 1)`;

/** The policies on which somebody is or was insured. */
export const policiesOf = (who: string): string =>
  `(SELECT v.polisnummer FROM insurer.verzekering v WHERE v.relatienummer = ${who})`;
