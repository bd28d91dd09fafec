import type { DeclaratieInList } from '@mijn/contract/declaraties';
import type { Access } from '../access/access.ts';
import { maySeeCareOfDeclaratie } from '../access/visibility.rules.ts';
import { trust } from '@mijn/domain/trust';
import { type Cents, centsToEuros, type Euros } from '@mijn/domain/money';
import { expectedDay } from './expectedDay.rules.ts';

/** A field of a claim: where it is read, and what of it is told. */
interface Field<Stored, Answer> {
  /** SQL over the claim `d`, with names and birth date of its person beside its own columns; $1 is the viewer, $2 whom they see. */
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

// Those of its lines, in their order, each once.
const zorgSoorten: Field<readonly string[], string[] | null> = {
  column: `CASE WHEN d.regels IS NULL THEN jsonb_build_array(d.zorgsoort)
    ELSE jsonb_path_query_array(d.regels, '$[*].zorgsoort') END`,
  tell: (kinds, care) => (care ? [...new Set(kinds)] : null),
};

// The lines of the claim `d` that count: what was corrected of a care provider's bill was corrected with them, what
// somebody was paid themselves stays paid (ADR 0070).
const countingLines = `
  FROM insurer.declaratie_regel g WHERE g.nummer = d.nummer
    AND (g.corrigeert IS NULL OR d.soort_indiener = 'Zorgverlener')`;

// What was paid on the lines of the claim `d` that still stand. Own risk in terms was held back from nothing: what
// becomes less of it after they were settled is given back on an invoice, and paid to nobody (ADR 0070).
const paidOnLines = `
  (SELECT coalesce(sum(l.paid), 0)::int FROM (
    SELECT sum(g.uitgekeerd) + least(0, sum(g.eigen_risico - g.eigen_risico_in_termijnen)) AS paid ${countingLines}
    GROUP BY coalesce(g.corrigeert, g.volgnummer)
    HAVING bool_and(g.correctie IS DISTINCT FROM 'teruggenomen')) l)`;

// What was paid out of the claim `d`, to whom it is for or to the care provider; null before it is judged.
const paidOut = `
  CASE WHEN d.uitgekeerd IS NOT NULL AND d.soort_indiener = 'Zorgverlener'
    THEN ${paidOnLines} ELSE d.uitgekeerd END`;

// What took all of what still stands of the claim `d`; null while something is paid out, or it is not judged.
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

// Where a first name alone does not say whose care it is.
const birthDateOfNamesake = `
  (SELECT d.geboortedatum::text FROM insurer.relatie o
    WHERE o.relatienummer = ANY ($2) AND o.relatienummer <> d.relatienummer
      AND lower(o.roepnaam) = lower(d.roepnaam) LIMIT 1)`;

/**
 * The fields of a claim in a list by their names in the contract, which are the names of their columns too: a new
 * one is a line here, where who may see it and in which unit has to be said.
 */
const listFields = {
  bedrag: amount('d.bedrag'),
  behandelDatum: open<string>('d.behandeldatum::text'),
  bsn: open<string>('d.bsn'),
  // The day in the Netherlands on which it was sent in.
  datum: open<string>("(d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date::text"),
  geboorteDatum: open<Told['geboorteDatum']>(birthDateOfNamesake),
  nietsWegens: open<Told['nietsWegens']>(nothingBecause),
  nieuw: open<boolean>(isNew),
  nummer: open<string>('d.nummer'),
  omschrijving: ofCare<string>('d.omschrijving'),
  opgemaakteNaam: open<string>('d.opgemaakte_naam'),
  relatienummer: open<string>('d.relatienummer'),
  // Null for whom the viewer does not see any more.
  roepnaam: open<Told['roepnaam']>('d.roepnaam'),
  // A care provider is paid directly, and nothing is paid out to the person.
  soortIndiener: open<Told['soortIndiener']>('d.soort_indiener'),
  status: open<Told['status']>('d.status'),
  // Of what was set off in part the rest alone was transferred (ADR 0031): there is no day of it all.
  uitbetaaldOp: open<Told['uitbetaaldOp']>(
    '(SELECT u.datum::text FROM insurer.uitbetaling u WHERE u.nummer = d.nummer AND u.bedrag = d.uitgekeerd)',
  ),
  uitgekeerdBedrag: amountOrNull(paidOut),
  wachtOp: open<Told['wachtOp']>('d.wacht_op'),
  zorgSoorten,
  // By when it is judged is worked out from these, on the day that it is asked.
} satisfies { readonly [Name in Exclude<keyof Told, 'verwachtOp'>]: Field<never, Told[Name]> };

type ListFields = typeof listFields;

/** What is read of a claim for a list, by the names of its fields; amounts in cents, days `yyyy-mm-dd`. */
type ListFieldsRow = {
  readonly [Name in keyof ListFields]: Parameters<ListFields[Name]['tell']>[0];
};

/** A claim as the list needs it: what it tells, and what decides on that. */
export interface DeclaratieRow extends ListFieldsRow {
  readonly indiener: string;
  /** The insurer is busy: judging takes longer. */
  readonly later_in_behandeling: boolean;
}

const fields: [string, Field<unknown, unknown>][] = Object.entries(listFields);

/** SQL: the columns of `ListFieldsRow` over the claim `d`; $1 is the viewer. */
export const listColumns = fields
  .map(([name, { column }]) => `${column} AS "${name}"`)
  .join(',\n    ');

/** A claim of the list in the contract's form, amounts in euros; its care is null when the viewer may not see it. */
export function declaratieInList(access: Access, row: DeclaratieRow): DeclaratieInList {
  const verwachtOp = expectedDay(row, access.today)?.toString() ?? null;
  return { ...tellListFields(access, row), verwachtOp };
}

/** The fields of `row` as they are told, by name. */
type ToldFields = { [Name in keyof ListFields]: ReturnType<ListFields[Name]['tell']> };

function tellListFields(
  access: Access,
  row: ListFieldsRow & { readonly indiener: string },
): ToldFields {
  const care = maySeeCareOfDeclaratie(access, row);
  const stored: Readonly<Record<string, unknown>> = row;
  // A loop, as each list has 25 of them: made from entries they take three times as long.
  const told: Record<string, unknown> = {};
  for (const [name, field] of fields) told[name] = field.tell(stored[name], care);
  // No compiler follows a loop from a name to its type: each field is held against the contract in the table above,
  // and the loop has all of them.
  return trust<ToldFields>(told);
}
