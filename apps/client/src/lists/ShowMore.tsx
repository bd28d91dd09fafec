import { buttonClass } from '@mijn/ui/Button';
import { Stack } from '@mijn/ui/Stack';
import { Link as RouterLink } from 'react-router';
import * as words from '../generated/texts/shared.js';
import { useFirstNewRow } from './useFirstNewRow.ts';

interface ShowMoreProps {
  /** How many rows of the table above are shown, and of how many. */
  readonly shown: number;
  readonly totaal: number;
  /** That in words: stays when all are shown, so that it is heard. */
  readonly summary: string;
  /** The address with more of them. */
  readonly to: string;
}

/** How much of a table is shown, and a link to more of it; the place on the screen is kept. */
export function ShowMore({ shown, totaal, summary, to }: ShowMoreProps) {
  const goOn = useFirstNewRow(shown);
  return (
    <Stack>
      <output>{summary}</output>
      {shown < totaal && (
        <RouterLink
          to={to}
          replace
          preventScrollReset
          onClick={goOn}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {words.showMore()}
        </RouterLink>
      )}
    </Stack>
  );
}
