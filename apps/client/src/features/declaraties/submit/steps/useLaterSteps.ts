import { useEffect, useState } from 'react';
import { laterNow, laterStep, type LaterSteps } from './lazyLaterSteps.ts';

const pauseMs = 3000;

/**
 * The screens of the later steps, and what shows the files, sends and reads them. They are fetched while a
 * person is at the first one, so that the page itself comes sooner; without a connection it tries again, as
 * what was filled in must not be lost to a missing file. Undefined until they are there.
 */
export function useLaterSteps(): LaterSteps | undefined {
  const [steps, setSteps] = useState<LaterSteps>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const load = async () => {
      await laterStep.load();
      const come = laterNow();
      if (come) setSteps(come);
      else if (!gone) timer = setTimeout(() => void load(), pauseMs);
    };
    void load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return steps;
}
