import * as wizardWords from '../../../../generated/texts/wizard.js';
import * as m from '../../../../generated/texts/submit.js';
import s from './SendAlert.module.css';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { Checkbox } from '@mijn/ui/Checkbox';
import { useEffect, useRef } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { LogInAgain } from '../../../../forms/loggedOut/LoggedOut.tsx';
import { distinctTexts, sendErrorText, sendErrorTitle } from './messageText.tsx';
import {
  isWarning,
  meldingenOf,
  type ObjectionLink,
  type Objections,
} from '../state/objections.ts';
import type { Sending } from '../state/claim.ts';
import type { Failed } from '../state/outcome.ts';

/** Id of the checkbox to confirm the warnings, for the links of the error summary. */
export const sureId = fieldId('sure');

interface SendAlertProps {
  readonly sending: Sending;
  /** Objections of the insurer that are not mended yet, when others were. */
  readonly left?: Objections | undefined;
  /** Links to objections that can be mended. */
  readonly links: readonly ObjectionLink[];
  /** Whether the person has ticked the checkbox. */
  readonly sure: boolean;
  readonly onSure: (sure: boolean) => void;
  /** Whether the person wanted to go on without the checkbox. */
  readonly checkboxForgotten: boolean;
}

function SubmitFailed({ failure }: { readonly failure: Failed }) {
  return (
    <Alert
      kind="error"
      title={sendErrorTitle(failure.error)}
      action={failure.error === 'loggedOut' ? <LogInAgain /> : undefined}
    >
      <p>{sendErrorText(failure)}</p>
      <p>{wizardWords.kept()}</p>
    </Alert>
  );
}

function Links({ links }: Pick<SendAlertProps, 'links'>) {
  return (
    <ul>
      {links.map(({ text, lang, href }) => (
        <li key={text} lang={lang}>
          {href === undefined ? text : <Link href={href}>{text}</Link>}
        </li>
      ))}
    </ul>
  );
}

type ObjectedProps = Omit<SendAlertProps, 'sending' | 'left'> & { readonly objections: Objections };

function Objected({ objections, links, sure, onSure, checkboxForgotten }: ObjectedProps) {
  const asks = isWarning(objections);
  const rest = asks ? meldingenOf(objections) : objections.rest;
  return (
    <Alert
      kind={asks ? 'warning' : 'error'}
      title={asks ? wizardWords.warningTitle() : m.notSubmitted()}
    >
      <Stack space="tight">
        {!asks && links.length > 0 && <Links links={links} />}
        {distinctTexts(rest).map(({ text, lang }) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
        {asks && (
          <Checkbox
            id={sureId}
            label={wizardWords.confirmDeclaratie()}
            checked={sure}
            error={checkboxForgotten && !sure ? wizardWords.confirmFirst() : undefined}
            onChange={({ target }) => onSure(target.checked)}
          />
        )}
      </Stack>
    </Alert>
  );
}

/**
 * The state of the submission, above the form: under way, failed with the reason, or the insurer's
 * objections.
 */
export function SendAlert({ sending, left, ...rest }: SendAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const { kind } = sending;
  useEffect(() => {
    if (kind === 'failed' || kind === 'meldingen') box.current?.focus();
  }, [kind]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={s['box']}>
      {sending.kind === 'failed' && <SubmitFailed failure={sending.failure} />}
      {sending.kind === 'meldingen' && <Objected objections={sending.objections} {...rest} />}
      {sending.kind === 'idle' && left && <Objected objections={left} {...rest} />}
      {sending.kind === 'busy' && <p>{wizardWords.sending()}</p>}
    </div>
  );
}
