import { savedChoice } from '@mijn/domain/postedForm';
import { Alert } from '@mijn/ui/Alert';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useSearch } from '../../router/hooks.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import * as t from '../../generated/texts/cookies.js';
import { CookieForm } from './CookieForm.tsx';

const kept = [
  [t.session, t.sessionText],
  [t.language, t.languageText],
  [t.consent, t.consentText],
  [t.introduction, t.introductionText],
  [t.files, t.filesText],
] as const;

const chosen = { necessary: t.choiceNecessary, all: t.choiceAll } as const;

/** /cookie-instellingen: what there is, in words, and the choice, which can be made anew. */
export function Component() {
  const { cookieChoice, config } = useAppEnvironment();
  const search = useSearch();
  return (
    <Page title={t.title()} subtitle={t.subtitle()} narrow>
      {/* An address can say anything. */}
      {cookieChoice && search.has(savedChoice) && <Alert kind="positive">{t.saved()}</Alert>}
      <Card title={t.choiceTitle()}>
        <p>{cookieChoice ? chosen[cookieChoice]() : t.choiceNone()}</p>
        <p>{t.nothingMore()}</p>
        <CookieForm />
      </Card>
      <Card title={t.whatTitle()}>
        {kept.map(([name, text]) => (
          <p key={name()}>
            <strong>{name()}</strong>
            <br />
            {text()}
          </p>
        ))}
        <p>
          <Link href={config.links.website.cookies}>{t.website()}</Link>
        </p>
      </Card>
    </Page>
  );
}
