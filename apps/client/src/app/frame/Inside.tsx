import { brands } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { formatDay } from '@mijn/domain/dayOnScreen';
import { Frame } from '@mijn/ui/Frame';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import { useUnread } from '../../platform/unread.ts';
import { useToday } from '../../api/today.ts';
import { pageOf } from '../../api/returnPath.ts';
import * as m from '../../generated/texts/app.js';
import { SignOutForm } from '../../features/sessie/SignOutForm.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { initials } from './initials.ts';
import { navigation } from './navigation.ts';
import type { FrameRelatie } from '../root/rootData.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

interface InsideProps {
  readonly relatie: FrameRelatie;
  readonly children: ReactNode;
}

/** The frame of every page behind the login. */
export function Inside({ relatie, children }: InsideProps) {
  const { config, language } = useAppEnvironment();
  const { merk } = config;
  const here = pageOf(useLocation().pathname)?.page;
  const unread = useUnread(relatie.ongelezenBerichten ?? 0);
  const name = `${relatie.roepnaam} ${relatie.achternaam}`;
  return (
    <Frame
      brand={merk}
      brandName={brands[merk].naam}
      home={pages.overzicht.path}
      items={navigation(here, language, relatie.ongelezenBerichten === null ? null : unread)}
      person={{ name, initials: initials(relatie.roepnaam, relatie.achternaam) }}
      letterhead={`${name}, ${formatDay(useToday(), language)}`}
      signOut={<SignOutForm variant="subtle" small />}
      language={<LanguageChoice />}
      footer={<FooterLinks />}
      texts={{
        toContent: m.toContent(),
        navigation: m.navigation(),
        more: m.more(),
        isNew: m.isNew(),
        personMenu: m.personMenu({ name: relatie.roepnaam }),
      }}
    >
      {children}
    </Frame>
  );
}
