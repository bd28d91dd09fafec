import type { Cents } from '@mijn/domain/money';
import type { Regeling } from '@mijn/contract/regeling';
import type { Access } from '../../../access/access.ts';
import type { Transaction } from '../../../access/inAccess.ts';
import type { Statement } from '../../../db/database.ts';
import { namedFactuurOrder } from '../../../facts/factuur.queries.ts';

/** An arrangement with its invoices and terms. Days as `yyyy-mm-dd`, cents. */
export interface RegelingRow {
  readonly regeling_id: string;
  readonly soort: Regeling['soort'];
  readonly status: 'lopend' | 'beeindigd' | 'voltooid';
  readonly started_on: string;
  readonly ended_on: string | null;
  readonly debiteur: string;
  /** Each term to come but the next and the last. */
  readonly termijnbedrag: Cents;
  readonly facturen: readonly {
    readonly kenmerk: string;
    readonly factuur: string;
    readonly datum: string;
    readonly bedrag: Cents;
    readonly open: Cents;
  }[];
  /** Those that were debited or failed, and the next one. */
  readonly termijnen: readonly {
    readonly datum: string;
    readonly bedrag: Cents;
    readonly status: 'gepland' | 'afgeschreven' | 'mislukt';
  }[];
}

const selectRegeling: Statement = {
  name: 'selectRegelingDocument',
  text: `
    SELECT g.regeling_id, g.soort, g.status, g.ingangsdatum::text AS started_on,
      g.beeindigd_op::text AS ended_on, n.opgemaakte_naam AS debiteur, g.termijnbedrag,
      (SELECT coalesce(json_agg(json_build_object('kenmerk', f.kenmerk, 'factuur', f.soort, 'datum', f.datum,
          'bedrag', f.bedrag, 'open', s.open) ORDER BY ${namedFactuurOrder}), '[]')
        FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE f.regeling_id = g.regeling_id) AS facturen,
      (SELECT coalesce(json_agg(json_build_object('datum', i.datum, 'bedrag', i.bedrag, 'status', i.status)
          ORDER BY i.datum, i.incasso_id), '[]')
        FROM insurer.incasso i WHERE i.regeling_id = g.regeling_id AND i.status <> 'vervallen') AS termijnen
    FROM insurer.regeling g JOIN insurer.relatie n ON n.relatienummer = g.debiteur
    WHERE g.regeling_id = $2 AND g.debiteur = ANY ($1)`,
};

/** Returns an arrangement of the caller, and logs access; undefined: no such one. */
export async function findRegelingDocument(
  { viewer, debiteuren }: Access,
  { query, record }: Transaction,
  regelingId: string,
): Promise<RegelingRow | undefined> {
  const [row] = await query<RegelingRow>(selectRegeling, [debiteuren, regelingId]);
  if (row) record('getRegelingDocument', [viewer], row.regeling_id);
  return row;
}
