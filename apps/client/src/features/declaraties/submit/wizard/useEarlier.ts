import { useState } from 'react';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { earlierZorgverlenersOperation } from '../state/submit.operations.ts';

/** Maximum number of names; more would be a list to read. */
const atMost = 12;

/** The names in care costs, without duplicates, the latest first; hidden care has none. */
function namesOf(
  regels: readonly { readonly naamLocatieZorgverlener: string | null }[],
): readonly string[] {
  const names = regels.flatMap(({ naamLocatieZorgverlener }) => naamLocatieZorgverlener ?? []);
  return [...new Set(names)].slice(0, atMost);
}

/**
 * Loads the care providers of a person in a year, as far as the viewer may see them. Only when the person
 * starts to fill in the provider, because each look at care is reported to the person it is about.
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
        // Another person may have been chosen by then.
        setAsked((now) => (now?.of === relatienummer ? { of: relatienummer, names } : now));
      },
    );
  };
  return { earlier: asked?.of === relatienummer ? asked.names : [], ask };
}
