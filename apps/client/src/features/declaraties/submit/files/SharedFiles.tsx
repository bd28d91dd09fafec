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

/** It begins at what adds nothing, so that a key held down on another site says no yes here. */
function Question({ files, add, refuse }: QuestionProps) {
  const { language } = useAppEnvironment();
  // The step is behind it: one goes on at its heading, under which what was added stands.
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
 * Asks whether what was shared with the app belongs to this claim, and adds it only then: another site can post files
 * to where a phone brings them (ADR 0064). Until then the device keeps them, and not after a no. Says so where nothing
 * came: it was too large, or too long ago.
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
