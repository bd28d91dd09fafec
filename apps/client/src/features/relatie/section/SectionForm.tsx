import { Alert } from '@mijn/ui/Alert';
import { Button, buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { type SubmitEvent, useEffect } from 'react';
import { useLocation } from '../../../router/hooks.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { FormErrors } from '../../../forms/FormErrors.tsx';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import * as m from '../../../generated/texts/relatie.js';
import { sectionAddress } from '../addresses.ts';
import { Conflict } from './Conflict.tsx';
import { fieldsIn, type SectionName } from './fields.ts';
import type { FullRelatie } from '../person.ts';
import { SectionFields } from './SectionFields.tsx';
import { stateField } from './stateField.ts';
import { type SectionNews, useSection } from './useSection.ts';

interface SectionFormProps extends SectionNews {
  readonly section: SectionName;
  readonly relatie: FullRelatie;
}

// Who chose to change something is put in its first field; who opened the address is left where they are.
function useFirstField(section: SectionName): void {
  const chosen = useLocation().key !== 'default';
  useEffect(() => {
    const [first] = fieldsIn(section);
    if (chosen && first) document.getElementById(fieldId(first))?.focus();
  }, [chosen, section]);
}

const nothingKept = () => Promise.resolve(false);

/** A section that is being changed: what is wrong at its top, its fields, and two ways out. */
export function SectionForm({ section, relatie, ...news }: SectionFormProps) {
  const editing = useSection(section, relatie, news);
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
          <Link href={sectionAddress(section)} className={buttonClass({ variant: 'subtle' })}>
            {theirs ? m.keepTheirs() : m.cancel()}
          </Link>
        </ButtonGroup>
      </Stack>
      <LeaveGuard
        dirty={editing.dirty && !busy}
        save={nothingKept}
        texts={{
          title: m.leaveTitle(),
          text: m.leaveText(),
          stay: m.leaveStay(),
          leave: m.leaveGo(),
        }}
      />
    </PostForm>
  );
}
