import { listFields } from '@mijn/domain/queryFields';
import { declaratieStatuses } from '@mijn/domain/declaratie';
import { pages } from '@mijn/domain/paths';
import { Chips } from '@mijn/ui/Chips';
import * as declaratiesWords from '../../../generated/texts/declaraties.js';
import * as m from '../../../generated/texts/list.js';
import { statusWord } from '../DeclaratieStatusBadge.tsx';
import type { ListData } from './declaratieList.ts';
import { type Filters, writeFilters, searchFormId } from './filters.ts';
import { SearchForm } from './SearchForm.tsx';
import { useMustPost } from './useSearchAddress.ts';
import s from './FilterBar.module.css';

// Posting keeps words out of the address and of the server's memory.
function chips(filters: Filters, isPosted: boolean) {
  return [undefined, ...declaratieStatuses].map((status) => ({
    key: status ?? 'alle',
    label: status === undefined ? m.all() : statusWord(status),
    active: filters.status === status,
    ...(isPosted
      ? { value: status ?? '' }
      : {
          href:
            pages.declaraties.path +
            writeFilters({ ...filters, status, show: undefined, page: undefined }),
        }),
  }));
}

/**
 * Filters, and a collapsed search next to them; the address holds all but the words, so that a list can be
 * kept and shared.
 */
export function FilterBar(data: ListData) {
  const mustPost = useMustPost(data.filters);
  return (
    <div className={s['bar']}>
      <div className={s['chips']}>
        <Chips
          label={declaratiesWords.columnStatus()}
          chips={chips(data.filters, mustPost)}
          {...(mustPost && { submits: { form: searchFormId, name: listFields.status } })}
        />
      </div>
      <SearchForm {...data} />
      {/* After the chips, so that the pressed chip comes before the chosen status. */}
      <input
        type="hidden"
        form={searchFormId}
        name={listFields.status}
        value={data.filters.status ?? ''}
      />
    </div>
  );
}
