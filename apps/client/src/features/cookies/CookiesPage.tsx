import { savedChoice } from '@mijn/domain/postedForm';
import { Alert } from '@mijn/ui/Alert';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/cookies.js';
import { cookieBannerId, readCookieChoice } from './cookieChoice.ts';
import { CookieForm } from './CookieForm.tsx';
import { storageInventory } from './storageInventory.ts';

const chosen = { necessary: m.choiceNecessary, all: m.choiceAll } as const;

const never = () => () => undefined;

/** /cookie-instellingen: what is stored, in words, and the choice, which can be changed. */
export function Component() {
  const { cookieChoice: atStart, config } = useAppEnvironment();
  // The page itself asks the question, so the banner is removed.
  useEffect(() => document.getElementById(cookieBannerId)?.remove(), []);
  // The banner above an earlier page of this document may have been answered since.
  const cookieChoice = useSyncExternalStore(never, readCookieChoice, () => atStart);
  const [search] = useSearchParams();
  return (
    <Page title={m.title()} subtitle={m.subtitle()} narrow>
      {/* The query alone proves nothing. */}
      {cookieChoice && search.has(savedChoice) && <Alert kind="positive">{m.saved()}</Alert>}
      <Card title={m.choiceTitle()}>
        <p>{cookieChoice ? chosen[cookieChoice]() : m.choiceNone()}</p>
        <p>{m.nothingMore()}</p>
        <CookieForm />
      </Card>
      <Card title={m.whatTitle()}>
        {Object.entries(storageInventory).map(([key, [name, text]]) => (
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
