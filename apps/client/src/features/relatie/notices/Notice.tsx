import { type LegacyPage, legacyAddress } from '@mijn/domain/brandLinks';
import { Alert } from '@mijn/ui/Alert';
import { Button, buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as noticesWords from '../../../generated/texts/notices.js';
import { changeAddress, sectionAddress } from '../addresses.ts';
import { dismissForm, noticeField } from './dismissNotice.ts';
import { dismissOperation } from './notices.operations.ts';
import s from './Notice.module.css';
import { focusHeading } from '../../../platform/focusHeading.ts';
import { isNativeWrapped } from '../../../platform/native.ts';

interface NoticeWords {
  readonly title: () => string;
  readonly text: () => string;
  readonly link: () => string;
  /** A page of the legacy area, or an address of ours. */
  readonly to: { readonly legacy: LegacyPage } | { readonly address: string };
}

const addFamilyMember = {
  title: noticesWords.familyTitle,
  link: noticesWords.familyLink,
  to: { legacy: 'addFamilyMember' },
} as const;

/** What each display indicator (§6) tells, and where it leads. */
const notices: Readonly<Record<string, NoticeWords>> = {
  toonMeldingControleContactgegevens: {
    title: noticesWords.checkTitle,
    text: noticesWords.checkText,
    link: noticesWords.checkLink,
    to: { address: sectionAddress('contact') },
  },
  toonBannerVerzekeringscheck: {
    title: noticesWords.insuranceTitle,
    text: noticesWords.insuranceText,
    link: noticesWords.insuranceLink,
    to: { legacy: 'insuranceCheck' },
  },
  toonMeldingKiesDigitaalCorrespondentie: {
    title: noticesWords.digitalTitle,
    text: noticesWords.digitalText,
    link: noticesWords.digitalLink,
    to: { address: changeAddress('preferences') },
  },
  toonGemakBijschrijvenBanner: { ...addFamilyMember, text: noticesWords.familyConvenience },
  toonWerkgeverscollectiviteitBijschrijvenBanner: {
    ...addFamilyMember,
    text: noticesWords.familyEmployer,
  },
  toonDoelgroepcollectiviteitBijschrijvenBanner: {
    ...addFamilyMember,
    text: noticesWords.familyGroup,
  },
  toonOntvangstNieuwsbrief: {
    title: noticesWords.newsletterTitle,
    text: noticesWords.newsletterText,
    link: noticesWords.newsletterLink,
    to: { address: changeAddress('preferences') },
  },
};

// Where it leads, and the way to put it aside.
function Actions({
  name,
  words: { link, to },
  onSubmit,
}: {
  readonly name: string;
  readonly words: NoticeWords;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}) {
  const { legacy } = useAppEnvironment().config.links;
  const href = 'address' in to ? to.address : legacyAddress(legacy[to.legacy], isNativeWrapped());
  return (
    <PostForm name={dismissForm} onSubmit={onSubmit}>
      <input type="hidden" name={noticeField} value={name} />
      <span className={s['actions']}>
        <Link href={href} className={buttonClass({ variant: 'secondary', small: true })}>
          {link()}
        </Link>
        <Button type="submit" variant="subtle" small>
          {noticesWords.notNow()}
        </Button>
      </span>
    </PostForm>
  );
}

interface NoticeProps {
  /** The indicator that is shown now; one that we do not know says nothing. */
  readonly name: string;
}

/** The one notice of a page (§6, docs/decisions.md §2): what it is about, where it leads, and a way to put it aside. */
export function Notice({ name }: NoticeProps) {
  const posted = usePostOutcome(dismissForm);
  const [aside, setAside] = useState<string>();
  const notice = Object.hasOwn(notices, name) ? notices[name] : undefined;
  if (!notice) return null;
  // Stands there from the start: only what changes in it is said.
  const said = (
    <output>{aside === name && <VisuallyHidden>{noticesWords.putAside()}</VisuallyHidden>}</output>
  );
  if (aside === name) return said;
  const dismiss = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Should it fail, it is there again on the next page: nothing is lost.
    void sendOperation(dismissOperation, { melding: name });
    setAside(name);
    focusHeading();
  };
  return (
    <>
      {said}
      <Alert
        kind="info"
        heading
        title={notice.title()}
        action={<Actions name={name} words={notice} onSubmit={dismiss} />}
      >
        <p>{notice.text()}</p>
        {/* Posted without script: with it, it is gone at once. */}
        {posted?.problem && <output>{noticesWords.putAsideFailed()}</output>}
      </Alert>
    </>
  );
}
