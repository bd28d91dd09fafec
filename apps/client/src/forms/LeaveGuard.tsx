import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { holdUnsent } from '../api/sessieGone.ts';
import type { Place } from '../router/addresses.ts';
import { useBlocker } from '../router/hooks.ts';

interface LeaveGuardProps {
  /** Something was filled in that leaving would lose. */
  readonly dirty: boolean;
  /** Keeps it before the page is left; false when that failed, and then the person is asked. */
  readonly save: () => Promise<boolean>;
  /** Whether another address of the same page keeps it too; unless told, each does. */
  readonly keeps?: (next: Place) => boolean;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
}

// The browser's own question when the tab is closed or reloaded, whose words are its own; nothing that nobody asked
// for takes the page away.
function useClosePrompt(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const release = holdUnsent();
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => {
      release();
      window.removeEventListener('beforeunload', prompt);
    };
  }, [dirty]);
}

const always = () => true;

/**
 * Keeps what was filled in before its page is left behind, and asks only where that fails; another
 * address of the same page asks nothing, unless `keeps` says otherwise.
 */
export function LeaveGuard({ dirty, save, keeps = always, texts }: LeaveGuardProps) {
  const [asking, setAsking] = useState(false);
  const blocked = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && (currentLocation.pathname !== nextLocation.pathname || !keeps(nextLocation)),
  );
  useClosePrompt(dirty);
  const keep = useEffectEvent(() => save());
  useEffect(() => {
    if (!blocked) return undefined;
    let isCurrent = true;
    void keep().then((saved) => {
      if (!isCurrent) return;
      if (saved) blocked.proceed();
      else setAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocked]);
  const stay = () => {
    setAsking(false);
    blocked?.reset();
  };
  return (
    <Dialog
      open={asking && blocked !== undefined}
      title={texts.title}
      onClose={stay}
      buttons={
        <ButtonGroup>
          <Button onClick={stay}>{texts.stay}</Button>
          <Button variant="danger" onClick={() => blocked?.proceed()}>
            {texts.leave}
          </Button>
        </ButtonGroup>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
