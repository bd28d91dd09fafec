import { type LegacyPage, legacyAddress } from '@mijn/domain/brands';
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
  /** A page of the legacy area, or one of our own addresses. */
  readonly to: { readonly legacy: LegacyPage } | { readonly address: string };
}

const addFamilyMember = {
  title: noticesWords.familyTitle,
  link: noticesWords.familyLink,
  to: { legacy: 'addFamilyMember' },
} as const;

/** Texts and target of each display indicator (§6). */
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
  /** The current display indicator; an unknown one renders nothing. */
  readonly name: string;
}

/** The notice of a page (§6, docs/decisions.md §2), with a link to act on it and a button to dismiss it. */
export function Notice({ name }: NoticeProps) {
  const posted = usePostOutcome(dismissForm);
  const [aside, setAside] = useState<string>();
  const notice = Object.hasOwn(notices, name) ? notices[name] : undefined;
  if (!notice) return null;
  // A live region must exist before its text changes, or it is not announced.
  const said = (
    <output>{aside === name && <VisuallyHidden>{noticesWords.putAside()}</VisuallyHidden>}</output>
  );
  if (aside === name) return said;
  const dismiss = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A failed request only brings the notice back on the next page.
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
        {/* Only for a post without script: with script the notice disappears at once. */}
        {posted?.problem && <output>{noticesWords.putAsideFailed()}</output>}
      </Alert>
    </>
  );
}
