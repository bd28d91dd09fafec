import * as wizardWords from '../../../../generated/texts/wizard.js';
import { FileItem } from '@mijn/ui/FileItem';
import { Checkbox } from '@mijn/ui/Checkbox';
import type { Dispatch } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { formatBytes } from '../../formatBytes.ts';
import { fileWords } from './fileWords.ts';
import { type ChosenFile, fileFieldId, maySendAgain } from '../state/files.ts';
import { MessageText } from '../send/messageText.tsx';
import type { ClaimEvent } from '../state/claimReducer.ts';
import type { PhotoPreview } from '../photo/PhotoPreview.tsx';
import { usePhotoPreview } from '../photo/usePhotoPreview.ts';

interface FileEntryProps {
  readonly one: ChosenFile;
  readonly Preview?: typeof PhotoPreview | undefined;
  readonly report: Dispatch<ClaimEvent>;
}

function isPhoto(one: ChosenFile): one is ChosenFile & { readonly file: File } {
  const { file, state } = one;
  return file instanceof File && file.type.startsWith('image/') && state.kind !== 'objection';
}

function needsConfirmation({ state }: ChosenFile): boolean {
  return state.kind === 'received' && state.meldingen.some(({ level }) => level === 'warn');
}

function FileEntry({ one, report, Preview }: FileEntryProps) {
  const { language } = useAppEnvironment();
  const { key, file, state } = one;
  const { name, size, type } = file;
  const { meldingen, ...words } = fileWords(one, language);
  const retry = {
    label: wizardWords.retry(),
    description: wizardWords.retryFile({ name }),
    onClick: () => report({ kind: 'fileState', key, state: { kind: 'sending', progress: 0 } }),
  };
  const confirm = (
    <Checkbox
      id={fileFieldId(key)}
      label={wizardWords.confirmFile()}
      checked={state.kind === 'received' && state.confirmed}
      onChange={({ target }) => report({ kind: 'fileConfirmed', key, yes: target.checked })}
    />
  );
  const preview = Preview && isPhoto(one) && (
    <Preview fileKey={key} file={one.file} report={report} />
  );
  return (
    <FileItem
      name={name}
      size={formatBytes(size, language)}
      kind={type.startsWith('image/') ? 'photo' : 'document'}
      progress={state.kind === 'sending' ? state.progress : undefined}
      {...words}
      messages={[
        ...meldingen.map((said) => <MessageText key={said.text} {...said} />),
        ...(needsConfirmation(one) ? [confirm] : []),
        ...(preview ? [preview] : []),
      ]}
      retry={maySendAgain(one) ? retry : undefined}
      remove={{
        label: wizardWords.remove(),
        description: wizardWords.removeFile({ name }),
        id: needsConfirmation(one) ? undefined : fileFieldId(key),
        onClick: () => report({ kind: 'fileRemoved', key }),
      }}
    />
  );
}

/** The chosen files, each with its progress, messages and actions. */
export function FilesList(props: {
  readonly files: readonly ChosenFile[];
  readonly report: Dispatch<ClaimEvent>;
}) {
  const Preview = usePhotoPreview(props.files.some(isPhoto));
  if (props.files.length === 0) return null;
  return (
    <ul aria-label={wizardWords.chosen()}>
      {props.files.map((one) => (
        <FileEntry key={one.entry ?? one.key} one={one} report={props.report} Preview={Preview} />
      ))}
    </ul>
  );
}
