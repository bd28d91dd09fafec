import type { WebsitePage } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { memo } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as helpWords from '../../generated/texts/help.js';

const onWebsite: readonly (readonly [page: WebsitePage, label: () => string])[] = [
  ['contact', helpWords.contact],
  ['privacy', helpWords.privacy],
  ['cookies', helpWords.cookies],
];

/**
 * Links at the foot of every page, in the same order (WCAG 3.2.6): contact, privacy, and the settings to
 * withdraw consent (AVG 7, 3).
 */
export const FooterLinks = memo(function FooterLinks() {
  const { language, config } = useAppEnvironment();
  return (
    <>
      {onWebsite.map(([page, label]) => (
        <Link key={page} href={config.links.website[page]}>
          {label()}
        </Link>
      ))}
      {(['cookieInstellingen', 'toegankelijkheid'] as const).map((page) => (
        <Link key={page} href={pages[page].path}>
          {pages[page].titel[language]}
        </Link>
      ))}
    </>
  );
});
