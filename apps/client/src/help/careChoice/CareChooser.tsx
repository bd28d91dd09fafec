import { Chips } from '@mijn/ui/Chips';
import { Stack } from '@mijn/ui/Stack';
import type { ReactNode } from 'react';
import { useToday } from '../../api/today.ts';
import * as m from '../../generated/texts/careChoice.js';
import type { CareChoice } from './careChoice.ts';
import { firstName } from './firstName.ts';

/** So many years of care can be chosen, this one included. */
const yearsShown = 4;

/** One of those whose care can be chosen. */
export interface Chosen {
  readonly relatienummer: string;
  readonly opgemaakteNaam: string;
}

interface CareChooserProps {
  readonly choice: CareChoice;
  readonly self: string | undefined;
  readonly people: readonly Chosen[];
  readonly addressOf: (choice: CareChoice) => string;
  /** What else can be chosen here. */
  readonly children?: ReactNode;
}

/** Whose care, and of which year: links, so that the address keeps them. */
export function CareChooser({ choice, self, people, addressOf, children }: CareChooserProps) {
  const thisYear = Number(useToday().slice(0, 4));
  const person = choice.person ?? self;
  const year = choice.year ?? thisYear;
  // The chosen year is always among them.
  const latest = Math.max(year, Math.min(thisYear, year + yearsShown - 1));
  const years = Array.from({ length: yearsShown }, (_, index) => latest - index);
  return (
    <Stack space="tight">
      {people.length > 1 && (
        <Chips
          label={m.person()}
          chips={people.map(({ relatienummer, opgemaakteNaam }) => ({
            key: relatienummer,
            label: firstName(opgemaakteNaam),
            href: addressOf({ ...choice, person: relatienummer }),
            active: relatienummer === person,
          }))}
        />
      )}
      <Chips
        label={m.year()}
        chips={years.map((one) => ({
          key: String(one),
          label: String(one),
          href: addressOf({ ...choice, year: one }),
          active: one === year,
        }))}
      />
      {children}
    </Stack>
  );
}
