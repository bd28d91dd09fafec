import { buttonClass } from '@mijn/ui/Button';
import { Stack } from '@mijn/ui/Stack';
import { Link as RouterLink } from 'react-router';
import * as words from '../generated/texts/shared.js';
import { useFirstNewRow } from './useFirstNewRow.ts';

interface ShowMoreProps {
  readonly shown: number;
  readonly totaal: number;
  /** Summary in words, which stays when all are shown, so that it is announced. */
  readonly summary: string;
  readonly to: string;
}

/** The number of rows shown of a table, and a link to more; keeps the scroll position. */
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
