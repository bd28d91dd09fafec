import { brands } from '@mijn/domain/brands';
import { keepPostcodes } from '@mijn/domain/postcode';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/accessibility.js';
import { HelpDesk } from '../HelpDesk.tsx';
import s from './AccessibilityPage.module.css';

/** /toegankelijkheid: for whom the app was made usable, how that was looked at, and where to tell what is not. */
export function Component() {
  const { merk, links } = useAppEnvironment().config;
  const { naam, product } = brands[merk];
  return (
    <Page title={m.title()} subtitle={m.subtitle({ product })} narrow>
      <Card title={m.standardTitle()}>
        <p>{m.standard({ name: naam, product })}</p>
        <ul className={s['points']}>
          <li>{m.keyboard()}</li>
          <li>{m.reader()}</li>
          <li>{m.zoom()}</li>
          <li>{m.contrast()}</li>
          <li>{m.script()}</li>
        </ul>
      </Card>
      <Card title={m.testedTitle()}>
        <p>{m.tested()}</p>
        <p>{m.notTested({ product })}</p>
      </Card>
      <Card title={m.problemTitle()}>
        <p>
          {m.problem()} <HelpDesk />
        </p>
        <p>{m.write({ address: keepPostcodes(links.help.address) })}</p>
        <p>
          <Link href={links.website.contact}>{m.contact()}</Link>
        </p>
        <p>{m.answer()}</p>
      </Card>
    </Page>
  );
}
