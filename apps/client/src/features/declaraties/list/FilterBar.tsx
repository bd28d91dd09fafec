import { declaratieStatuses } from '@mijn/domain/declaratiestatus';
import { pages } from '@mijn/domain/paths';
import { Chips } from '@mijn/ui/Chips';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import * as m from '../../../generated/texts/list.js';
import { statusWord } from '../DeclaratieStatusBadge.tsx';
import type { ListData } from './declaratieList.ts';
import { type Filters, isFiltered, writeFilters } from './filters.ts';
import { useInAddress } from './useInAddress.ts';
import { SearchForm } from './SearchForm.tsx';

function chips(filters: Filters) {
  return [undefined, ...declaratieStatuses].map((status) => ({
    key: status ?? 'alle',
    label: status === undefined ? m.all() : statusWord(status),
    href: `${pages.declaraties.path}${writeFilters({ ...filters, status, show: undefined })}`,
    active: filters.status === status,
  }));
}

function found({ declaraties, totaal }: ListData): string {
  return m.found({ aantal: totaal ?? declaraties.length });
}

/** Search and filters; all but the words stand in the address, so that a list can be kept and shared. */
export function FilterBar(data: ListData) {
  const filters = useInAddress(data.filters);
  const filtered = isFiltered(data.filters);
  return (
    <Stack>
      <SearchForm {...data} />
      <Chips label={m.filterStatus()} chips={chips(filters)} />
      {filtered && (
        <output>
          {found(data)} <Link href={pages.declaraties.path}>{m.clearFilters()}</Link>
        </output>
      )}
    </Stack>
  );
}
