import type { ReactieKind } from '@mijn/contract/reactie';
import type { Vraag, VraagOnderwerp } from '@mijn/contract/vragen';
import type { Access } from '../access/access.ts';
import type { Transaction } from '../access/inAccess.ts';
import { careVisible } from '../access/visibility.rules.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';
import type { Statement } from '../db/database.ts';

/** A question to store. */
export interface NewVraag {
  /** Idempotency key of the sender. */
  readonly sleutel: string;
  readonly onderwerp: VraagOnderwerp;
  /** Number of the subject, or name of the budget; null: the subject has none. */
  readonly kenmerk: string | null;
  readonly regel: number | null;
  /** Whose budget; null for other subjects. */
  readonly budgetVan: string | null;
  readonly soort: ReactieKind;
  readonly tekst: string;
  /** Promised day of the answer, `yyyy-mm-dd`; null: the rules answer. */
  readonly uiterlijkOp: string | null;
}

// Requires access to the care; otherwise the claim is unknown here.
const selectDeclaratie: Statement = {
  name: 'selectVraagDeclaratie',
  text: `
    SELECT d.relatienummer FROM insurer.declaratie d
    WHERE d.nummer = $3 AND (d.relatienummer = ANY ($2) OR d.indiener = $1)
      AND d.teruggetrokken_op IS NULL
      AND ($4::int IS NULL OR EXISTS (SELECT FROM insurer.declaratie_regel g
        WHERE g.nummer = d.nummer AND g.volgnummer = $4 AND g.corrigeert IS NULL))`,
};

const selectFactuur: Statement = {
  name: 'selectVraagFactuur',
  text: `SELECT debiteur AS relatienummer FROM insurer.factuur
    WHERE kenmerk = $1 AND debiteur = ANY ($2)`,
};

const selectBetaalverzoek: Statement = {
  name: 'selectVraagBetaalverzoek',
  text: `SELECT debiteur AS relatienummer FROM insurer.betaalverzoek
    WHERE kenmerk = $1 AND debiteur = ANY ($2)`,
};

// A budget is of one kind of care, or shared under a name of its own. The name is shown to staff.
const selectBudget: Statement = {
  name: 'selectVraagBudget',
  text: `SELECT $2 AS relatienummer
    WHERE $2 = ANY ($3::text[]) AND EXISTS (SELECT FROM insurer.dekking WHERE $1 IN (zorgsoort, gedeeld_budget))`,
};

interface Person {
  readonly relatienummer: string;
}

/**
 * Returns the person whose data a question is about; undefined when the caller may not see such a subject, whether it
 * exists or not.
 */
export async function findPersonOfSubject(
  access: Access,
  { query }: Transaction,
  { onderwerp, kenmerk, regel, budgetVan }: NewVraag,
): Promise<string | undefined> {
  const { viewer, debiteuren } = access;
  if (onderwerp === 'gegevens' || onderwerp === 'anders') return viewer;
  const found = {
    budget: () => query<Person>(selectBudget, [kenmerk, budgetVan, careVisible(access)]),
    declaratie: () =>
      query<Person>(selectDeclaratie, [viewer, careVisible(access), kenmerk, regel]),
    factuur: () => query<Person>(selectFactuur, [kenmerk, debiteuren]),
    betaalverzoek: () => query<Person>(selectBetaalverzoek, [kenmerk, debiteuren]),
  };
  const [row] = await found[onderwerp]();
  return row?.relatienummer;
}

const insertVraag: Statement = {
  name: 'addVraag',
  text: `
    INSERT INTO insurer.vraag (vrager, sleutel, onderwerp, nummer, kenmerk, regel, betreft, soort, tekst,
      verstuurd_op, uiterste_antwoord_datum)
    SELECT $1, $2::uuid, $3, CASE WHEN $3 = 'declaratie' THEN $4::text END,
      CASE WHEN $3 <> 'declaratie' THEN $4::text END, $5, $6, $7, $8, $9, $10
    ON CONFLICT DO NOTHING
    RETURNING vraag_id`,
};

/**
 * Inserts a question and logs it; undefined when its key was used before, or the caller has another open one about the
 * same claim or line.
 */
export async function addVraag(
  access: Access,
  { query, record }: Transaction,
  vraag: NewVraag,
  person: string,
): Promise<string | undefined> {
  const { sleutel, onderwerp, kenmerk, regel, budgetVan, soort, tekst, uiterlijkOp } = vraag;
  const subject = [access.viewer, sleutel, onderwerp, kenmerk, regel, budgetVan];
  const values = [...subject, soort, tekst, access.now.toString(), uiterlijkOp];
  const [row] = await query<{ vraag_id: string }>(insertVraag, values);
  const number = onderwerp === 'declaratie' ? (kenmerk ?? undefined) : undefined;
  if (row) record('stelVraag', [person], number);
  return row?.vraag_id;
}

/** A stored question that another one repeats. */
export interface SameVraag {
  readonly vraagId: string;
  /** `yyyy-mm-dd` */
  readonly uiterlijkOp: string | null;
}

const selectSame: Statement = {
  name: 'selectSameVraag',
  text: `
    SELECT vraag_id AS "vraagId", uiterste_antwoord_datum::text AS "uiterlijkOp" FROM insurer.vraag
    WHERE vrager = $1 AND onderwerp = $3 AND coalesce(nummer, kenmerk) IS NOT DISTINCT FROM $4::text
      AND regel IS NOT DISTINCT FROM $5::int AND betreft IS NOT DISTINCT FROM $6::text
      AND soort = $7 AND tekst = $8
      AND (sleutel = $2::uuid OR (onderwerp = 'declaratie' AND status <> 'beantwoord'))`,
};

/**
 * Returns the caller's own question with the same words and subject that was sent with this key, or that is still open
 * about a claim; undefined if there is none.
 */
export async function findSameVraag(
  access: Access,
  { query }: Transaction,
  { sleutel, onderwerp, kenmerk, regel, budgetVan, soort, tekst }: NewVraag,
): Promise<SameVraag | undefined> {
  const values = [access.viewer, sleutel, onderwerp, kenmerk, regel, budgetVan, soort, tekst];
  const [row] = await query<SameVraag>(selectSame, values);
  return row;
}

/** A question as its sender sees it; days as `yyyy-mm-dd`. */
export interface VraagRow extends Pick<
  Vraag,
  'vraagId' | 'onderwerp' | 'kenmerk' | 'regel' | 'tekst' | 'status' | 'antwoord' | 'uiterlijkOp'
> {
  readonly sent_at: Temporal.Instant;
  readonly answered_at: Temporal.Instant | null;
}

// A question about hidden care is left out, because its answer tells of the care. A claim that was withdrawn has no page
// any more, so its number is left out.
const selectVragen = withAccessLog({
  name: 'selectVragen',
  operation: 'listVragen',
  valueCount: 3,
  order: 'sent_at DESC, "vraagId"',
  alsoWithoutRows: true,
  text: `
    SELECT e.vrager AS relatienummer, e.vraag_id AS "vraagId", e.onderwerp,
      CASE WHEN d.teruggetrokken_op IS NULL THEN coalesce(e.nummer, e.kenmerk) END AS kenmerk,
      e.regel, e.tekst, e.status, e.antwoord,
      e.uiterste_antwoord_datum::text AS "uiterlijkOp", e.verstuurd_op AS sent_at,
      e.beantwoord_op AS answered_at
    FROM insurer.vraag e LEFT JOIN insurer.declaratie d USING (nummer)
    WHERE e.vrager = $1 AND (e.betreft IS NULL OR e.betreft = ANY ($2::text[]))
      AND (e.nummer IS NULL OR d.relatienummer = ANY ($2::text[]) OR d.indiener = $1)
    ORDER BY e.verstuurd_op DESC, e.vraag_id LIMIT 100 OFFSET $3`,
});

/** Reads the caller's own questions, newest first, at most 100 from `offset` on; logs access. */
export function listVragen(access: Access, offset: number): Read<VraagRow> {
  return selectVragen(access, [access.viewer, careVisible(access), offset]);
}
