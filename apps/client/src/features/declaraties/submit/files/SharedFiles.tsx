import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Dialog } from '@mijn/ui/Dialog';
import { Stack } from '@mijn/ui/Stack';
import { type Dispatch, useEffect } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { formatBytes } from '../../formatBytes.ts';
import { focusHeading } from '../../../../platform/focusHeading.ts';
import type { ClaimEvent } from '../state/claimState.ts';
import { useSharedFiles } from './useSharedFiles.ts';

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
      title={stepsWords.shared({ n: files.length })}
      onClose={refuse}
      buttons={
        <ButtonGroup>
          <Button onClick={add}>{stepsWords.sharedAdd()}</Button>
          <Button variant="secondary" data-safe="" onClick={refuse}>
            {stepsWords.sharedRefuse()}
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
        <p>{stepsWords.sharedByWhom()}</p>
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
        {stepsWords.sharedMissing()}
      </Alert>
    );
  if (files.length === 0) return null;
  const add = async () => {
    const picked = files.map((file) => ({ key: crypto.randomUUID(), file }));
    if (await take()) report({ kind: 'filesPicked', files: picked });
  };
  return <Question files={files} add={() => void add()} refuse={() => void take()} />;
}
