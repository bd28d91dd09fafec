import type { Language } from '@mijn/domain/language';
import { parseAmount } from '@mijn/domain/money';
import { type ChosenFile, knowsExtensions } from '../files/files.ts';
import type { ClaimValues } from '../fields/fields.ts';

const optional = ['notaNummer', 'opmerking'] as const;

// A file that the insurer has kept goes by its id, another one travels (again) itself.
function addFile(form: FormData, { file, state }: ChosenFile, again: boolean): void {
  const fileId = state.kind === 'received' ? state.bestandId : undefined;
  const isHere = file instanceof File;
  if (fileId !== undefined && !(again && isHere)) form.append('bestandIds', fileId);
  else if (isHere) form.append('bestanden', file, file.name);
}

// Which warnings at files the person has said yes to.
function confirmedCodes({ state }: ChosenFile): readonly string[] {
  if (state.kind !== 'received' || !state.confirmed) return [];
  return state.meldingen.filter(({ level }) => level === 'warn').map(({ code }) => code);
}

/**
 * Writes a checked claim as the form of `submit` (§7, decisions §5); amounts in euros with two decimals.
 * `again`: what the device still has of its files travels itself, whatever the insurer has kept.
 */
export function createClaimForm(
  values: ClaimValues,
  files: readonly ChosenFile[],
  confirmed: readonly string[],
  language: Language,
  again = false,
): FormData {
  const form = new FormData();
  form.append('declarant', values.declarant);
  form.append('zorgsoort', values.zorgsoort);
  form.append('behandelDatum', values.behandelDatum);
  form.append('bedrag', ((parseAmount(values.bedrag, language) ?? 0) / 100).toFixed(2));
  form.append('naamZorgverlener', values.naamZorgverlener.trim());
  form.append('buitenland', String(values.buitenland));
  for (const field of optional) {
    if (values[field].trim() !== '') form.append(field, values[field].trim());
  }
  const codes = new Set([...confirmed, ...files.flatMap(confirmedCodes)]);
  // An insurer without the extension refuses a form with a field that it does not know.
  if (knowsExtensions(files)) {
    for (const code of codes) form.append('bevestigd', code);
  }
  for (const file of files) addFile(form, file, again);
  return form;
}
