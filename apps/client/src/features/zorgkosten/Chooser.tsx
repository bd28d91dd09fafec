import { Chips } from '@mijn/ui/Chips';
import { Stack } from '@mijn/ui/Stack';
import { useToday } from '../../api/today.ts';
import * as m from '../../generated/texts/zorgkosten.js';
import { firstName } from './firstName.ts';
import { addressOf, type Choice } from './choice.ts';

/** So many years of care can be chosen, this one included. */
const yearsShown = 4;

interface ChooserProps {
  readonly choice: Choice;
  readonly self: string | undefined;
  readonly people: readonly { readonly relatienummer: string; readonly opgemaakteNaam: string }[];
}

/** Whose care, of which year, and whether own risk is part of it: links, so that the address keeps them. */
export function Chooser({ choice, self, people }: ChooserProps) {
  const thisYear = Number(useToday().slice(0, 4));
  const person = choice.person ?? self;
  const year = choice.year ?? thisYear;
  const first = Math.min(thisYear, year + yearsShown - 1);
  const years = Array.from({ length: yearsShown }, (_, index) => first - index);
  const chosen = { ...choice, show: 0 };
  return (
    <Stack>
      {people.length > 1 && (
        <Chips
          label={m.person()}
          chips={people.map(({ relatienummer, opgemaakteNaam }) => ({
            key: relatienummer,
            label: firstName(opgemaakteNaam),
            href: addressOf({ ...chosen, person: relatienummer }),
            active: relatienummer === person,
          }))}
        />
      )}
      <Chips
        label={m.year()}
        chips={years.map((one) => ({
          key: String(one),
          label: String(one),
          href: addressOf({ ...chosen, year: one }),
          active: one === year,
        }))}
      />
      <Chips
        label={m.eigenRisico()}
        chips={[false, true].map((withEigenRisico) => ({
          key: String(withEigenRisico),
          label: withEigenRisico ? m.withEigenRisico() : m.withoutEigenRisico(),
          href: addressOf({ ...chosen, withEigenRisico }),
          active: choice.withEigenRisico === withEigenRisico,
        }))}
      />
    </Stack>
  );
}
