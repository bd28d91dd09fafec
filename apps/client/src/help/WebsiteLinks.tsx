import type { WebsitePage } from '@mijn/domain/brands';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../api/environment.ts';
import * as helpWords from '../generated/texts/help.js';

const shown: readonly (readonly [page: WebsitePage, label: () => string])[] = [
  ['contact', helpWords.contact],
  ['privacy', helpWords.privacy],
  ['cookies', helpWords.cookies],
];

/** Links to contact, privacy and cookies on the brand's website, at the foot of pages outside the login. */
export function WebsiteLinks() {
  const { website } = useAppEnvironment().config.links;
  return shown.map(([page, label]) => (
    <Link key={page} href={website[page]}>
      {label()}
    </Link>
  ));
}
