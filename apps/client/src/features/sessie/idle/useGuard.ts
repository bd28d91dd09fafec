import { isObject } from '@mijn/domain/values';
import { useEffect, useRef, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { isStopped, stopCalls } from '../../../api/graphql.ts';
import { loginAddress } from '../../../api/returnPath.ts';
import { watchSessieGone } from '../../../api/sessieGone.ts';
import { leaveWithoutPrompt, reloadForCurrentPerson } from '../../../platform/sessieEnd.ts';
import { forgetLoggedIn } from '../../../platform/sessieStorage.ts';
import { IdleGuard, type IdleView, quiet, type Resources, type SessieEnd } from './guard.ts';
import { fetchRest } from './fetchRest.ts';

const input = ['pointerdown', 'keydown', 'input', 'wheel'] as const;
const visibilityEvents = ['visibilitychange', 'focus', 'pageshow', 'online'] as const;

function leave(): void {
  stopCalls();
  forgetLoggedIn();
  const { pathname, search, hash } = location;
  leaveWithoutPrompt(loginAddress(pathname + search + hash, 'unauthorized'));
}

function createMeans(tabs: BroadcastChannel): Resources {
  return {
    now: () => Date.now(),
    fetchRest,
    mayRenew: () => !document.hidden && navigator.onLine && !isStopped(),
    share: (message) => tabs.postMessage(message),
    hide: (hidden) => {
      document.body.hidden = hidden;
    },
    redirectToLogin: leave,
    reloadForCurrentPerson: () => {
      stopCalls();
      reloadForCurrentPerson();
    },
  };
}

// A tab of the previous release sends a bare number.
function isSessieEnd(data: unknown): data is SessieEnd {
  return isObject(data) && 'at' in data && 'isLast' in data;
}

function startGuard(guard: IdleGuard, tabs: BroadcastChannel): () => void {
  const gone = new AbortController();
  const listenOptions = { capture: true, passive: true, signal: gone.signal };
  const onInput = ({ isTrusted }: Event) => {
    if (isTrusted) void guard.input();
  };
  const tick = () => {
    if (!isStopped()) guard.tick();
  };
  for (const kind of input) addEventListener(kind, onInput, listenOptions);
  for (const kind of visibilityEvents) addEventListener(kind, tick, listenOptions);
  tabs.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (isSessieEnd(data)) guard.hear(data);
    },
    { signal: gone.signal },
  );
  const timer = setInterval(tick, 1000);
  void guard.start();
  // A page that stays for its input does not stay for another person (ADR 0095).
  const stopWatching = watchSessieGone(() => void guard.start());
  return () => {
    gone.abort();
    stopWatching();
    clearInterval(timer);
    tabs.close();
  };
}

/** The last known end of the session, kept between two frames of the document. */
let knownEnd: SessieEnd | undefined;

/** Watches over the session of this document while mounted; returns the state to show, and `stay`. */
export function useGuard(): IdleView & { readonly stay: () => void } {
  const [image, setImage] = useState(quiet);
  const guard = useRef<IdleGuard>(undefined);
  const { personMark = '' } = useAppEnvironment();
  useEffect(() => {
    // A tab of another person is about another session (ADR 0095).
    const tabs = new BroadcastChannel(`mijn-sessie ${personMark}`);
    const fresh = new IdleGuard(createMeans(tabs), performance.timeOrigin, setImage);
    guard.current = fresh;
    if (knownEnd) fresh.hear(knownEnd);
    const stop = startGuard(fresh, tabs);
    return () => {
      knownEnd = fresh.end;
      stop();
    };
  }, [personMark]);
  return { ...image, stay: () => void guard.current?.stay() };
}
