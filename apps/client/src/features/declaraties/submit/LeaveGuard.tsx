import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import * as m from '../../../generated/texts/submit.js';
import type { AutoSave } from './concept/useConcept.ts';
import { isUnsent } from './formState.ts';
import type { SubmitFlow } from './useSubmission.ts';

// The browser's own question when the tab is closed or reloaded; its words are the browser's.
function useClosePrompt(requests: boolean): void {
  useEffect(() => {
    if (!requests) return undefined;
    const request = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', request);
    return () => window.removeEventListener('beforeunload', request);
  }, [requests]);
}

// Files that are still on their way are no part of the draft yet.
async function saveBeforeLeave(autoSave: AutoSave): Promise<boolean> {
  return autoSave.allReceived && (await autoSave.saveNow());
}

/**
 * Keeps the draft before a claim that was not sent in is left behind, and asks only where that
 * fails; going between its steps asks nothing.
 */
export function LeaveGuard({ formState, autoSave }: Pick<SubmitFlow, 'formState' | 'autoSave'>) {
  const requests = isUnsent(formState) && !autoSave.isSaved;
  const [asking, setAsking] = useState(false);
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    requests && currentLocation.pathname !== nextLocation.pathname;
  const wait = useBlocker(shouldBlock);
  useClosePrompt(requests);
  const leave = useEffectEvent(() =>
    saveBeforeLeave(autoSave).then((succeeded) => {
      if (!succeeded) setAsking(true);
      else if (wait.state === 'blocked') wait.proceed();
    }),
  );
  const blocked = wait.state === 'blocked';
  useEffect(() => {
    if (blocked) void leave();
  }, [blocked]);
  const stay = () => {
    setAsking(false);
    if (wait.state === 'blocked') wait.reset();
  };
  return (
    <Dialog
      open={asking && blocked}
      title={m.vertrekTitel()}
      onClose={stay}
      buttons={
        <ButtonGroup>
          <Button onClick={stay}>{m.stay()}</Button>
          <Button variant="danger" onClick={() => wait.state === 'blocked' && wait.proceed()}>
            {m.gaWeg()}
          </Button>
        </ButtonGroup>
      }
    >
      <p>{m.vertrekTekst()}</p>
    </Dialog>
  );
}
