import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { Lazy } from '../api/lazy.tsx';

/**
 * A part that is there in the browser only, when the first screen has had the line to itself for so many milliseconds;
 * what does not come then is fetched again, with pauses that double up to a minute.
 */
export function later({ Component, load }: Lazy<object>, delayMs: number): ComponentType {
  return function Later() {
    const [isDue, setDue] = useState(false);
    // Not ended: telling a frame that is gone does nothing, and ending it costs bytes.
    useEffect(() => {
      const plan = (waitMs: number): void => {
        const fetchPart = () =>
          void load().then((isThere) =>
            isThere ? setDue(true) : plan(Math.min(waitMs * 2, 60_000)),
          );
        setTimeout(fetchPart, waitMs);
      };
      plan(delayMs);
    }, []);
    return isDue && createElement(Component);
  };
}
