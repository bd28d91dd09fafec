import { savedChoice } from '@mijn/domain/postedForm';
import { Alert } from '@mijn/ui/Alert';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useSearch } from '../../router/hooks.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/cookies.js';
import { CookieForm } from './CookieForm.tsx';
import { kept } from './kept.ts';

const chosen = { necessary: m.choiceNecessary, all: m.choiceAll } as const;

/** /cookie-instellingen: what there is, in words, and the choice, which can be made anew. */
export function Component() {
  const { cookieChoice, config } = useAppEnvironment();
  const search = useSearch();
  return (
    <Page title={m.title()} subtitle={m.subtitle()} narrow>
      {/* An address can say anything. */}
      {cookieChoice && search.has(savedChoice) && <Alert kind="positive">{m.saved()}</Alert>}
      <Card title={m.choiceTitle()}>
        <p>{cookieChoice ? chosen[cookieChoice]() : m.choiceNone()}</p>
        <p>{m.nothingMore()}</p>
        <CookieForm />
      </Card>
      <Card title={m.whatTitle()}>
        {Object.entries(kept).map(([key, [name, text]]) => (
          <p key={key}>
            <strong>{name()}</strong>
            <br />
            {text()}
          </p>
        ))}
        <p>
          <Link href={config.links.website.cookies}>{m.website()}</Link>
        </p>
      </Card>
    </Page>
  );
}
