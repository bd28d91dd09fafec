import { parseAmount } from '@mijn/domain/money';
import { type ChosenFile, knowsExtensions } from './files.ts';
import type { TextInput } from './input.ts';

const optional = ['notaNummer', 'opmerking'] as const;

// A file that the insurer has kept goes by its id, another one travels (again) itself.
function addFile(form: FormData, { bestand, state }: ChosenFile): void {
  const fileId = state.soort === 'received' ? state.bestandId : undefined;
  if (fileId !== undefined) form.append('bestandIds', fileId);
  else if (bestand instanceof File) form.append('bestanden', bestand, bestand.name);
}

// Which warnings at files the person has said yes to.
function confirmedCodes({ state }: ChosenFile): readonly string[] {
  if (state.soort !== 'received' || !state.bevestigd) return [];
  return state.meldingen.filter(({ level }) => level === 'warn').map(({ code }) => code);
}

/** Writes a checked claim as the form of `submit` (§7, decisions §5); amounts in euros with two decimals. */
export function createForm(
  input: TextInput,
  files: readonly ChosenFile[],
  confirmed: readonly string[],
): FormData {
  const form = new FormData();
  form.append('declarant', input.declarant);
  form.append('zorgsoort', input.zorgsoort);
  form.append('behandelDatum', input.behandelDatum);
  form.append('bedrag', ((parseAmount(input.bedrag) ?? 0) / 100).toFixed(2));
  form.append('naamZorgverlener', input.naamZorgverlener.trim());
  form.append('buitenland', String(input.buitenland));
  for (const field of optional) {
    if (input[field].trim() !== '') form.append(field, input[field].trim());
  }
  const codes = new Set([...confirmed, ...files.flatMap(confirmedCodes)]);
  // An insurer without the extension refuses a form with a field that it does not know.
  if (knowsExtensions(files)) {
    for (const code of codes) form.append('bevestigd', code);
  }
  for (const file of files) addFile(form, file);
  return form;
}
