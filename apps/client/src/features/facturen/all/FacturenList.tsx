import { pages } from '@mijn/domain/paths';
import { Chips } from '@mijn/ui/Chips';
import { Card } from '@mijn/ui/Card';
import type { RowGroup } from '@mijn/ui/RowTable';
import { counted } from '../../../platform/language.ts';
import * as m from '../../../generated/texts/all.js';
import { MoreOf } from './MoreOf.tsx';
import { type FactuurGroup, factuurGroups } from '../status/factuurStatus.ts';
import { areSettled, FactuurTable } from '../FactuurTable.tsx';
import type { FactuurInList } from '../facturen.fragments.ts';
import { type Filters, inGroup, writeFilters, counts as countGroups } from './filters.ts';
import { Nothing } from '../none/Empty.tsx';
import { perYear } from '../../../lists/perPeriod.ts';

const groupWord: Readonly<Record<FactuurGroup, (values: { aantal: string }) => string>> = {
  open: m.groupOpen,
  betaald: m.groupPaid,
  regeling: m.groupRegeling,
};

interface ListProps {
  readonly facturen: readonly FactuurInList[];
  readonly filters: Filters;
  /** Whether some are listed above it among the payment requests, so that it counts the others. */
  readonly areOthers?: boolean;
}

const address = (group?: FactuurGroup) => `${pages.facturen.path}${writeFilters({ group })}`;

function FilterBar({ facturen, filters, areOthers = false }: ListProps) {
  const counts = countGroups(facturen);
  // An empty group is no option, unless it is the chosen one.
  const groups = factuurGroups.filter((one) => counts[one] > 0 || one === filters.group);
  // A single group is no option either.
  if (filters.group === undefined && groups.length < 2) return null;
  return (
    <Chips
      label={m.filter()}
      chips={[
        {
          key: 'all',
          label: (areOthers ? m.otherAll : m.all)({ aantal: counted(facturen.length) }),
          href: address(),
          active: filters.group === undefined,
        },
        ...groups.map((group) => ({
          key: group,
          label: (areOthers && group === 'open' ? m.otherOpen : groupWord[group])({
            aantal: counted(counts[group]),
          }),
          href: address(group),
          active: filters.group === group,
        })),
      ]}
    />
  );
}

/** Returns invoices by year, each year with its title. */
export function groupsPerYear(
  facturen: readonly FactuurInList[],
): readonly RowGroup<FactuurInList>[] {
  return perYear(facturen).map(({ period: year, rows }) => ({
    key: year,
    title: (areSettled(rows) ? m.yearPaid : m.year)({ year }),
    rows,
  }));
}

/** All invoices by year, with filters; the address holds the number of rows. */
export function FacturenList({ facturen, filters, areOthers = false }: ListProps) {
  const chosen = inGroup(facturen, filters.group);
  const shown = chosen.slice(0, filters.show);
  return (
    <>
      <FilterBar facturen={facturen} filters={filters} areOthers={areOthers} />
      {chosen.length === 0 && <Nothing />}
      {chosen.length > 0 && (
        <Card>
          <FactuurTable groups={groupsPerYear(shown)} />
        </Card>
      )}
      <MoreOf
        shown={shown.length}
        totaal={chosen.length}
        summary={m.shownOf}
        show={filters.show}
        addressOf={(show) => writeFilters({ ...filters, show })}
      />
    </>
  );
}
