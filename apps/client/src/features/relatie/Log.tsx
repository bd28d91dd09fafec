import { dayInNetherlands } from '@mijn/domain/datum';
import { formatDay } from '@mijn/domain/dayOnScreen';
import { Card } from '@mijn/ui/Card';
import { Facts } from '@mijn/ui/Facts';
import type { ResultOf } from 'gql.tada';
import { useAppEnvironment } from '../../api/environment.ts';
import type { Part } from '../../api/response.ts';
import * as m from '../../generated/texts/relatie.js';
import { byDay, looksShown } from './looks.ts';
import { lookWords, viewerWords } from './lookWords.ts';
import type { mijnGegevensOperation } from './relatie.operations.ts';
import { changedLabel, shownValue } from './words.ts';

type Answers = ResultOf<typeof mijnGegevensOperation>;
type Wijzigingen = NonNullable<Answers['wijzigingen']>;
type Inzagen = NonNullable<Answers['inzagen']>;

// An insurer without this log is not an error: then there is nothing to tell.
const isAbsent = (status: number): boolean => status === 404;

/** "Wat is er gewijzigd": field by field, the newest first. */
export function Changes({ wijzigingen }: { readonly wijzigingen: Part<Wijzigingen> }) {
  const { taal } = useAppEnvironment();
  if (!wijzigingen.succeeded) {
    return isAbsent(wijzigingen.status) ? null : <Card title={m.changes()}>{m.partFailed()}</Card>;
  }
  const facts = wijzigingen.value.slice(0, 10).map((one) => ({
    key: `${one.tijdstip}${one.veld}`,
    term: `${formatDay(dayInNetherlands(new Date(one.tijdstip)), taal)}: ${changedLabel(one.veld)}`,
    value: m.changedFromTo({
      van: shownValue(one.veld, one.van),
      naar: shownValue(one.veld, one.naar),
    }),
  }));
  return (
    <Card title={m.changes()}>
      {facts.length === 0 ? <p>{m.noChanges()}</p> : <Facts facts={facts} />}
    </Card>
  );
}

/** "Wie heeft mijn gegevens bekeken": by day and viewer; others first, one's own looks last. */
export function Lookers({ inzagen }: { readonly inzagen: Part<Inzagen> }) {
  const { taal } = useAppEnvironment();
  if (!inzagen.succeeded) {
    return isAbsent(inzagen.status) ? null : <Card title={m.lookers()}>{m.partFailed()}</Card>;
  }
  const days = byDay(inzagen.value).slice(0, looksShown);
  return (
    <Card title={m.lookers()}>
      <p>{m.lookersText()}</p>
      <Facts
        facts={days.map(({ day, who, reason, what }) => ({
          key: `${day}${who}${reason ?? ''}`,
          term: `${formatDay(day, taal)}: ${viewerWords(who)}`,
          value:
            [...new Set(what.map(lookWords))].join(', ') +
            (reason ? `. ${m.lookReason({ reason })}` : ''),
        }))}
      />
    </Card>
  );
}
