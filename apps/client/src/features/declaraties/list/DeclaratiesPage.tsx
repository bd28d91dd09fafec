import { capitalize } from '@mijn/domain/format';
import { formatMonth } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { buttonClass } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Icon } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { Camera } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import { DeclaratieTable } from '../DeclaratieTable.tsx';
import type { DeclaratieInList } from '../declaraties.fragments.ts';
import { getDeclaratieList, type ListData } from './declaratieList.ts';
import { CareLinks } from './careLinks/CareLinks.tsx';
import { ListSummary } from './ListSummary.tsx';
import { isFiltered, writeFilters } from './filters.ts';
import { useOwnAddress } from './useSearchAddress.ts';
import { FilterBar } from './FilterBar.tsx';
import { NothingFound, NothingYet } from './Empty.tsx';
import { Withdrawn } from './Withdrawn.tsx';
import { perMonth, perYear } from '../../../lists/perPeriod.ts';
import { ShowMore } from './ShowMore.tsx';
import * as m from '../../../generated/texts/list.js';
import * as words from '../../../generated/texts/shared.js';

export const loader = createLoader(getDeclaratieList);

type Rows = Pick<ListData, 'declaraties' | 'people' | 'waitingFor'>;

function Months({ declaraties, people, waitingFor }: Rows) {
  const { language } = useAppEnvironment();
  const groups = perMonth(declaraties).map(({ period: month, rows }) => ({
    key: month,
    title: capitalize(formatMonth(`${month}-01`, language)),
    rows,
  }));
  return (
    <DeclaratieTable
      caption={m.tableCaption()}
      groups={groups}
      withNames={people.length !== 1}
      waiting={waitingFor}
    />
  );
}

/** Claims by month; years before the current one are folded up, unless something in them is new or was asked for. */
function Years(data: ListData) {
  const thisYear = useToday().slice(0, 'yyyy'.length);
  const { declaraties, filters } = data;
  const isFolded = ({ datum, nieuw, status }: DeclaratieInList) =>
    datum < thisYear && !nieuw && status === 'AFGEHANDELD';
  const years = perYear(declaraties);
  const askedFor = isFiltered(filters) || writeFilters(filters) !== '';
  const folded = askedFor
    ? []
    : years.filter(({ rows }) => rows.length < declaraties.length && rows.every(isFolded));
  const open = years.filter((year) => !folded.includes(year)).flatMap(({ rows }) => rows);
  return (
    <Card>
      <Months {...data} declaraties={open} />
      {folded.map(({ period: year, rows }) => (
        <Disclosure key={year} title={m.ofYear({ year })}>
          <Months {...data} declaraties={rows} />
        </Disclosure>
      ))}
    </Card>
  );
}

function Declaraties(data: ListData) {
  return (
    <>
      <Years {...data} />
      <ShowMore {...data} />
      <CareLinks withVergoedingen={data.withVergoedingen} />
    </>
  );
}

function SubmitLink() {
  return (
    <Link href={pages.declaratieIndienen.path} className={buttonClass({ small: true })}>
      <Icon icon={Camera} small />
      <span>{words.submitDeclaratie()}</span>
    </Link>
  );
}

/**
 * /declaraties/overzicht: new claims and those under way, then all by month. An insurer that tells no total
 * has no search and filters either (docs/contract.md, Extensions).
 */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { filters, declaraties, totaal } = data;
  const filtered = isFiltered(filters);
  useOwnAddress(filters);
  const empty = declaraties.length === 0;
  if (empty && !filtered) return <NothingYet />;
  return (
    <Page title={words.declaraties()} action={<SubmitLink />}>
      <Withdrawn />
      <ListSummary
        rows={declaraties}
        totaal={totaal}
        waiting={data.waiting}
        found={filtered ? (totaal ?? declaraties.length) : undefined}
      />
      {totaal !== null && <FilterBar {...data} />}
      {empty ? <NothingFound /> : <Declaraties {...data} />}
      {empty && <CareLinks withVergoedingen={data.withVergoedingen} />}
    </Page>
  );
}
