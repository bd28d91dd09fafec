import { Page } from '@mijn/ui/Page';
import { useLoaderData } from '../../../router/hooks.ts';
import { createLoader } from '../../../api/createLoader.ts';
import { getDeclaratieList } from './declaratieList.ts';
import { CareLinks } from '../../../help/careLinks/CareLinks.tsx';
import { FirstLine } from './FirstLine.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isFiltered } from './filters.ts';
import { NothingFound, NothingYet } from './Empty.tsx';
import { Withdrawn } from './Withdrawn.tsx';
import { ListPerMonth } from './ListPerMonth.tsx';
import * as words from '../../../generated/texts/shared.js';

/** The claims that the address asks for. */
export const loader = createLoader(getDeclaratieList);

/**
 * /declaraties/overzicht: what is new or under way, then all claims by month. An insurer that does not
 * tell how many there are has no search and filters either (contract.md, Extensions).
 */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { filters, declaraties } = data;
  const filtered = isFiltered(filters);
  const empty = declaraties.length === 0;
  if (empty && !filtered) return <NothingYet />;
  return (
    <Page title={words.declaraties()}>
      <Withdrawn />
      {!filtered && <FirstLine rows={declaraties} />}
      {data.totaal !== null && <FilterBar {...data} />}
      {empty ? <NothingFound /> : <ListPerMonth {...data} />}
      <CareLinks />
    </Page>
  );
}
