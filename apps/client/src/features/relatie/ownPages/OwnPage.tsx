import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { Archive, Eye, Handshake, MonitorSmartphone, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { Part } from '../../../api/response.ts';
import * as m from '../../../generated/texts/relatie.js';

/** The pages below Mijn gegevens. */
export type OwnPageName = 'apparaten' | 'inzage' | 'wijzigingen' | 'bewaard' | 'machtigingen';

interface OwnPageProps {
  readonly name: OwnPageName;
  readonly found: Part<unknown>;
  readonly children: ReactNode;
}

/** A page below Mijn gegevens; says so when the insurer does not offer it. */
export function OwnPage({ name, found, children }: OwnPageProps) {
  const { language } = useAppEnvironment();
  const { path, titel } = pages.mijnGegevens;
  const isMissing = !found.succeeded && found.status === 404;
  return (
    <Page title={pages[name].titel[language]} back={{ href: path, label: titel[language] }}>
      {isMissing ? (
        <Card>
          <p>{m.partFailed()}</p>
        </Card>
      ) : (
        children
      )}
    </Page>
  );
}

const icons = {
  apparaten: MonitorSmartphone,
  inzage: Eye,
  wijzigingen: PenLine,
  bewaard: Archive,
  machtigingen: Handshake,
} as const;

interface OwnPageLinksProps {
  readonly names: readonly OwnPageName[];
}

/** Links to the pages below Mijn gegevens. */
export function OwnPageLinks({ names }: OwnPageLinksProps) {
  const { language } = useAppEnvironment();
  return (
    <Card onScreenOnly>
      <List>
        {names.map((name) => (
          <Row
            key={name}
            icon={icons[name]}
            title={pages[name].titel[language]}
            href={pages[name].path}
          />
        ))}
      </List>
    </Card>
  );
}
