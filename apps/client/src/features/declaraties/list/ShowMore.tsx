import type { MouseEvent } from 'react';
import { pages } from '@mijn/domain/paths';
import { listFields } from '@mijn/domain/queryFields';
import { buttonClass } from '@mijn/ui/Button';
import { Stack } from '@mijn/ui/Stack';
import { Link as RouterLink } from 'react-router';
import { useFirstNewRow } from '../../../lists/ShowMore.tsx';
import { counted } from '../../../platform/language.ts';
import * as m from '../../../generated/texts/list.js';
import * as words from '../../../generated/texts/shared.js';
import type { ListData } from './declaratieList.ts';
import {
  type Filters,
  maximumRows,
  rangeOf,
  showNext,
  writeFilters,
  searchFormId,
} from './filters.ts';
import { useMustPost } from './useSearchAddress.ts';

const offsetOf = ({ filters }: ListData): number => rangeOf(filters).offset;

function hasMore(data: ListData): boolean {
  const { declaraties, totaal, filters } = data;
  if (totaal === null) return declaraties.length >= filters.show;
  return offsetOf(data) + declaraties.length < totaal;
}

function shownOf(data: ListData): string {
  const { declaraties, totaal, filters } = data;
  if (filters.page) {
    const from = offsetOf(data);
    const range = { from: counted(from + 1), to: counted(from + declaraties.length) };
    return totaal === null ? m.range(range) : m.rangeOf({ ...range, totaal: counted(totaal) });
  }
  const shown = declaraties.length;
  if (totaal === null || shown === totaal) return m.shown({ shown });
  return m.shownOf({ shown: counted(shown), totaal: counted(totaal) });
}

interface ListLinkProps {
  readonly filters: Filters;
  /** The field that differs, and its new value. */
  readonly to: { readonly show: number } | { readonly page: number | undefined };
  readonly words: string;
  readonly goOn?: (event: MouseEvent) => void;
}

// More rows keep the scroll position; another page starts at its top.
function ListLink({ filters, to, words: label, goOn }: ListLinkProps) {
  const className = buttonClass({ variant: 'secondary', wide: true });
  if (useMustPost(filters)) {
    const [name, value] = 'show' in to ? [listFields.show, to.show] : [listFields.page, to.page];
    return (
      <button
        type="submit"
        form={searchFormId}
        name={name}
        value={value ?? ''}
        onClick={goOn}
        className={className}
      >
        {label}
      </button>
    );
  }
  const address = pages.declaraties.path + writeFilters({ ...filters, ...to });
  const isSamePage = 'show' in to;
  return (
    <RouterLink
      to={address}
      replace={isSamePage}
      preventScrollReset={isSamePage}
      onClick={goOn}
      className={className}
    >
      {label}
    </RouterLink>
  );
}

/**
 * The number of rows shown, and a link to more: up to a hundred on this page, then the next page. Both
 * stand in the address, so that Back from a claim shows the same list.
 */
export function ShowMore(data: ListData) {
  const { filters, declaraties } = data;
  const goOn = useFirstNewRow(declaraties.length);
  const more = hasMore(data);
  const { page = 1, show } = filters;
  return (
    <Stack>
      <output>{shownOf(data)}</output>
      {more && show < maximumRows && (
        <ListLink
          filters={filters}
          to={{ show: showNext(show) }}
          words={words.showMore()}
          goOn={goOn}
        />
      )}
      {more && show >= maximumRows && (
        <ListLink filters={filters} to={{ page: page + 1 }} words={m.older()} />
      )}
      {page > 1 && (
        <ListLink
          filters={filters}
          to={{ page: page > 2 ? page - 1 : undefined }}
          words={m.newer()}
        />
      )}
    </Stack>
  );
}
