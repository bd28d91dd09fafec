import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

interface LeaveGuardProps {
  /** Something was filled in that leaving would lose. */
  readonly dirty: boolean;
  /** Keeps it before the page is left; false when that failed, and then the person is asked. */
  readonly save: () => Promise<boolean>;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
}

// The browser's own question when the tab is closed or reloaded; its words are the browser's.
function useClosePrompt(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => window.removeEventListener('beforeunload', prompt);
  }, [dirty]);
}

/**
 * Keeps what was filled in before its page is left behind, and asks only where that fails; another
 * address of the same page asks nothing.
 */
export function LeaveGuard({ dirty, save, texts }: LeaveGuardProps) {
  const [asking, setAsking] = useState(false);
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    dirty && currentLocation.pathname !== nextLocation.pathname;
  const blocker = useBlocker(shouldBlock);
  useClosePrompt(dirty);
  const blocked = blocker.state === 'blocked';
  const leave = useEffectEvent(() =>
    save().then((saved) => {
      if (!saved) setAsking(true);
      else if (blocker.state === 'blocked') blocker.proceed();
    }),
  );
  useEffect(() => {
    if (blocked) void leave();
  }, [blocked]);
  const stay = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  return (
    <Dialog
      open={asking && blocked}
      title={texts.title}
      onClose={stay}
      buttons={
        <ButtonGroup>
          <Button onClick={stay}>{texts.stay}</Button>
          <Button variant="danger" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
            {texts.leave}
          </Button>
        </ButtonGroup>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
