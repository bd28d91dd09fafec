import { Chips } from '@mijn/ui/Chips';
import { Stack } from '@mijn/ui/Stack';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as careChoiceWords from '../../generated/texts/careChoice.js';
import { type CareChoice, yearsOfCare } from './careChoice.ts';
import { firstNameAmong, type NamedPerson } from './personNames.ts';
import { SpokenChoice } from './SpokenChoice.tsx';

export interface Chosen extends NamedPerson {
  /** The first day of their insurance, `yyyy-mm-dd`; null when unknown. */
  readonly verzekerdSinds: string | null;
}

interface CareChooserProps {
  readonly choice: CareChoice;
  readonly self: string | undefined;
  readonly people: readonly Chosen[];
  readonly addressOf: (choice: CareChoice) => string;
  /** The first words of the screen about the choice: announced after another choice. */
  readonly said: ReactNode;
  /** Whether there is another choice besides person and year. */
  readonly alsoChosen?: boolean;
  /** The screen is about this year only. */
  readonly withoutYears?: boolean;
}

/** Links to choose the person and the year of care, so that the address keeps the choice. */
export function CareChooser(props: CareChooserProps) {
  const { choice, self, people, addressOf, said, alsoChosen, withoutYears } = props;
  const { language } = useAppEnvironment();
  const thisYear = Number(useToday().slice(0, 4));
  const person = choice.person ?? self;
  const year = choice.year ?? thisYear;
  const since = people.find(({ relatienummer }) => relatienummer === person)?.verzekerdSinds;
  const years = yearsOfCare(year, thisYear, since);
  return (
    <Stack space="tight">
      {people.length > 1 && (
        <Chips
          label={careChoiceWords.person()}
          chips={people.map((one) => ({
            key: one.relatienummer,
            label: firstNameAmong(one, people, language),
            href: addressOf({ person: one.relatienummer, year: choice.year }),
            active: one.relatienummer === person,
          }))}
        />
      )}
      {!withoutYears && years.length > 1 && (
        <Chips
          label={careChoiceWords.year()}
          chips={years.map((one) => ({
            key: String(one),
            label: String(one),
            href: addressOf({ person: choice.person, year: one }),
            active: one === year,
          }))}
        />
      )}
      <SpokenChoice choice={`${person} ${year} ${alsoChosen}`}>{said}</SpokenChoice>
    </Stack>
  );
}
