import { brands } from '@mijn/domain/brands';
import { addNoBreakSpaces } from '@mijn/domain/postcode';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { List } from '@mijn/ui/List';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { Check } from 'lucide-react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/accessibility.js';
import { HelpDesk } from '../../help/HelpDesk.tsx';

/**
 * /toegankelijkheid: the audience that the app was made accessible for, how that was tested, and where to
 * report problems.
 */
export function Component() {
  const { merk, links } = useAppEnvironment().config;
  const { naam, product } = brands[merk];
  return (
    <Page title={m.title()} subtitle={m.subtitle({ product })} narrow>
      <Card title={m.standardTitle()}>
        <p>{m.standard({ name: naam, product })}</p>
        <List>
          <Row icon={Check} title={m.keyboard()} />
          <Row icon={Check} title={m.reader()} />
          <Row icon={Check} title={m.zoom()} />
          <Row icon={Check} title={m.contrast()} />
          <Row icon={Check} title={m.script()} />
        </List>
      </Card>
      <Card title={m.testedTitle()}>
        <p>{m.tested()}</p>
        <p>{m.notTested({ product })}</p>
      </Card>
      <Card title={m.problemTitle()}>
        <p>
          {m.problem()} <HelpDesk />
        </p>
        <p>{m.write({ address: addNoBreakSpaces(links.help.address) })}</p>
        <p>
          <Link href={links.website.contact}>{m.contact()}</Link>
        </p>
        <p>{m.answer()}</p>
      </Card>
    </Page>
  );
}
