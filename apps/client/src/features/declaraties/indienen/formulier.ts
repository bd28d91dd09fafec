import { leesBedrag } from '@mijn/domain/geld';
import { type GekozenBestand, kentUitbreidingen } from './bestanden.ts';
import type { Invoer } from './invoer.ts';

const optioneel = ['notaNummer', 'opmerking'] as const;

// A file that the insurer has kept goes by its id, another one travels (again) itself.
function voegBestandToe(formulier: FormData, { bestand, staat }: GekozenBestand): void {
  const bestandId = staat.soort === 'ontvangen' ? staat.bestandId : undefined;
  if (bestandId !== undefined) formulier.append('bestandIds', bestandId);
  else if (bestand instanceof File) formulier.append('bestanden', bestand, bestand.name);
}

// Which warnings at files the person has said yes to.
function bevestigdeCodes({ staat }: GekozenBestand): readonly string[] {
  if (staat.soort !== 'ontvangen' || !staat.bevestigd) return [];
  return staat.meldingen.filter(({ level }) => level === 'warn').map(({ code }) => code);
}

/** Writes a checked claim as the form of `indienen` (§7, decisions §5); amounts in euros with two decimals. */
export function maakFormulier(
  invoer: Invoer,
  bestanden: readonly GekozenBestand[],
  bevestigd: readonly string[],
): FormData {
  const formulier = new FormData();
  formulier.append('declarant', invoer.declarant);
  formulier.append('zorgsoort', invoer.zorgsoort);
  formulier.append('behandelDatum', invoer.behandelDatum);
  formulier.append('bedrag', ((leesBedrag(invoer.bedrag) ?? 0) / 100).toFixed(2));
  formulier.append('naamZorgverlener', invoer.naamZorgverlener.trim());
  formulier.append('buitenland', String(invoer.buitenland));
  for (const veld of optioneel) {
    if (invoer[veld].trim() !== '') formulier.append(veld, invoer[veld].trim());
  }
  const codes = new Set([...bevestigd, ...bestanden.flatMap(bevestigdeCodes)]);
  // An insurer without the extension refuses a form with a field that it does not know.
  if (kentUitbreidingen(bestanden)) {
    for (const code of codes) formulier.append('bevestigd', code);
  }
  for (const bestand of bestanden) voegBestandToe(formulier, bestand);
  return formulier;
}
