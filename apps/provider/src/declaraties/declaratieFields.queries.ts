import type { DeclaratieInList } from '@mijn/contract/declaraties';
import type { Access } from '../access/access.ts';
import { maySeeCareOfDeclaratie } from '../access/visibility.rules.ts';
import { sameName } from '../db/sameName.ts';
import {
  amountField,
  careField,
  type Complete,
  createListFields,
  type ListField,
  type ListFieldsRow,
  optionalAmountField,
  plainField,
} from '../facts/listFields.ts';
import { expectedDay } from './expectedDay.rules.ts';

type Answered = Complete<DeclaratieInList>;

// Kinds of care of its lines, in order, without duplicates.
const zorgSoorten: ListField<readonly string[], string[] | null> = {
  column: `CASE WHEN d.regels IS NULL THEN jsonb_build_array(d.zorgsoort)
    ELSE jsonb_path_query_array(d.regels, '$[*].zorgsoort') END`,
  toAnswer: (kinds, care) => (care ? [...new Set(kinds)] : null),
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
      AND ${sameName('o.roepnaam', 'd.roepnaam')} LIMIT 1)`;

/**
 * Fields of a claim in a list, by their names in the contract, as SQL on claim `d` joined with names and
 * birth date of its person; $1 is the viewer, $2 the visible people. To add a field, add an entry.
 */
const listFields = {
  bedrag: amountField('d.bedrag'),
  behandelDatum: plainField<string>('d.behandeldatum::text'),
  bsn: plainField<string>('d.bsn'),
  // Day of receipt in the Netherlands.
  datum: plainField<string>("(d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date::text"),
  geboorteDatum: plainField<Answered['geboorteDatum']>(birthDateOfNamesake),
  // Only the own risk of the last year of a bill can be unknown.
  laatsteBehandelDatum: plainField<string>(
    "coalesce((SELECT max(line->>'behandelDatum') FROM jsonb_array_elements(d.regels) line), d.behandeldatum::text)",
  ),
  nietsWegens: plainField<Answered['nietsWegens']>(nothingBecause),
  nieuw: plainField<boolean>(isNew),
  nummer: plainField<string>('d.nummer'),
  omschrijving: careField<string>('d.omschrijving'),
  opgemaakteNaam: plainField<string>('d.opgemaakte_naam'),
  relatienummer: plainField<string>('d.relatienummer'),
  // Null for a person whom the viewer no longer sees.
  roepnaam: plainField<Answered['roepnaam']>('d.roepnaam'),
  // A care provider is paid directly; the person gets no payout.
  soortIndiener: plainField<Answered['soortIndiener']>('d.soort_indiener'),
  status: plainField<Answered['status']>('d.status'),
  // Null when a part was set off, because only the rest was transferred (ADR 0031).
  uitbetaaldOp: plainField<Answered['uitbetaaldOp']>(
    '(SELECT u.datum::text FROM insurer.uitbetaling u WHERE u.nummer = d.nummer AND u.bedrag = d.uitgekeerd)',
  ),
  uitgekeerdBedrag: optionalAmountField(paidOut),
  wachtOp: plainField<Answered['wachtOp']>('d.wacht_op'),
  zorgSoorten,
  // `verwachtOp` is computed from these fields at the time of the call.
} satisfies {
  readonly [Name in Exclude<keyof Answered, 'verwachtOp'>]: ListField<never, Answered[Name]>;
};

const list = createListFields(listFields);

export interface DeclaratieInListRow extends ListFieldsRow<typeof listFields> {
  readonly indiener: string;
  /** The insurer is busy, so judging takes longer. */
  readonly later_in_behandeling: boolean;
}

/** SQL: columns of `listFields` for claim `d`; $1 is the viewer, $2 the visible people. */
export const listColumns = list.columns;

/**
 * Returns a claim of the list in the contract's form, amounts in euros; its care is null when the
 * viewer may not see it.
 */
export function declaratieInList(access: Access, row: DeclaratieInListRow): DeclaratieInList {
  const verwachtOp = expectedDay(row, access.today)?.toString() ?? null;
  return { ...list.toAnswer(row, maySeeCareOfDeclaratie(access, row)), verwachtOp };
}
