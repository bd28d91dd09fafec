/**
 * A column `verzekeringen` beside a relation `r`: the periods of that person's insurance in order,
 * as JSON in the shape of `Verzekeringsperiode`.
 */
export const verzekeringsperiodes = `
      (SELECT coalesce(json_agg(json_build_object('merk', p.merk, 'geldigVan', v.geldig_van,
          'geldigTot', v.geldig_tot, 'aanvullend', v.aanvullend,
          'vrijwilligEigenRisico', v.vrijwillig_eigen_risico) ORDER BY v.geldig_van), '[]')
        FROM verzekeraar.verzekering v JOIN verzekeraar.polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer) AS verzekeringen`;
