import { brands } from '@mijn/domain/brands';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { FrameOutside } from '@mijn/ui/FrameOutside';
import { Page } from '@mijn/ui/Page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/app.js';
import * as internalWords from '../../generated/texts/internal.js';
import * as words from '../../generated/texts/shared.js';

interface FileUnseenProps {
  /** Requests the file again; resolves also when that fails. */
  readonly onRetry: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Says that a file cannot be shown for now: it stays open, and is asked for again by a button or once there
 * is a network.
 */
export function FileUnseen({ onRetry, onClose }: FileUnseenProps) {
  const { merk } = useAppEnvironment().config;
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    if (isBusy) return;
    setBusy(true);
    await onRetry();
    setTries((now) => now + 1);
    setBusy(false);
  };
  const onNetwork = useEffectEvent(() => void retry());
  useEffect(() => {
    addEventListener('online', onNetwork);
    return () => removeEventListener('online', onNetwork);
  }, []);
  return (
    <FrameOutside brand={merk} brandName={brands[merk].naam} texts={{ toContent: m.toContent() }}>
      <Page title={internalWords.bar()} narrow>
        <Alert key={tries} kind="error" title={internalWords.unseenTitle()} role="alert">
          <p>{internalWords.unseenText()}</p>
        </Alert>
        <ButtonGroup>
          <Button busy={isBusy} onClick={() => void retry()}>
            {words.retry()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {internalWords.close()}
          </Button>
        </ButtonGroup>
      </Page>
    </FrameOutside>
  );
}
