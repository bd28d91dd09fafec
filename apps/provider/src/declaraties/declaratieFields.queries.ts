import type { DeclaratieInList } from '@mijn/contract/declaraties';
import type { Access } from '../access/access.ts';
import { maySeeCareOfDeclaratie } from '../access/visibility.rules.ts';
import { trust } from '@mijn/domain/trust';
import { type Cents, centsToEuros, type Euros } from '@mijn/domain/money';
import { expectedDay } from './expectedDay.rules.ts';

/** A field of a claim: its column, and its value for the viewer. */
interface Field<Stored, Answer> {
  /**
   * SQL on claim `d`, joined with names and birth date of its person; $1 is the viewer, $2 the visible
   * people.
   */
  readonly column: string;
  /** @param care whether the viewer may see the care of this claim. */
  tell(stored: Stored, care: boolean): Answer;
}

type Told = {
  readonly [Name in keyof DeclaratieInList]-?: Exclude<DeclaratieInList[Name], undefined>;
};

function open<Value>(column: string): Field<Value, Value> {
  return { column, tell: (value) => value };
}

function ofCare<Value>(column: string): Field<Value, Value | null> {
  return { column, tell: (value, care) => (care ? value : null) };
}

const amount = (column: string): Field<Cents, Euros> => ({ column, tell: centsToEuros });

function amountOrNull(column: string): Field<Cents | null, Euros | null> {
  return { column, tell: (cents) => (cents === null ? null : centsToEuros(cents)) };
}

// Kinds of care of its lines, in order, without duplicates.
const zorgSoorten: Field<readonly string[], string[] | null> = {
  column: `CASE WHEN d.regels IS NULL THEN jsonb_build_array(d.zorgsoort)
    ELSE jsonb_path_query_array(d.regels, '$[*].zorgsoort') END`,
  tell: (kinds, care) => (care ? [...new Set(kinds)] : null),
};

// Lines of claim `d`, with corrections only for a care provider's bill: a payout to a person is not
// reduced later (ADR 0070).
const countingLines = `
  FROM insurer.declaratie_regel g WHERE g.nummer = d.nummer
    AND (g.corrigeert IS NULL OR d.soort_indiener = 'Zorgverlener')`;

// Amount paid for the lines of claim `d` that still stand. Own risk in terms was not withheld; when it
// is lowered after the settlement, it is refunded by an invoice and not paid out (ADR 0070).
const paidOnLines = `
  (SELECT coalesce(sum(l.paid), 0)::int FROM (
    SELECT sum(g.uitgekeerd) + least(0, sum(g.eigen_risico - g.eigen_risico_in_termijnen)) AS paid ${countingLines}
    GROUP BY coalesce(g.corrigeert, g.volgnummer)
    HAVING bool_and(g.correctie IS DISTINCT FROM 'teruggenomen')) l)`;

// Amount paid out for claim `d`, to the person or to the care provider; null before it is judged.
const paidOut = `
  CASE WHEN d.uitgekeerd IS NOT NULL AND d.soort_indiener = 'Zorgverlener'
    THEN ${paidOnLines} ELSE d.uitgekeerd END`;

// Reason why nothing of claim `d` is paid; null when something is, or when it is not judged.
const nothingBecause = `
  CASE WHEN d.uitgekeerd = 0 OR d.uitgekeerd > 0 AND d.soort_indiener = 'Zorgverlener' THEN (
    SELECT CASE WHEN ${paidOnLines} > 0 THEN NULL
      WHEN sum(g.gedeclareerd) = 0 THEN 'teruggenomen'
      WHEN sum(g.eigen_risico) = sum(g.gedeclareerd) THEN 'eigenRisico'
      WHEN sum(g.niet_vergoed) = sum(g.gedeclareerd) THEN 'nietVergoed'
      WHEN sum(g.wettelijke_bijdrage) = sum(g.gedeclareerd) THEN 'wettelijkeBijdrage' ELSE 'meer' END
    ${countingLines}) END`;

const isNew = `
  d.status = 'AFGEHANDELD' AND (SELECT true FROM insurer.declaratie_gezien g
    WHERE g.kijker = $1 AND g.nummer = d.nummer) IS NULL`;

// Set where the first name is ambiguous.
const birthDateOfNamesake = `
  (SELECT d.geboortedatum::text FROM insurer.relatie o
    WHERE o.relatienummer = ANY ($2) AND o.relatienummer <> d.relatienummer
      AND lower(o.roepnaam) = lower(d.roepnaam) LIMIT 1)`;

/**
 * Fields of a claim in a list, by their names in the contract, which are also their column names. To
 * add a field, add an entry with its access rule and unit.
 */
const listFields = {
  bedrag: amount('d.bedrag'),
  behandelDatum: open<string>('d.behandeldatum::text'),
  bsn: open<string>('d.bsn'),
  // Day of receipt in the Netherlands.
  datum: open<string>("(d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date::text"),
  geboorteDatum: open<Told['geboorteDatum']>(birthDateOfNamesake),
  nietsWegens: open<Told['nietsWegens']>(nothingBecause),
  nieuw: open<boolean>(isNew),
  nummer: open<string>('d.nummer'),
  omschrijving: ofCare<string>('d.omschrijving'),
  opgemaakteNaam: open<string>('d.opgemaakte_naam'),
  relatienummer: open<string>('d.relatienummer'),
  // Null for a person whom the viewer no longer sees.
  roepnaam: open<Told['roepnaam']>('d.roepnaam'),
  // A care provider is paid directly; the person gets no payout.
  soortIndiener: open<Told['soortIndiener']>('d.soort_indiener'),
  status: open<Told['status']>('d.status'),
  // Null when a part was set off, because only the rest was transferred (ADR 0031).
  uitbetaaldOp: open<Told['uitbetaaldOp']>(
    '(SELECT u.datum::text FROM insurer.uitbetaling u WHERE u.nummer = d.nummer AND u.bedrag = d.uitgekeerd)',
  ),
  uitgekeerdBedrag: amountOrNull(paidOut),
  wachtOp: open<Told['wachtOp']>('d.wacht_op'),
  zorgSoorten,
  // `verwachtOp` is computed from these fields at the time of the call.
} satisfies { readonly [Name in Exclude<keyof Told, 'verwachtOp'>]: Field<never, Told[Name]> };

type ListFields = typeof listFields;

type ListFieldsRow = {
  readonly [Name in keyof ListFields]: Parameters<ListFields[Name]['tell']>[0];
};

export interface DeclaratieRow extends ListFieldsRow {
  readonly indiener: string;
  /** The insurer is busy, so judging takes longer. */
  readonly later_in_behandeling: boolean;
}

const fields: [string, Field<unknown, unknown>][] = Object.entries(listFields);

/** SQL: columns of `ListFieldsRow` for claim `d`; $1 is the viewer. */
export const listColumns = fields
  .map(([name, { column }]) => `${column} AS "${name}"`)
  .join(',\n    ');

/**
 * Returns a claim of the list in the contract's form, amounts in euros; its care is null when the
 * viewer may not see it.
 */
export function declaratieInList(access: Access, row: DeclaratieRow): DeclaratieInList {
  const verwachtOp = expectedDay(row, access.today)?.toString() ?? null;
  return { ...tellListFields(access, row), verwachtOp };
}

type ToldFields = { [Name in keyof ListFields]: ReturnType<ListFields[Name]['tell']> };

function tellListFields(
  access: Access,
  row: ListFieldsRow & { readonly indiener: string },
): ToldFields {
  const care = maySeeCareOfDeclaratie(access, row);
  const stored: Readonly<Record<string, unknown>> = row;
  // A loop, because Object.fromEntries takes three times as long for the 25 fields of each row.
  const answer: Record<string, unknown> = {};
  for (const [name, field] of fields) answer[name] = field.tell(stored[name], care);
  // TypeScript cannot type the loop; the table above checks each field against the contract.
  return trust<ToldFields>(answer);
}
