import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { memo } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { WebsiteLinks } from '../../help/WebsiteLinks.tsx';

/**
 * Links at the foot of every page, in the same order (WCAG 3.2.6): contact, privacy, and the settings to
 * withdraw consent (AVG 7, 3).
 */
export const FooterLinks = memo(function FooterLinks() {
  const { language } = useAppEnvironment();
  return (
    <>
      <WebsiteLinks />
      {(['cookieInstellingen', 'toegankelijkheid'] as const).map((page) => (
        <Link key={page} href={pages[page].path}>
          {pages[page].titel[language]}
        </Link>
      ))}
    </>
  );
});
