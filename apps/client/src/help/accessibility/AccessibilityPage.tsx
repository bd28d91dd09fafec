import { brands } from '@mijn/domain/brands';
import { Card } from '@mijn/ui/Card';
import { Page } from '@mijn/ui/Page';
import { useAppEnvironment } from '../../api/environment.ts';
import * as t from '../../generated/texts/accessibility.js';
import { HelpDesk } from '../HelpDesk.tsx';

/** /toegankelijkheid: for whom the app was made usable, how that was looked at, and where to tell what is not. */
export function Component() {
  const { naam, product } = brands[useAppEnvironment().config.merk];
  return (
    <Page title={t.title()} subtitle={t.subtitle({ product })} narrow>
      <Card title={t.standardTitle()}>
        <p>{t.standard({ naam, product })}</p>
        <ul>
          <li>{t.keyboard()}</li>
          <li>{t.reader()}</li>
          <li>{t.zoom()}</li>
          <li>{t.contrast()}</li>
          <li>{t.script()}</li>
        </ul>
      </Card>
      <Card title={t.testedTitle()}>
        <p>{t.tested()}</p>
        <p>{t.notTested({ product })}</p>
      </Card>
      <Card title={t.problemTitle()}>
        <p>
          {t.problem()} <HelpDesk />
        </p>
        <p>{t.answer()}</p>
      </Card>
    </Page>
  );
}
