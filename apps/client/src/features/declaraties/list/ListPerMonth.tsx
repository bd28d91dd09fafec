import { formatMonth } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { useAppEnvironment } from '../../../api/environment.ts';
import { DeclaratieRow } from '../DeclaratieRow.tsx';
import type { ListData } from './declaratieList.ts';
import { perMonth } from './perMonth.ts';
import { ShowMore } from './ShowMore.tsx';

// As a heading: with a capital.
function monthHeading(month: string, language: Language): string {
  const name = formatMonth(`${month}-01`, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The claims under the month in which they were sent in, and the way to older ones. */
export function ListPerMonth(data: ListData) {
  const { taal } = useAppEnvironment();
  return (
    <>
      {perMonth(data.declaraties).map(({ month, rows }) => (
        <Card key={month} title={monthHeading(month, taal)}>
          <List>
            {rows.map((declaratie) => (
              <DeclaratieRow key={declaratie.nummer} declaratie={declaratie} />
            ))}
          </List>
        </Card>
      ))}
      <ShowMore {...data} />
    </>
  );
}
