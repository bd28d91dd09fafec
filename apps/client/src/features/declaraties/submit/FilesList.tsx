import { fileRules } from '@mijn/domain/constanten';
import { FileItem } from '@mijn/ui/FileItem';
import { Checkbox } from '@mijn/ui/Checkbox';
import type { Dispatch } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/submit.js';
import { formatBytes } from '../formatBytes.ts';
import { fileWords, mayRetry } from './fileWords.ts';
import type { ChosenFile } from './files.ts';
import type { StateEvent } from './formState.ts';

interface FileEntryProps {
  readonly one: ChosenFile;
  readonly report: Dispatch<StateEvent>;
}

function needsConfirmation({ state }: ChosenFile): boolean {
  return state.soort === 'received' && state.meldingen.some(({ level }) => level === 'warn');
}

function FileEntry({ one, report }: FileEntryProps) {
  const { taal } = useAppEnvironment();
  const { sleutel, bestand, state } = one;
  const { name, size, type } = bestand;
  const { meldingen, ...words } = fileWords(one, taal, fileRules);
  const retry = {
    label: m.retry(),
    description: m.opnieuwBestand({ naam: name }),
    onClick: () =>
      report({ soort: 'bestandStaat', sleutel, state: { soort: 'sending', progress: 0 } }),
  };
  const confirm = (
    <Checkbox
      label={m.confirmFile()}
      checked={state.soort === 'received' && state.bevestigd}
      onChange={({ target }) => report({ soort: 'bestandBevestigd', sleutel, ja: target.checked })}
    />
  );
  return (
    <FileItem
      name={name}
      size={formatBytes(size, taal)}
      kind={type.startsWith('image/') ? 'photo' : 'document'}
      progress={state.soort === 'sending' ? state.progress : undefined}
      {...words}
      messages={[...meldingen, ...(needsConfirmation(one) ? [confirm] : [])]}
      retry={mayRetry(one) ? retry : undefined}
      remove={{
        label: m.remove(),
        description: m.verwijderBestand({ naam: name }),
        onClick: () => report({ soort: 'fileGone', sleutel }),
      }}
    />
  );
}

/** The picked files, each with how far it is, what was found, and what one can do. */
export function FilesList(props: {
  readonly bestanden: readonly ChosenFile[];
  readonly report: Dispatch<StateEvent>;
}) {
  if (props.bestanden.length === 0) return null;
  return (
    <ul aria-label={m.chosen()}>
      {props.bestanden.map((one) => (
        <FileEntry key={one.sleutel} one={one} report={props.report} />
      ))}
    </ul>
  );
}
