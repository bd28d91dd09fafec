import * as m from '../../../../generated/texts/submit.js';
import type { ErrorItem } from '@mijn/ui/ErrorSummary';
import { fieldId } from '../../../../forms/bindFields.ts';
import { severalId } from '../scan/ReadingStatus.tsx';
import type { ClaimState } from '../state/claim.ts';
import {
  type ChosenFile,
  fileFieldId,
  maySendAgain,
  notaVerdict,
  openWarnings,
} from '../state/files.ts';

/** Id of the file input, for the links of the error summary. */
export const pickerId = fieldId('bestanden');

const verdictText = {
  empty: m.notaMissing,
  busy: m.notaBusy,
  objection: m.notaRejected,
  confirm: m.notaToConfirm,
};

/** Returns the error at the file input; undefined when the files allow to go on. */
export function pickerError(files: readonly ChosenFile[]): string | undefined {
  const verdict = notaVerdict(files);
  if (verdict === 'objection' && !files.some(maySendAgain)) return m.notaRefused();
  return verdict === 'done' ? undefined : verdictText[verdict]();
}

const atFile = ({ key, file }: ChosenFile, words: typeof m.fileRejected): ErrorItem => ({
  fieldId: fileFieldId(key),
  text: words({ name: file.name }),
});

// Returns an error per wrong file, with a link to its actions, else one for all.
function fileErrors(files: readonly ChosenFile[]): readonly ErrorItem[] {
  const verdict = notaVerdict(files);
  if (verdict === 'objection') {
    const wrong = files.filter(({ state }) => state.kind !== 'received');
    return wrong.map((one) => atFile(one, maySendAgain(one) ? m.fileRejected : m.fileRefused));
  }
  if (verdict === 'confirm') {
    const open = files.filter((one) => openWarnings(one).length > 0);
    return open.map((one) => atFile(one, m.fileToConfirm));
  }
  const text = pickerError(files);
  return text === undefined ? [] : [{ fieldId: pickerId, text }];
}

/** Returns the errors of the bill, each with a link to mend it; empty when it allows to go on. */
export function notaErrors({
  files,
  reading,
}: Pick<ClaimState, 'files' | 'reading'>): readonly ErrorItem[] {
  const several = { fieldId: severalId, text: m.severalFirst() };
  return [...fileErrors(files), ...(reading.kind === 'several' ? [several] : [])];
}
