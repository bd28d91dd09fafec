import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { memo } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import { WebsiteLinks } from '../../help/WebsiteLinks.tsx';

/**
 * What stands at the foot of every page, in the same order (WCAG 3.2.6): how to reach us, privacy, and where one takes
 * back what one allowed (AVG 7, 3).
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
