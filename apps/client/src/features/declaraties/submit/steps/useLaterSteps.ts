import { useEffect, useState } from 'react';
import type { laterSteps } from './laterSteps.ts';

type LaterSteps = typeof laterSteps;

const pauseMs = 3000;

/**
 * The screens of the later steps. They are fetched while a person is at the first one, so that the
 * page itself comes sooner; without a connection it tries again, as what was filled in must not be
 * lost to a missing file. Undefined until they are there.
 */
export function useLaterSteps(): LaterSteps | undefined {
  const [steps, setSteps] = useState<LaterSteps>();
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      import('./laterSteps.ts').then(
        (module) => setSteps(module.laterSteps),
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
