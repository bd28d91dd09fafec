import { brands } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { FrameOutside } from '@mijn/ui/FrameOutside';
import { Link } from '@mijn/ui/Link';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/app.js';
import { WebsiteLinks } from '../../help/WebsiteLinks.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

interface OutsideProps {
  readonly image?: ReactNode;
  /** At the very foot of the page, before what the website says. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page outside the login. */
export function Outside({ image, footer, children }: OutsideProps) {
  const { config, language } = useAppEnvironment();
  const { merk } = config;
  return (
    <FrameOutside
      brand={merk}
      brandName={brands[merk].naam}
      language={<LanguageChoice />}
      image={image}
      footer={
        <>
          {footer}
          <WebsiteLinks />
          {(['cookieInstellingen', 'toegankelijkheid'] as const).map((page) => (
            <Link key={page} href={pages[page].path}>
              {pages[page].titel[language]}
            </Link>
          ))}
        </>
      }
      texts={{ toContent: m.toContent() }}
    >
      {children}
    </FrameOutside>
  );
}
