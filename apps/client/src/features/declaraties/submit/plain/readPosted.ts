import type { PostedFile } from '@mijn/contract/serverEntry';
import type { Posted } from '../../../../api/createAction.ts';
import type { ClaimValues } from '../fields/fields.ts';
import type { ChosenFile, FileState } from '../files/files.ts';
import { fileOutcome } from '../send/outcome.ts';
import { plainForm } from './plainForm.ts';
import { postedDay, readDay } from './postedDay.ts';

/** What was filled in, as typed. */
export function readValues(fields: URLSearchParams): ClaimValues {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    declarant: text('declarant'),
    zorgsoort: text('zorgsoort'),
    behandelDatum: readDay(fields, 'behandelDatum'),
    bedrag: text('bedrag'),
    naamZorgverlener: text('naamZorgverlener'),
    notaNummer: text('notaNummer'),
    buitenland: fields.has('buitenland'),
    opmerking: text('opmerking'),
  };
}

/** The fields of the page that hold these values. */
export function toPostedFields({
  behandelDatum,
  buitenland,
  ...texts
}: ClaimValues): Readonly<Record<string, string>> {
  return {
    ...texts,
    ...postedDay('behandelDatum', behandelDatum),
    ...(buitenland && { buitenland: 'on' }),
  };
}

function stateOf({ answer, leftOut }: PostedFile): FileState {
  if (leftOut !== undefined) return { kind: 'objection', objection: leftOut };
  const outcome = fileOutcome({ kind: 'response', ...answer });
  return outcome.kind === 'received' ? { ...outcome, confirmed: false } : outcome;
}

function receivedNow(file: PostedFile, at: number): ChosenFile {
  const { name, content } = file;
  const details = content ?? { name, size: 0, type: '', lastModified: 0 };
  return { key: `now-${at}`, file: details, state: stateOf(file) };
}

// Of a file that came with an earlier post the insurer has said already that it is good.
function keptBefore(fields: URLSearchParams): ChosenFile[] {
  const names = fields.getAll(plainForm.keptName);
  return fields.getAll(plainForm.keptId).map((bestandId, at) => ({
    key: `kept-${at}`,
    file: { name: names[at] ?? '', size: 0, type: '', lastModified: 0 },
    state: { kind: 'received', bestandId, meldingen: [], confirmed: true },
  }));
}

/** The files of a claim that was posted: those the insurer has already, and those that came along. */
export function readFiles({
  fields,
  files,
}: Pick<Posted, 'fields' | 'files'>): readonly ChosenFile[] {
  return [...keptBefore(fields), ...files.map(receivedNow)];
}
