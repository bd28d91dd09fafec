import type { MouseEvent } from 'react';
import { listFields } from '@mijn/domain/queryFields';
import { buttonClass } from '@mijn/ui/Button';
import { Stack } from '@mijn/ui/Stack';
import { RouterLink } from '../../../router/RouterLink.tsx';
import { useFirstNewRow } from '../../../lists/useFirstNewRow.ts';
import { counted } from '../../../platform/language.ts';
import * as m from '../../../generated/texts/list.js';
import * as words from '../../../generated/texts/shared.js';
import type { ListData } from './declaratieList.ts';
import { maximumRows, writeFilters, showNext } from './filters.ts';
import { searchFormId } from './searchForm.ts';
import { useMustPost } from './useMustPost.ts';

function hasMore({ declaraties, totaal, filters }: ListData): boolean {
  return totaal === null ? declaraties.length >= filters.show : declaraties.length < totaal;
}

function shownOf({ declaraties, totaal }: ListData): string {
  const shown = declaraties.length;
  if (totaal === null) return m.shown({ shown });
  return m.shownOf({ shown: counted(shown), totaal: counted(totaal) });
}

interface MoreProps extends Pick<ListData, 'filters'> {
  readonly goOn: (event: MouseEvent) => void;
}

function More({ filters, goOn }: MoreProps) {
  const show = showNext(filters.show);
  const className = buttonClass({ variant: 'secondary', wide: true });
  if (useMustPost(filters)) {
    return (
      <button
        type="submit"
        form={searchFormId}
        name={listFields.show}
        value={show}
        onClick={goOn}
        className={className}
      >
        {words.showMore()}
      </button>
    );
  }
  const address = writeFilters({ ...filters, show });
  return (
    <RouterLink to={address} replace preventScrollReset onClick={goOn} className={className}>
      {words.showMore()}
    </RouterLink>
  );
}

/**
 * How much of the list is shown, and a link to more of it. The number of rows stands in the
 * address, so that Back from a claim finds the same list; the place on the screen is kept.
 */
export function ShowMore(data: ListData) {
  const { filters, declaraties } = data;
  const goOn = useFirstNewRow(declaraties.length);
  const more = hasMore(data);
  const full = more && filters.show >= maximumRows;
  return (
    <Stack>
      <output>{shownOf(data)}</output>
      {full && <p>{m.maximum({ shown: counted(declaraties.length) })}</p>}
      {more && !full && <More filters={filters} goOn={goOn} />}
    </Stack>
  );
}
