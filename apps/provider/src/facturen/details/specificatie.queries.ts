import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';

/** Data of a final settlement for one insured person. Cents, days in JSON. */
export interface SpecificatieRow {
  readonly jaar: number;
  readonly relatienummer: string;
  readonly naam: string;
  readonly geboortedatum: Temporal.PlainDate;
  /** Sum of the person's lines in the settlement. */
  readonly totaal: Cents;
  readonly usage: readonly {
    readonly datum: string;
    readonly zorgsoort: string;
    readonly bedrag: Cents;
    /** Set on a line that corrects another. */
    readonly correctie: NonNullable<ZorgkostenLine['correctie']> | null;
  }[];
  readonly termijnen: readonly {
    readonly datum: string;
    readonly omschrijving: string;
    readonly bedrag: Cents;
    /** Open amount of the term when it was settled. */
    readonly not_paid: Cents;
  }[];
}

const selectSpecification: Statement = {
  name: 'selectSpecification',
  text: `
    SELECT f.jaar, w.relatienummer, w.naam, w.geboortedatum,
      (SELECT sum(r.bedrag) FROM insurer.factuur_regel r
        WHERE r.kenmerk = f.kenmerk AND r.relatienummer = w.relatienummer) AS totaal,
      (SELECT coalesce(json_agg(json_build_object('datum', z.datum, 'zorgsoort', z.zorgsoort,
          'bedrag', z.bedrag, 'correctie', CASE WHEN k.corrigeert IS NOT NULL THEN json_build_object(
            'soort', k.correctie, 'corrigeert', k.corrigeert, 'datum', k.gecorrigeerd_op) END) ORDER BY z.datum, z.declaratie_nummer, z.declaratie_volgnummer), '[]')
        FROM insurer.care_on_factuur(f.kenmerk) z
        LEFT JOIN insurer.corrections_on_factuur(f.kenmerk) k
          ON k.declaratie_nummer = z.declaratie_nummer AND k.declaratie_volgnummer = z.declaratie_volgnummer
        WHERE z.relatienummer = w.relatienummer AND z.deel = 'eigenRisico') AS usage,
      (SELECT coalesce(json_agg(json_build_object('datum', t.datum, 'omschrijving', r.omschrijving,
          'bedrag', r.bedrag, 'not_paid', (SELECT coalesce(sum(k.bedrag), 0)
            FROM insurer.boeking k WHERE k.kenmerk = t.kenmerk AND k.soort = 'eindafrekening'))
          ORDER BY t.datum, t.kenmerk), '[]')
        FROM insurer.factuur t JOIN insurer.factuur_regel r ON r.kenmerk = t.kenmerk
        WHERE t.eindafrekening = f.kenmerk AND r.relatienummer = w.relatienummer) AS termijnen
    FROM insurer.factuur f
    JOIN insurer.persons_on_factuur(f.kenmerk) w ON w.relatienummer = $3
    WHERE f.kenmerk = $2 AND f.soort = 'Eigenrisicoeindafrekening' AND f.debiteur = ANY ($1)
      AND ($4::int IS NULL OR f.jaar = $4)`,
};

/**
 * Returns the specification of a final settlement that the caller owes, for one of its people, and logs
 * access; undefined when there is none, or when it is about another year than `jaar`.
 */
export async function getSpecificatie(
  access: Access,
  { query, record }: Transaction,
  request: {
    readonly kenmerk: string;
    readonly relatienummer: string;
    readonly jaar?: number | undefined;
  },
): Promise<SpecificatieRow | undefined> {
  const [row] = await query<SpecificatieRow>(selectSpecification, [
    access.debiteuren,
    request.kenmerk,
    request.relatienummer,
    request.jaar ?? null,
  ]);
  if (row) record('getSpecificatie', [access.viewer, row.relatienummer], request.kenmerk);
  return row;
}
