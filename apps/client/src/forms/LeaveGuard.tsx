import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { holdUnsent } from '../api/sessieGone.ts';

interface LeaveGuardProps {
  /** Something was filled in that leaving would lose. */
  readonly dirty: boolean;
  /** Keeps it before the page is left; false when that failed, and then the person is asked. */
  readonly save: () => Promise<boolean>;
  /** Whether another address of the same page keeps it too; unless told, each does. */
  readonly keeps?: (next: Location) => boolean;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
}

// The browser's own question when the tab is closed or reloaded, whose words are its own; nothing that nobody asked
// for takes the page away.
function useClosePrompt(): void {
  useEffect(() => {
    const release = holdUnsent();
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => {
      release();
      window.removeEventListener('beforeunload', prompt);
    };
  }, []);
}

const always = () => true;

function Guard({ save, keeps = always, texts }: Omit<LeaveGuardProps, 'dirty'>) {
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname || !keeps(nextLocation),
  );
  useClosePrompt();
  const keep = useEffectEvent(() => save());
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isCurrent = true;
    void keep().then((saved) => {
      if (!isCurrent) return;
      if (saved) blocker.proceed();
      else setAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  return (
    <Dialog
      open={asking && blocker.state === 'blocked'}
      title={texts.title}
      onClose={stay}
      buttons={
        <ButtonGroup>
          <Button onClick={stay}>{texts.stay}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
        </ButtonGroup>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}

/**
 * Keeps what was filled in before its page is left behind, and asks only where that fails; another
 * address of the same page asks nothing, unless `keeps` says otherwise.
 */
export function LeaveGuard({ dirty, ...guard }: LeaveGuardProps) {
  // Only where there is something to keep: the router asks one guard at a time.
  return dirty && <Guard {...guard} />;
}
