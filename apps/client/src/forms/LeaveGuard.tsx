import * as m from '../generated/texts/unsent.js';
import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { registerDirtyForm } from '../api/sessieGone.ts';

interface LeaveGuardProps {
  readonly dirty: boolean;
  /**
   * Saves the input before the page is left; resolves to false when that failed, so that the person is
   * asked.
   */
  readonly save: () => Promise<boolean>;
  /** Returns whether another address of the same page keeps the input; defaults to true for each. */
  readonly keeps?: (next: Location) => boolean;
  /** Called when leaving waits for saving or for an answer, and when it waits no more. */
  readonly onWaiting?: (waiting: boolean) => void;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
}

// Shows the browser's own question, with its own words, when the tab is closed or reloaded, and keeps
// background revalidation from taking the page away.
function useClosePrompt(): void {
  useEffect(() => {
    const release = registerDirtyForm();
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => {
      release();
      window.removeEventListener('beforeunload', prompt);
    };
  }, []);
}

const always = () => true;
const ignore = () => undefined;

function Guard({
  save,
  keeps = always,
  onWaiting = ignore,
  texts,
}: Omit<LeaveGuardProps, 'dirty'>) {
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
  const waits = blocker.state === 'blocked';
  const tell = useEffectEvent(onWaiting);
  useEffect(() => {
    if (!waits) return undefined;
    tell(true);
    return () => tell(false);
  }, [waits]);
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
 * Saves input before its page is left, and asks only when that fails; another address of the same page asks
 * nothing, unless `keeps` says otherwise. Any other navigation takes the question away: those that follow
 * by themselves wait while `onWaiting` says so.
 */
export function LeaveGuard({ dirty, onWaiting, ...guard }: LeaveGuardProps) {
  const [waits, setWaits] = useState(false);
  const tell = (now: boolean) => {
    setWaits(now);
    onWaiting?.(now);
  };
  // The router supports one blocker at a time, so the guard is mounted only when needed. A question stays
  // until it is answered, also when the input was saved meanwhile.
  return (dirty || waits) && <Guard {...guard} onWaiting={tell} />;
}

interface UnsentGuardProps {
  readonly dirty: boolean;
  /** The question; by default whether to leave without sending. */
  readonly title?: string;
  /** Returns whether another address of the same page keeps the input; defaults to true for each. */
  readonly keeps?: (next: Location) => boolean;
}

const nothingKept = () => Promise.resolve(false);

/** Asks before leaving a page whose input is kept nowhere else. */
export function UnsentGuard({ title, ...props }: UnsentGuardProps) {
  return (
    <LeaveGuard
      {...props}
      save={nothingKept}
      texts={{
        title: title ?? m.title(),
        text: m.text(),
        stay: m.stay(),
        leave: m.leave(),
      }}
    />
  );
}
