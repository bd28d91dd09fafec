import { useState } from 'react';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { earlierZorgverlenersOperation } from './earlier.operations.ts';

/** So many names are offered; more would be a list to read. */
const atMost = 12;

/** The names in care costs, each once, the latest first; what is hidden has none. */
function namesOf(
  regels: readonly { readonly naamLocatieZorgverlener: string | null }[],
): readonly string[] {
  const names = regels.flatMap(({ naamLocatieZorgverlener }) => naamLocatieZorgverlener ?? []);
  return [...new Set(names)].slice(0, atMost);
}

/**
 * Who gave this person care in a year, as far as the caller may see it. Asked only when somebody begins
 * to fill in who gave the care: each look at care is told to the person it is about.
 */
export function useEarlier(relatienummer: string, today: string) {
  const [asked, setAsked] = useState<{ readonly of: string; readonly names: readonly string[] }>();
  const ask = () => {
    if (relatienummer === '' || asked?.of === relatienummer) return;
    setAsked({ of: relatienummer, names: [] });
    const year = Number(today.slice(0, 4));
    void sendOperation(earlierZorgverlenersOperation, { relatienummer, jaar: year }).then(
      (result) => {
        if (!result.succeeded) return;
        const names = namesOf(result.value);
        // Somebody else may have been asked about by then.
        setAsked((now) => (now?.of === relatienummer ? { of: relatienummer, names } : now));
      },
    );
  };
  return { earlier: asked?.of === relatienummer ? asked.names : [], ask };
}
