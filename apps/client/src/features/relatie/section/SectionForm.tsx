import { Alert } from '@mijn/ui/Alert';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { useTakeFocus } from '@mijn/ui/useTakeFocus';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fieldId } from '../../../forms/bindFields.ts';
import { FormErrors } from '../../../forms/FormErrors.tsx';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { UnsentGuard } from '../../../forms/LeaveGuard.tsx';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import * as m from '../../../generated/texts/relatie.js';
import { sectionAddress } from '../addresses.ts';
import { Conflict } from './Conflict.tsx';
import { fieldsIn, type SectionName } from './fields.ts';
import type { FullRelatie } from '../person.ts';
import { SectionFields } from './SectionFields.tsx';
import { changeField, stateField } from './stateField.ts';
import { type SectionNews, useSection } from './useSection.ts';

interface SectionFormProps extends Pick<SectionNews, 'onConflict'> {
  readonly section: SectionName;
  readonly relatie: FullRelatie;
  /** @param stands false if the person has left this form, so that the page does not scroll or move the focus */
  readonly onSaved: (relatie: FullRelatie, stands: boolean) => void;
}

// Focuses the first field after a navigation, but not when the document was opened at this address.
function useFirstField(section: SectionName): void {
  const chosen = useLocation().key !== 'default';
  const [first] = fieldsIn(section);
  useTakeFocus(() => (first ? document.getElementById(fieldId(first)) : null), chosen);
}

// Tracks whether the form is still mounted, and whether a navigation is its own, which needs no leave prompt.
function useOwnWays() {
  const stands = useRef(false);
  const isOwn = useRef(false);
  useEffect(() => {
    stands.current = true;
    return () => void (stands.current = false);
  }, []);
  const take = (go: (isStanding: boolean) => void) => {
    isOwn.current = true;
    // The click's navigation has started before this microtask runs.
    queueMicrotask(() => void (isOwn.current = false));
    go(stands.current);
  };
  return { take, isOwn };
}

interface GuardProps extends Pick<SectionFormProps, 'section'> {
  readonly dirty: boolean;
  readonly isOwn: RefObject<boolean>;
}

function Guard({ section, dirty, isOwn }: GuardProps) {
  return (
    <UnsentGuard
      dirty={dirty}
      title={m.leaveTitle()}
      keeps={({ search }) =>
        isOwn.current || new URLSearchParams(search).get(changeField) === section
      }
    />
  );
}

/** The form of a section: a summary of errors, the fields, and the buttons to save and cancel. */
export function SectionForm({ section, relatie, onSaved, onConflict }: SectionFormProps) {
  const { take, isOwn } = useOwnWays();
  const editing = useSection(section, relatie, {
    onSaved: (now) => take((stands) => onSaved(now, stands)),
    onConflict,
  });
  const { fields, theirs, version, busy } = editing;
  useFirstField(section);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void editing.save();
  };
  return (
    <PostForm name={section} onSubmit={submit} noValidate>
      <input type="hidden" name={stateField} value={relatie.state} />
      <Stack>
        <FormErrors title={m.errorsTitle()} errors={fields.errors} checks={fields.checks} />
        {theirs && (
          <Conflict key={version} section={section} mine={fields.values} theirs={theirs} />
        )}
        <SectionFields section={section} relatie={relatie} editing={editing} />
        {fields.error('postAdres.postcode') === m.errorPostcodeAbroad() && (
          <p>
            <HelpDesk />
          </p>
        )}
        {editing.failed && (
          <Alert kind="error" role="alert">
            <p>{m.saveFailed()}</p>
          </Alert>
        )}
        <LoggedOut phase={editing.phase} filledIn={editing.dirty} />
        <ButtonGroup>
          <Button type="submit" busy={busy}>
            {theirs ? m.saveMine() : m.save()}
          </Button>
          <Link
            href={sectionAddress(section)}
            className={buttonClass({ variant: 'subtle' })}
            onClick={() => take(() => undefined)}
          >
            {theirs ? m.keepTheirs() : m.cancel()}
          </Link>
        </ButtonGroup>
      </Stack>
      <Guard section={section} dirty={editing.dirty && !busy} isOwn={isOwn} />
    </PostForm>
  );
}
