import { formatTime } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { signOutForms } from '@mijn/domain/postedForm';
import { pages } from '@mijn/domain/paths';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { MonitorSmartphone } from 'lucide-react';
import type { ResultOf } from 'gql.tada';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { Part } from '../../../api/response.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import * as m from '../../../generated/texts/sessies.js';
import { PartFailed } from '../PartFailed.tsx';
import type { apparatenOperation } from '../relatie.operations.ts';

type OwnSessie = NonNullable<ResultOf<typeof apparatenOperation>['sessies']>[number];

function deviceWords({ browser, system, isThis }: OwnSessie): string {
  const names = [browser, system].filter(Boolean);
  const device = names.length === 2 ? m.device({ browser, system }) : (names[0] ?? m.unknown());
  return isThis ? m.thisDevice({ device }) : device;
}

function timeWords({ since, lastInput }: OwnSessie, language: Language): string {
  const [from, last] = [since, lastInput].map((instant) => formatTime(instant, language));
  return m.times({ since: from ?? '', last: last ?? '' });
}

/** "Waar je bent ingelogd": the person's own sessions, and ending all of them at once. */
export function Sessies({ sessies }: { readonly sessies: Part<readonly OwnSessie[]> }) {
  const { language } = useAppEnvironment();
  if (!sessies.succeeded) return <PartFailed title={m.title()} status={sessies.status} />;
  return (
    <Card title={m.title()}>
      <List>
        {sessies.value.map((one) => (
          <Row
            key={one.since}
            icon={MonitorSmartphone}
            title={deviceWords(one)}
            subtitle={timeWords(one, language)}
          />
        ))}
      </List>
      <p>{m.explanation()}</p>
      <PostForm name={signOutForms.everywhere} action={pages.uitloggen.path}>
        <Button type="submit" variant="secondary" small>
          {m.everywhere()}
        </Button>
      </PostForm>
    </Card>
  );
}
