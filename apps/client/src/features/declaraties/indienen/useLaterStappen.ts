import { useEffect, useState } from 'react';
import type { laterStappen } from './laterStappen.ts';

type LaterStappen = typeof laterStappen;

const pauzeMs = 3000;

/**
 * The screens of the later steps. They are fetched while a person is at the first one, so that the
 * page itself comes sooner; without a connection it tries again, as what was filled in must not be
 * lost to a missing file. Undefined until they are there.
 */
export function useLaterStappen(): LaterStappen | undefined {
  const [stappen, setStappen] = useState<LaterStappen>();
  useEffect(() => {
    let klok: ReturnType<typeof setTimeout> | undefined;
    const haal = () => {
      import('./laterStappen.ts').then(
        (module) => setStappen(module.laterStappen),
        () => {
          klok = setTimeout(haal, pauzeMs);
        },
      );
    };
    haal();
    return () => clearTimeout(klok);
  }, []);
  return stappen;
}
