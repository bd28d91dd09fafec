import { type ComponentType, createElement, useEffect, useState } from 'react';
import { quietly } from '../platform/oldBuild.ts';

/**
 * Returns a component that is loaded in the browser only, after the first screen has had the connection to
 * itself for `delayMs`; a failed load is retried with pauses that double up to a minute. Unlike React's
 * `lazy`, which never retries.
 */
export function later(fetchPart: () => Promise<ComponentType>, delayMs: number): ComponentType {
  return function Later() {
    const [part, setPart] = useState<ComponentType>();
    // No clean-up: setting the state of an unmounted component does nothing, and a clean-up costs bytes.
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
