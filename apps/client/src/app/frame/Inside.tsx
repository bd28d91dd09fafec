import { brands } from '@mijn/domain/brands';
import { formatDay } from '@mijn/domain/datum';
import { pages } from '@mijn/domain/paths';
import { Frame } from '@mijn/ui/Frame';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOwnDocument, useAppEnvironment } from '../../api/environment.ts';
import { acceptedFiles, handOverFiles } from '../../platform/pickedFiles.ts';
import { useUnread } from '../../platform/unread.ts';
import { useToday } from '../../api/today.ts';
import { pageOf } from '../../api/returnPath.ts';
import * as m from '../../generated/texts/app.js';
import { isCoInsured } from '../../help/isCoInsured.ts';
import { SignOutForm } from '../../features/sessie/SignOutForm.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { initials } from './initials.ts';
import { navigation } from './navigation.ts';
import type { FrameRelatie } from '../root/rootData.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

const adultAge = 18;

interface InsideProps {
  readonly relatie: FrameRelatie;
  /** Number of payment requests to pay. */
  readonly due: number;
  readonly children: ReactNode;
}

/** The frame of every page behind the login. */
export function Inside({ relatie, due, children }: InsideProps) {
  const environment = useAppEnvironment();
  const { config, language, acting } = environment;
  const { merk } = config;
  const here = pageOf(useLocation().pathname)?.page;
  const unread = useUnread(relatie.ongelezenBerichten ?? 0);
  const navigate = useNavigate();
  const submit = (files: readonly File[]) =>
    void navigate(pages.declaratieIndienen.path, { state: handOverFiles(files) });
  const name = `${relatie.roepnaam} ${relatie.achternaam}`;
  return (
    <Frame
      brand={merk}
      brandName={brands[merk].naam}
      home={pages.overzicht.path}
      items={navigation(here, language, {
        unread: relatie.ongelezenBerichten === null ? null : unread,
        due,
        // A child gets no invoices before it has a policy of its own.
        acting,
        withFacturen: !(relatie.leeftijd < adultAge && isCoInsured(relatie)),
      })}
      action={
        isOwnDocument(environment) && (!acting || acting.includes('zorg'))
          ? {
              label: pages.declaratieIndienen.titel[language],
              href: pages.declaratieIndienen.path,
              accept: acceptedFiles,
              onFiles: submit,
            }
          : undefined
      }
      person={{ name, initials: initials(relatie.roepnaam, relatie.achternaam) }}
      letterhead={`${name}, ${formatDay(useToday(), language)}`}
      signOut={<SignOutForm variant="subtle" small />}
      language={<LanguageChoice />}
      footer={<FooterLinks />}
      texts={{
        toContent: m.toContent(),
        navigation: m.navigation(),
        more: m.more(),
        personMenu: m.personMenu({ name: relatie.roepnaam }),
      }}
    >
      {children}
    </Frame>
  );
}
