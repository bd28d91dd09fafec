import { type ComponentType, createElement, useEffect, useState } from 'react';
import { quietly } from '../platform/oldBuild.ts';

/**
 * A part that is there in the browser only, when the first screen has had the line to itself for so many milliseconds;
 * what does not come then is fetched again, with pauses that double up to a minute. Not React's `lazy`, which never
 * asks again for code that did not come.
 */
export function later(fetchPart: () => Promise<ComponentType>, delayMs: number): ComponentType {
  return function Later() {
    const [part, setPart] = useState<ComponentType>();
    // Not ended: telling a frame that is gone does nothing, and ending it costs bytes.
    useEffect(() => {
      const plan = (waitMs: number): void => {
        const come = async () => {
          const fetched = await quietly(fetchPart);
          if (fetched) setPart(() => fetched);
          else plan(Math.min(waitMs * 2, 60_000));
        };
        setTimeout(() => void come(), waitMs);
      };
      plan(delayMs);
    }, []);
    return part && createElement(part);
  };
}
