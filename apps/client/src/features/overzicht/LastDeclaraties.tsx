import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { buttonClass } from '@mijn/ui/Button';
import { Icon } from '@mijn/ui/Icon';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { Camera } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import type { DeclaratieInList } from '../declaraties/declaraties.fragments.ts';
import { DeclaratieTable } from '../declaraties/DeclaratieTable.tsx';
import { forWhom } from '../declaraties/rowWords.ts';
import type { WaitingMoney } from '../declaraties/waitsForAccount.ts';
import * as m from '../../generated/texts/overzicht.js';
import * as words from '../../generated/texts/shared.js';

/** Lists the most recent claims, with a button to send in a new one. */
export function LastDeclaraties(props: {
  readonly declaraties: readonly DeclaratieInList[];
  /** First name of the viewer: names are left out when all claims are the viewer's own. */
  readonly roepnaam: string;
  /** Payouts that wait for a bank account. */
  readonly waiting: readonly WaitingMoney[];
}) {
  const { language } = useAppEnvironment();
  const empty = props.declaraties.length === 0;
  const all = (
    <Link href={pages.declaraties.path}>
      {m.all()} <VisuallyHidden>{words.declaraties()}</VisuallyHidden>
    </Link>
  );
  return (
    <Card title={m.last()} action={empty ? undefined : all}>
      <Stack>
        {empty ? (
          <p>{m.noDeclaraties()}</p>
        ) : (
          <DeclaratieTable
            caption={m.last()}
            groups={[{ key: 'last', rows: props.declaraties }]}
            waiting={props.waiting}
            withNames={props.declaraties.some((one) => forWhom(one, language) !== props.roepnaam)}
          />
        )}
        <Link
          href={pages.declaratieIndienen.path}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          <Icon icon={Camera} small />
          <span>{words.submitDeclaratie()}</span>
        </Link>
      </Stack>
    </Card>
  );
}
