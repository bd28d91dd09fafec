import * as wizardWords from '../../../../generated/texts/wizard.js';
import { sharing } from '@mijn/domain/paths';
import { useEffect, useState, type Dispatch } from 'react';
import { readShared, removeShared } from '../../../../worker/sharedFiles.ts';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Dialog } from '@mijn/ui/Dialog';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { formatBytes } from '../../formatBytes.ts';
import { focusHeading } from '../../../../platform/focusHeading.ts';
import type { ClaimEvent } from '../state/claimReducer.ts';

interface SharedFiles {
  /** Kept on the device until there is an answer. */
  readonly files: readonly File[];
  /** Whether files were shared, but none arrived. */
  readonly isMissing: boolean;
  /** Removes them from the device; resolves to false when another tab was first. */
  readonly take: () => Promise<boolean>;
}

// A reload of the page does not ask again.
function removeMark(): void {
  const { pathname, search, hash } = location;
  const fields = new URLSearchParams(search);
  fields.delete(sharing.mark);
  const rest = fields.size > 0 ? `?${fields}` : '';
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`);
}

/** Reads the shared files when the address has their mark. */
function useSharedFiles(): SharedFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(sharing.mark)) return;
    void readShared(Date.now()).then((found) => {
      setFiles(found);
      setMissing(found.length === 0);
      if (found.length === 0) removeMark();
    });
  }, []);
  const take = (): Promise<boolean> => {
    setFiles([]);
    removeMark();
    return removeShared();
  };
  return { files, isMissing, take };
}

interface QuestionProps {
  readonly files: readonly File[];
  readonly add: () => void;
  readonly refuse: () => void;
}

/**
 * Focuses the button that adds nothing, so that a key held down on another site does not answer "yes" here.
 */
function Question({ files, add, refuse }: QuestionProps) {
  const { language } = useAppEnvironment();
  // The person continues at the heading of the step behind the dialog, below which the files are listed.
  useEffect(() => focusHeading, []);
  return (
    <Dialog
      open
      urgent
      title={wizardWords.shared({ n: files.length })}
      onClose={refuse}
      buttons={
        <ButtonGroup>
          <Button onClick={add}>{wizardWords.sharedAdd()}</Button>
          <Button variant="secondary" data-safe="" onClick={refuse}>
            {wizardWords.sharedRefuse()}
          </Button>
        </ButtonGroup>
      }
    >
      <Stack>
        <ul>
          {files.map(({ name, size }, at) => (
            <li key={at}>{`${name} (${formatBytes(size, language)})`}</li>
          ))}
        </ul>
        <p>{wizardWords.sharedByWhom()}</p>
      </Stack>
    </Dialog>
  );
}

/**
 * Asks whether files shared with the app belong to this claim before it adds them, because another site can
 * post files to the same address (ADR 0064). The device keeps them until the answer, and not after "no".
 * Says so when none arrived: too large, or too long ago.
 */
export function SharedFiles({ report }: { readonly report: Dispatch<ClaimEvent> }) {
  const { files, isMissing, take } = useSharedFiles();
  if (isMissing)
    return (
      <Alert kind="warning" role="alert">
        {wizardWords.sharedMissing()}
      </Alert>
    );
  if (files.length === 0) return null;
  const add = async () => {
    const picked = files.map((file) => ({ key: crypto.randomUUID(), file }));
    if (await take()) report({ kind: 'filesPicked', files: picked });
  };
  return <Question files={files} add={() => void add()} refuse={() => void take()} />;
}
