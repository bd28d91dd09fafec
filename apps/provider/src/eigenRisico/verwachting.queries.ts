import { sentLines, careFacts } from '../facts/care.queries.ts';
import { inTermijnen } from '../facts/money.queries.ts';
import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { Access } from '../access/access.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';
import type { Dekking, EigenRisicoAmount, InsurancePeriod, Plan } from '../assess/shapes.ts';
import type { UsageRow } from '../assess/usage.ts';

/** A judged line as used by a forecast. Days as `yyyy-mm-dd`, cents. */
export interface PastLine {
  readonly merk: Brand;
  readonly pakket: Plan;
  /** Own risk applies to this care. */
  readonly bears: boolean;
  readonly day: string;
  readonly handledOn: string;
  /** Covered amount less the statutory contribution. */
  readonly basis: Cents;
  readonly eigenRisico: Cents;
}

/** A line of a claim that is not judged yet. */
export interface OpenLine {
  readonly nummer: string;
  readonly zorgsoort: string;
  readonly day: string;
  readonly submittedOn: string;
  readonly bedrag: Cents;
}

export interface VerwachtingFacts {
  readonly relatienummer: string;
  readonly geboortedatum: string;
  readonly insurances: readonly InsurancePeriod[];
  readonly dekkingen: readonly Dekking[];
  readonly amounts: readonly EigenRisicoAmount[];
  readonly usage: readonly UsageRow[];
  /** Lines of this year and the three before. */
  readonly lines: readonly PastLine[];
  /** Lines of this year. */
  readonly open: readonly OpenLine[];
  readonly termijnBrands: readonly Brand[];
  /** Mandatory own risk by year, where known, and its cap per treatment. */
  readonly verplicht: readonly {
    readonly merk: Brand;
    readonly jaar: number;
    readonly bedrag: Cents;
    readonly maximumPerTreatment: Cents | null;
  }[];
}

const yearsBack = 3;

// $3: null selects the covers of all care.
const selectVerwachting = withAccessLog({
  name: 'selectVerwachting',
  operation: 'getVerwachting',
  valueCount: 4,
  text: `
    SELECT r.relatienummer, to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum, ${careFacts},
      (SELECT coalesce(json_agg(json_build_object('merk', k.merk, 'pakket', k.pakket,
          'bears', k.eigen_risico, 'day', g.behandeldatum,
          'handledOn', (d.afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date,
          'basis', now.basis, 'eigenRisico', now.eigen_risico)), '[]')
        FROM insurer.declaratie_regel g JOIN insurer.dekking k USING (dekking_id)
        JOIN insurer.declaratie d USING (nummer)
        CROSS JOIN LATERAL (SELECT sum(c.eigen_risico) AS eigen_risico,
            sum(c.gedeclareerd - c.niet_vergoed - c.wettelijke_bijdrage) AS basis
          FROM insurer.declaratie_regel c
          WHERE c.nummer = g.nummer AND g.volgnummer IN (c.volgnummer, c.corrigeert)) now
        WHERE g.relatienummer = r.relatienummer AND g.corrigeert IS NULL
          AND g.boekjaar BETWEEN ($2::int[])[1] - ${yearsBack} AND ($2::int[])[1])
        AS lines,
      (SELECT coalesce(json_agg(json_build_object('zorgsoort', sent.zorgsoort, 'day', sent.behandeldatum,
          'nummer', d.nummer, 'bedrag', sent.bedrag,
          'submittedOn', (d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date)), '[]')
        FROM insurer.declaratie d, ${sentLines}
        WHERE d.relatienummer = r.relatienummer AND d.status <> 'AFGEHANDELD'
          AND d.teruggetrokken_op IS NULL AND extract(year FROM sent.behandeldatum) = ANY ($2)) AS open,
      (SELECT coalesce(json_agg(p.merk), '[]')
        FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
        WHERE s.relatienummer = r.relatienummer AND s.jaar = ANY ($2) AND ${inTermijnen}) AS "termijnBrands",
      (SELECT coalesce(json_agg(json_build_object('merk', b.merk, 'jaar', b.jaar, 'bedrag', b.verplicht,
          'maximumPerTreatment', b.maximum_per_behandeling)), '[]')
        FROM insurer.eigen_risico_bedrag b
        WHERE b.jaar BETWEEN ($2::int[])[1] - ${yearsBack} AND ($2::int[])[1]) AS verplicht
    FROM insurer.relatie r WHERE r.relatienummer = $1 AND r.relatienummer = ANY ($4::text[])`,
});

/**
 * Reads the data of a person's own risk forecast, and logs access; no row when the caller may not
 * see the person.
 */
export function getVerwachtingFacts(access: Access, relatienummer: string): Read<VerwachtingFacts> {
  const visible = [...access.visible.keys()];
  return selectVerwachting(access, [relatienummer, [String(access.today.year)], null, visible]);
}
