import { capitalize } from '@mijn/domain/format';
import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { addNoBreakSpaces } from '@mijn/domain/postcode';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { Eye, PenLine, User } from 'lucide-react';
import type { ResultOf } from 'gql.tada';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { Part } from '../../../api/response.ts';
import * as m from '../../../generated/texts/relatie.js';
import { byDay, looksPageAddress } from './looks.ts';
import { lookWords, viewerWords } from './lookWords.ts';
import { PartFailed } from '../PartFailed.tsx';
import type { inzageOperation, wijzigingenOperation } from '../relatie.operations.ts';
import { changedLabel, shownValue } from '../words.ts';

type Wijzigingen = NonNullable<ResultOf<typeof wijzigingenOperation>['wijzigingen']>;
type LooksPage = NonNullable<ResultOf<typeof inzageOperation>['inzagenBladzijde']>;

type Wijziging = Pick<Wijzigingen[number], 'veld' | 'van' | 'naar'>;

// Without an old or a new value, shows only the other one.
function changeWords({ veld, van, naar }: Wijziging): string {
  const values = { van: shownValue(veld, van), naar: shownValue(veld, naar) };
  if (veld !== 'postAdres' && !van) return m.changedAdded(values);
  if (veld !== 'postAdres' && !naar) return m.changedRemoved(values);
  return m.changedFromTo(values);
}

/** "Wat er is gewijzigd": changes by field, newest first. */
export function Changes({ wijzigingen }: { readonly wijzigingen: Part<Wijzigingen> }) {
  const { language } = useAppEnvironment();
  if (!wijzigingen.succeeded) {
    return <PartFailed title={m.changes()} status={wijzigingen.status} />;
  }
  const rows = wijzigingen.value.map((wijziging) => {
    const { tijdstip, veld, doorMedewerker } = wijziging;
    const day = formatDay(dayInNetherlands(new Date(tijdstip)), language);
    const when = doorMedewerker ? m.changedByStaff({ day }) : day;
    return (
      <Row
        key={`${tijdstip}${veld}`}
        icon={PenLine}
        title={changedLabel(veld)}
        subtitle={addNoBreakSpaces(`${when}: ${changeWords(wijziging)}`)}
      />
    );
  });
  return (
    <Card title={m.changes()}>
      {rows.length === 0 ? <p>{m.noChanges()}</p> : <List>{rows}</List>}
    </Card>
  );
}

interface LookersProps {
  readonly looks: Part<LooksPage>;
  /** Number of the page, from 1. */
  readonly page: number;
}

function LooksPages({ page, count }: { readonly page: number; readonly count: number }) {
  if (count <= 1 && page === 1) return null;
  return (
    <p>
      {m.looksPage({ page: String(page), count: String(count) })}{' '}
      {page > 1 && (
        <Link href={looksPageAddress(Math.min(page - 1, count || 1))}>{m.looksNewer()}</Link>
      )}{' '}
      {page < count && <Link href={looksPageAddress(page + 1)}>{m.looksOlder()}</Link>}
    </p>
  );
}

/** "Wie je gegevens bekeek": accesses by day and viewer; other viewers first, the person last. */
export function Lookers({ looks, page }: LookersProps) {
  const { language } = useAppEnvironment();
  if (!looks.succeeded) {
    return <PartFailed title={m.lookers()} status={looks.status} />;
  }
  const { inzagen, bladzijden } = looks.value;
  const days = byDay(inzagen);
  return (
    <Card title={m.lookers()}>
      <p>{m.lookersText()}</p>
      <List>
        {days.map(({ day, who, name, reason, what }) => (
          <Row
            key={`${day}${who}${name ?? ''}${reason ?? ''}`}
            icon={who === 'zelf' ? User : Eye}
            title={capitalize(viewerWords({ who, name }))}
            subtitle={
              <>
                {`${formatDay(day, language)}: ${[...new Set(what.map(lookWords))].join(', ')}`}
                {reason && (
                  <>
                    . {m.lookReason()} <span lang="nl">{reason}</span>
                  </>
                )}
              </>
            }
          />
        ))}
      </List>
      <LooksPages page={page} count={bladzijden} />
    </Card>
  );
}
