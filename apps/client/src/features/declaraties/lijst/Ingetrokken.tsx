import { Melding } from '@mijn/ui/Melding';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import * as m from '../../../generated/teksten/lijst.js';
import { leesIngetrokken } from '../ingetrokken.ts';

const nooit = () => () => undefined;

/** Confirms that a claim was withdrawn, to who comes from its page. */
export function Ingetrokken() {
  const nummer = leesIngetrokken(useLocation().state);
  const [getoond, toon] = useState<string>();
  // Later than the place it appears in: only what changes there is read out.
  useEffect(() => {
    const klok = setTimeout(toon, 100, nummer);
    return () => clearTimeout(klok);
  }, [nummer]);
  // The server knows no history, so the first drawing has none either.
  const inBrowser = useSyncExternalStore(
    nooit,
    () => true,
    () => false,
  );
  if (!inBrowser || nummer === undefined) return null;
  return (
    <div aria-live="polite">
      {getoond !== undefined && (
        <Melding soort="positief" titel={m.ingetrokkenTitel()}>
          <p>{m.ingetrokkenTekst({ nummer: getoond })}</p>
        </Melding>
      )}
    </div>
  );
}
