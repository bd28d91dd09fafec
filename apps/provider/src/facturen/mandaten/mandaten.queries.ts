import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import type { Statement } from '../../db/database.ts';

/** A running mandate. */
export interface Mandaat {
  readonly kenmerk: string;
  /** `yyyy-mm-dd`. */
  readonly getekendOp: string;
  /** Day of the month, 1–31. */
  readonly dag: number;
}

/** A planned debit. Cents. */
interface PlannedIncasso {
  /** `yyyy-mm-dd`. */
  readonly datum: string;
  readonly bedrag: Cents;
  readonly iban: string | null;
  /** True for a term of an arrangement, which does not end with the mandate. */
  readonly isTermijn: boolean;
}

/** The caller's direct debit. */
export interface IncassoRow {
  readonly relatienummer: string;
  readonly mandaat: Mandaat | null;
  readonly planned: readonly PlannedIncasso[];
}

const runningMandaat = `
  (SELECT json_build_object('kenmerk', m.kenmerk, 'getekendOp', m.getekend_op, 'dag', m.dag)
    FROM insurer.mandaat m WHERE m.debiteur = r.relatienummer AND m.merk = $2 AND m.beeindigd_op IS NULL)`;

const selectIncasso = withAccessLog({
  name: 'selectIncasso',
  operation: 'getIncasso',
  valueCount: 2,
  text: `
    SELECT r.relatienummer, ${runningMandaat} AS mandaat,
      coalesce((SELECT json_agg(json_build_object('datum', i.datum, 'bedrag', o.open,
          'iban', coalesce(i.iban, r.iban), 'isTermijn', i.kenmerk IS NULL) ORDER BY i.datum, i.incasso_id)
        FROM insurer.incasso i CROSS JOIN LATERAL (
          SELECT CASE WHEN i.kenmerk IS NULL THEN least(i.bedrag, sum(s.open)) ELSE sum(s.open) END::int AS open
          FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
          WHERE s.open > 0 AND (f.kenmerk = i.kenmerk OR f.regeling_id = i.regeling_id)) o
        WHERE i.debiteur = r.relatienummer AND i.status = 'gepland' AND o.open > 0), '[]') AS planned
    FROM insurer.relatie r WHERE r.relatienummer = $1`,
});

/** Reads the caller's direct debit with a brand, and logs access. */
export function getIncasso(access: Access, merk: Brand): Read<IncassoRow> {
  return selectIncasso(access, [access.viewer, merk]);
}

const selectState: Statement = {
  name: 'selectMandaatState',
  text: `
    SELECT r.versie, r.iban IS NOT NULL AS "hasAccount", ${runningMandaat} AS mandaat
    FROM insurer.relatie r WHERE r.relatienummer = $1`,
};

/** State that a new mandate is based on. */
interface MandaatState {
  readonly versie: number;
  readonly hasAccount: boolean;
  readonly mandaat: Mandaat | null;
}

/** Returns the state that a mandate of the caller with a brand is based on. */
export async function getMandaatState(
  { viewer }: Access,
  { query }: Transaction,
  merk: Brand,
): Promise<MandaatState | undefined> {
  const [state] = await query<MandaatState>(selectState, [viewer, merk]);
  return state;
}

const selectOwn: Statement = {
  name: 'selectOwnMandaat',
  text: `
    SELECT m.kenmerk, m.debiteur, m.merk FROM insurer.mandaat m
    WHERE m.kenmerk = $2 AND m.debiteur = ANY ($1)`,
};

/** A mandate of the caller, running or ended. */
export interface OwnMandaat {
  readonly kenmerk: string;
  readonly debiteur: string;
  readonly merk: Brand;
}

/** Returns a mandate of the caller; undefined: foreign or unknown. */
export async function findOwnMandaat(
  access: Access,
  { query }: Transaction,
  kenmerk: string,
): Promise<OwnMandaat | undefined> {
  const [row] = await query<OwnMandaat>(selectOwn, [access.debiteuren, kenmerk]);
  return row;
}
