/**
 * SQL column `insurances` next to a relation `r`: the person's insurance periods in order, as JSON
 * in the shape of `InsurancePeriod`. A period ends at the latest with its policy.
 */
export const insurancePeriods = `
      (SELECT coalesce(json_agg(json_build_object('polisnummer', p.polisnummer, 'merk', p.merk, 'validFrom', v.geldig_van,
          'validUntil', least(v.geldig_tot, p.geldig_tot), 'aanvullend', v.aanvullend,
          'voluntaryEigenRisico', v.vrijwillig_eigen_risico) ORDER BY v.geldig_van, p.polisnummer), '[]')
        FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer) AS insurances`;
