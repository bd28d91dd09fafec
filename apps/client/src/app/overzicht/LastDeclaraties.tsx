import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { buttonClass } from '@mijn/ui/Button';
import { List } from '@mijn/ui/List';
import { Icon } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { Camera } from 'lucide-react';
import type { DeclaratieInRow } from '../../features/declaraties/declaraties.fragments.ts';
import { DeclaratieRow } from '../../features/declaraties/DeclaratieRow.tsx';
import * as m from '../../generated/texts/overzicht.js';
import * as words from '../../generated/texts/shared.js';

/** The last claims as rows, and the quick way to a new one. */
export function LastDeclaraties(props: { readonly declaraties: readonly DeclaratieInRow[] }) {
  const empty = props.declaraties.length === 0;
  const all = <Link href={pages.declaraties.path}>{m.all()}</Link>;
  return (
    <Card title={m.last()} action={empty ? undefined : all}>
      <Stack>
        {empty ? (
          <p>{m.noDeclaraties()}</p>
        ) : (
          <List>
            {props.declaraties.map((declaratie) => (
              <DeclaratieRow key={declaratie.nummer} declaratie={declaratie} />
            ))}
          </List>
        )}
        <Link href={pages.declaratieIndienen.path} className={buttonClass({ wide: true })}>
          <Icon icon={Camera} small />
          <span>{words.submitDeclaratie()}</span>
        </Link>
      </Stack>
    </Card>
  );
}
