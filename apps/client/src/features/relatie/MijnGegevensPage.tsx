import * as m from '../../generated/texts/relatie.js';
import { legacyAddress } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import {
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { useRevalidation } from '../../api/revalidation.ts';
import { addressWithFlash } from '../../api/flash.ts';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { part, required } from '../../api/response.ts';
import { AskParagraph } from '../../help/AskLink.tsx';
import { isNativeWrapped } from '../../platform/native.ts';
import { Account } from './Account.tsx';
import { CheckContact } from './CheckContact.tsx';
import { ToestemmingPreview } from './ToestemmingPreview.tsx';
import type { SectionName } from './section/fields.ts';
import { Insurance } from './Insurance.tsx';
import { Notice } from './notices/Notice.tsx';
import { OwnPageLinks } from './ownPages/OwnPage.tsx';
import { PartFailed } from './PartFailed.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { isCoInsured } from '../../help/isCoInsured.ts';
import { type FullRelatie, listsDocuments } from './person.ts';
import { mijnGegevensOperation } from './relatie.operations.ts';
import { Section } from './section/Section.tsx';
import { sectionFacts } from './section/sectionFacts.tsx';
import { toSaved, useSavedSection } from './section/saved.ts';
import { changeField } from './section/stateField.ts';
import { useEffect, useState } from 'react';
import { useTakeFocus } from '@mijn/ui/useTakeFocus';

function findAnchor(): HTMLElement | null {
  const place = document.getElementById(location.hash.slice(1));
  // A form that this address opened has the focus in its first field already.
  return place?.contains(document.activeElement) ? null : place;
}

/** Focuses the target of the address's fragment, now and after each link to another one (§2). */
export function useAnchor(): void {
  useTakeFocus(findAnchor);
  useEffect(() => {
    const go = () => findAnchor()?.focus();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, []);
}

/** Delay before the relation is loaded again after a change (§4), in milliseconds. */
export const reloadAfterMs = 2000;

/**
 * Shows the relation in the answer to a change at once, and loads it again two seconds later in the background. If that
 * fails, the relation of the answer stays.
 * @param asked the relation as loaded last
 * @returns the relation to show, and a callback that receives the one of a change
 */
export function useSaved(asked: FullRelatie): [FullRelatie, (now: FullRelatie) => void] {
  const [saved, setSaved] = useState<{ readonly over: FullRelatie; readonly now: FullRelatie }>();
  const { revalidateIfIdle } = useRevalidation();
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => void revalidateIfIdle(), reloadAfterMs);
    return () => clearTimeout(timer);
  }, [saved, revalidateIfIdle]);
  const shown = saved?.over === asked ? saved.now : asked;
  return [shown, (now) => setSaved({ over: asked, now })];
}

/** Loads everything of /mijn-gegevens. A failed part shows its own error. */
export const loader = createLoader(async ({ request }) => {
  const response = await request(mijnGegevensOperation, {});
  return {
    relatie: required(response, 'relatie'),
    verzekeringen: part(response, 'verzekeringen'),
    voorbeelden: part(response, 'toestemmingVoorbeelden'),
  };
});

/** Skips revalidation when a form is opened or saved: both only change the search params. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked;
  const stays = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return !stays && defaultShouldRevalidate;
}

type MijnGegevensData = ReturnType<typeof useLoaderData<typeof loader>>;

const titles: Readonly<Record<SectionName, () => string>> = {
  name: m.sectionName,
  contact: m.sectionContact,
  address: m.sectionAddress,
  preferences: m.sectionPreferences,
  toestemming: m.sectionToestemming,
};

function phaseOf(section: SectionName, search: URLSearchParams, saved: unknown) {
  if (search.get(changeField) === section) return 'changing';
  return saved === section ? 'saved' : 'shown';
}

interface SectionsProps extends Pick<MijnGegevensData, 'voorbeelden'> {
  readonly relatie: FullRelatie;
  readonly onSaved: (section: SectionName, now: FullRelatie, stands: boolean) => void;
  readonly onConflict: (now: FullRelatie) => void;
}

const checkNotice = 'toonMeldingControleContactgegevens';

const choosing = [
  'magAanleverwijzeCorrespondentieWijzigen',
  'magAanleverwijzePolisbladWijzigen',
  'magOntvangstNieuwsbriefWijzigen',
];

// Notifications are chosen at Berichten, which an insurer without messages does not have.
function Messages() {
  const { relatie } = useLoaderData<typeof loader>();
  if (relatie.ongelezenBerichten === null) return null;
  return (
    <p>
      <Link href={pages.berichten.path}>{m.messagesLink()}</Link>
    </p>
  );
}

// Link to the documents: on our page, or in the legacy area, which staff do not enter (ADR 0065).
function Documents({ relatie }: { readonly relatie: FullRelatie }) {
  const { links, internal } = useAppEnvironment().config;
  const isOurs = listsDocuments(relatie);
  if ((internal && !isOurs) || !relatie.indicatoren.includes('magDocumentenZien')) return null;
  const address = isOurs
    ? pages.documenten.path
    : legacyAddress(links.legacy.documents, isNativeWrapped());
  return (
    <p>
      <Link href={address}>{m.documents()}</Link>
    </p>
  );
}

// Content of a section below its facts or form.
function Beside({
  section,
  relatie,
  voorbeelden,
  onConflict,
}: SectionsProps & { readonly section: SectionName }) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidation();
  const open = search.get(changeField) === section;
  if (section === 'address') {
    const isOwn = relatie.vestigingsAdres.adresType === 'Relatievestigingsadres';
    return <p>{isOwn ? m.ownHomeAddressText() : m.homeAddressText()}</p>;
  }
  if (section === 'preferences') {
    return (
      <>
        <Documents relatie={relatie} />
        <Messages />
      </>
    );
  }
  if (section === 'toestemming') {
    return voorbeelden.succeeded ? (
      <ToestemmingPreview voorbeelden={voorbeelden.value} />
    ) : (
      <PartFailed text={m.previewFailed()} status={voorbeelden.status} />
    );
  }
  if (section !== 'contact') return null;
  return (
    <>
      <PendingEmail relatie={relatie} onChanged={onConflict} />
      <CheckContact
        relatienummer={relatie.relatieNummer}
        asks={!open && relatie.indicatoren.includes(checkNotice)}
        onConfirmed={() => void revalidate()}
      />
    </>
  );
}

function Sections(props: SectionsProps) {
  const { relatie, onSaved, onConflict } = props;
  const [search] = useSearchParams();
  const saved = useSavedSection();
  const { language } = useAppEnvironment();
  const names = ['name', 'contact', 'address', 'preferences', 'toestemming'] as const;
  const mayChoose = choosing.some((name) => relatie.indicatoren.includes(name));
  return names
    .filter((name) => name !== 'toestemming' || isCoInsured(relatie))
    .map((name) => (
      <Section
        key={name}
        section={name}
        title={titles[name]()}
        relatie={relatie}
        phase={phaseOf(name, search, saved)}
        facts={sectionFacts(name, relatie, language)}
        onSaved={onSaved}
        onConflict={onConflict}
        fixed={name === 'preferences' && !mayChoose}
      >
        <Beside {...props} section={name} />
      </Section>
    ));
}

const ownPages = ['apparaten', 'machtigingen', 'inzage', 'wijzigingen', 'bewaard'] as const;

// An insurer without the extensions knows of no looks and changes; the devices are the gateway's.
function ownPagesOf({ verzekeringen }: Pick<MijnGegevensData, 'verzekeringen'>) {
  const isCoreOnly = !verzekeringen.succeeded && verzekeringen.status === 404;
  return isCoreOnly ? ownPages.slice(0, 1) : ownPages;
}

/** /mijn-gegevens: a person's details, each section editable in place. */
export function Component() {
  const { relatie, verzekeringen, voorbeelden } = useLoaderData<typeof loader>();
  const [shown, showNow] = useSaved(relatie);
  const navigate = useNavigate();
  const goOn = (section: SectionName, now: FullRelatie, stands: boolean) => {
    showNow(now);
    if (stands) void navigate(addressWithFlash(toSaved(section)), { replace: true });
  };
  useAnchor();
  return (
    <Page
      title={m.page()}
      aside={
        <>
          <Account relatie={relatie} />
          <OwnPageLinks names={ownPagesOf({ verzekeringen })} />
          <AskParagraph subject={{ about: 'gegevens' }} />
        </>
      }
    >
      {/* CheckContact shows that notice with the contact details. */}
      {relatie.melding && relatie.melding !== checkNotice && <Notice name={relatie.melding} />}
      <Sections relatie={shown} voorbeelden={voorbeelden} onSaved={goOn} onConflict={showNow} />
      <Insurance relatie={relatie} verzekeringen={verzekeringen} />
    </Page>
  );
}
