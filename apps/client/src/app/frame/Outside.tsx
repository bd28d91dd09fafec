import { brands } from '@mijn/domain/brands';
import { FrameOutside } from '@mijn/ui/FrameOutside';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/app.js';
import { FooterLinks } from './FooterLinks.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

interface OutsideProps {
  readonly image?: ReactNode;
  /** Content at the foot of the page, before the links to the website. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page outside the login. */
export function Outside({ image, footer, children }: OutsideProps) {
  const { merk } = useAppEnvironment().config;
  return (
    <FrameOutside
      brand={merk}
      brandName={brands[merk].naam}
      language={<LanguageChoice />}
      image={image}
      footer={
        <>
          {footer}
          <FooterLinks />
        </>
      }
      texts={{ toContent: m.toContent() }}
    >
      {children}
    </FrameOutside>
  );
}
