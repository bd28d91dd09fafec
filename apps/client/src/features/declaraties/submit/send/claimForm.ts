import type { Language } from '@mijn/domain/language';
import { parseAmount, toDecimalText } from '@mijn/domain/money';
import { type ChosenFile, knowsExtensions } from '../state/files.ts';
import type { ClaimValues } from '../state/claimFields.ts';
import type { ClaimLine } from '../state/lineItems.ts';

const optional = ['notaNummer', 'opmerking'] as const;

// A stored file is sent by its id, another one as content.
function addFile(form: FormData, { file, state }: ChosenFile, again: boolean): void {
  const fileId = state.kind === 'received' ? state.bestandId : undefined;
  const isHere = file instanceof File;
  if (fileId !== undefined && !(again && isHere)) form.append('bestandIds', fileId);
  else if (isHere) form.append('bestanden', file, file.name);
}

function confirmedCodes({ state }: ChosenFile): readonly string[] {
  if (state.kind !== 'received' || !state.confirmed) return [];
  return state.meldingen.filter(({ level }) => level === 'warn').map(({ code }) => code);
}

/** A line on the wire; the amount in euros with two decimals. */
interface SubmittedLine {
  readonly behandelDatum: string;
  readonly zorgsoort: string;
  readonly bedrag: string;
  readonly omschrijving?: string;
}

const euros = (typed: string, language: Language) =>
  toDecimalText(parseAmount(typed, language) ?? 0);

/** Returns the lines of a claim on the wire (an extension of `indienen`), amounts in euros. */
export function toSubmittedLines(
  lines: readonly Pick<ClaimLine, 'form'>[],
  language: Language,
): SubmittedLine[] {
  return lines.map(({ form: { values } }) => ({
    behandelDatum: values.behandelDatum,
    zorgsoort: values.zorgsoort,
    bedrag: euros(values.bedrag, language),
    ...(values.omschrijving.trim() !== '' && { omschrijving: values.omschrijving.trim() }),
  }));
}

export interface ClaimInForm {
  readonly form: { readonly values: ClaimValues };
  readonly lines: readonly Pick<ClaimLine, 'form'>[];
  readonly files: readonly ChosenFile[];
}

// The core of the contract has one date and care: those of the first line.
function addCare(form: FormData, claim: ClaimInForm, language: Language): void {
  const { zorgsoort, behandelDatum } = claim.lines[0]?.form.values ?? claim.form.values;
  form.append('zorgsoort', zorgsoort);
  form.append('behandelDatum', behandelDatum);
  form.append('bedrag', euros(claim.form.values.bedrag, language));
  if (claim.lines.length > 0) {
    form.append('regels', JSON.stringify(toSubmittedLines(claim.lines, language)));
  }
}

/**
 * Returns a checked claim as the form of `indienen` (§7, docs/decisions.md §5); amounts in euros with two
 * decimals. With `again`, files that the device has are sent as content, even if the insurer stored them.
 */
export function createClaimForm(
  claim: ClaimInForm,
  confirmed: readonly string[],
  language: Language,
  again = false,
): FormData {
  const { values } = claim.form;
  const { files } = claim;
  const form = new FormData();
  form.append('declarant', values.declarant);
  addCare(form, claim, language);
  form.append('naamZorgverlener', values.naamZorgverlener.trim());
  form.append('buitenland', String(values.buitenland));
  for (const field of optional) {
    if (values[field].trim() !== '') form.append(field, values[field].trim());
  }
  const codes = new Set([...confirmed, ...files.flatMap(confirmedCodes)]);
  // An insurer without the extension refuses a form with an unknown field.
  if (knowsExtensions(files)) {
    for (const code of codes) form.append('bevestigd', code);
  }
  for (const file of files) addFile(form, file, again);
  return form;
}
