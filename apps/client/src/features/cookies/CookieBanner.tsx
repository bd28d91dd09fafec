import { pages } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import * as m from '../../generated/texts/cookies.js';
import { CookieForm } from './CookieForm.tsx';

/**
 * The question about cookies, above a page (§2, §9): a band that leaves room on a phone. Rendered by the
 * server outside the part that React hydrates: a form that works by itself, which
 * `server/inline/cookieBanner.ts` sends without leaving the page.
 */
export function CookieBanner() {
  return (
    <section aria-label={m.title()}>
      <Alert
        kind="info"
        band
        action={
          <ButtonGroup row>
            <CookieForm row />
            {/* Not a link, because the link that skips to the content must be the first. */}
            <form action={pages.cookieInstellingen.path}>
              <Button type="submit" variant="subtle" small>
                {m.more()}
              </Button>
            </form>
          </ButtonGroup>
        }
      >
        <div>
          {m.banner()} <output data-failed={m.failed()} />
        </div>
      </Alert>
    </section>
  );
}
