import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { Checkbox } from '@mijn/ui/Checkbox';
import { useEffect, useRef } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { LogInAgain } from '../../../../forms/loggedOut/LogInAgain.tsx';
import * as stepsWords from '../../../../generated/texts/steps.js';
import * as m from '../../../../generated/texts/submit.js';
import { distinctTexts } from './messageText.ts';
import { isWarning, meldingenOf, type ObjectionLink, type Objections } from './objections.ts';
import type { Sending } from '../state/claim.ts';
import type { Failed } from './outcome.ts';
import { sendErrorText, sendErrorTitle } from './sendTexts.ts';
import s from './SendAlert.module.css';

/** The id of the tick that the warnings are all right, for the links of the error summary. */
export const sureId = fieldId('sure');

interface SendAlertProps {
  readonly sending: Sending;
  /** What the insurer had against it that was not mended yet, where something else was. */
  readonly left?: Objections | undefined;
  /** What of it has a place where it can be mended. */
  readonly links: readonly ObjectionLink[];
  /** The person has ticked that the warnings are all right. */
  readonly sure: boolean;
  readonly onSure: (sure: boolean) => void;
  /** The person wanted to go on without the tick. */
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
      <p>{stepsWords.kept()}</p>
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
      title={asks ? stepsWords.warningTitle() : m.notSubmitted()}
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
            label={stepsWords.confirmDeclaratie()}
            checked={sure}
            error={checkboxForgotten && !sure ? stepsWords.confirmFirst() : undefined}
            onChange={({ target }) => onSure(target.checked)}
          />
        )}
      </Stack>
    </Alert>
  );
}

/** What came of sending in, above the form: under way, failed and why, or what the insurer asks. */
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
      {sending.kind === 'busy' && <p>{stepsWords.sending()}</p>}
    </div>
  );
}
