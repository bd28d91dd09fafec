import { useEffect, useState } from 'react';
import type { later } from './laterSteps.ts';

/** What is fetched after the first step. */
export type LaterSteps = typeof later;

const pauseMs = 3000;

/**
 * The screens of the later steps, and what shows the files, sends and reads them. They are fetched while a
 * person is at the first one, so that the page itself comes sooner; without a connection it tries again, as
 * what was filled in must not be lost to a missing file. Undefined until they are there.
 */
export function useLaterSteps(): LaterSteps | undefined {
  const [steps, setSteps] = useState<LaterSteps>();
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      import('./laterSteps.ts').then(
        (module) => setSteps(module.later),
        () => {
          clock = setTimeout(load, pauseMs);
        },
      );
    };
    load();
    return () => clearTimeout(clock);
  }, []);
  return steps;
}
