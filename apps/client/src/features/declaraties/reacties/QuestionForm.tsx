import { fieldLimits } from '@mijn/domain/fieldLimits';
import { Select } from '@mijn/ui/Select';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import { Field } from '@mijn/ui/Field';
import { useTakeFocus } from '@mijn/ui/useTakeFocus';
import { type MouseEvent, type SubmitEvent, useRef } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import { UnsentGuard } from '../../../forms/LeaveGuard.tsx';
import { counted } from '../../../platform/language.ts';
import * as m from '../../../generated/texts/reacties.js';
import { type QueryableLine, lineName, questionForm } from './question.ts';
import type { ReactieSending } from './useReactie.ts';

function SubjectChoice(props: {
  readonly reactieSending: ReactieSending;
  readonly regels: readonly QueryableLine[];
}) {
  const { fields } = props.reactieSending;
  const { language } = useAppEnvironment();
  // With one line there is no choice: the question is about the claim.
  if (props.regels.length < 2) return null;
  return (
    <Field id={fieldId('regel')} label={m.aboutWhat()}>
      {(field) => (
        <Select {...field} {...fields.control('regel')}>
          <option value="">{m.wholeDeclaratie()}</option>
          {props.regels.map((one) => (
            <option key={one.volgnummer} value={one.volgnummer}>
              {lineName(one, language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The form of a question; focuses its text at first, and again after an error. */
export function QuestionForm(props: {
  readonly reactieSending: ReactieSending;
  readonly regels: readonly QueryableLine[];
}) {
  const { fields, phase, filledIn, setOpen, send } = props.reactieSending;
  const box = useRef<HTMLTextAreaElement>(null);
  useTakeFocus(() => box.current);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    box.current?.focus();
    void send();
  };
  const cancel = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(false);
  };
  return (
    <PostForm name={questionForm.name} place={questionForm.id} onSubmit={submit} noValidate>
      <Stack>
        <SubjectChoice {...props} />
        <Field
          id={fieldId('tekst')}
          label={m.request()}
          hint={m.questionHint({ aantal: counted(fieldLimits.vraag) })}
          error={fields.error('tekst')}
        >
          {(field) => <TextArea {...field} {...fields.control('tekst')} ref={box} />}
        </Field>
        <ButtonGroup>
          <Button type="submit" busy={phase === 'busy'}>
            {m.send()}
          </Button>
          <Button
            type="submit"
            name={questionForm.cancel}
            value="1"
            variant="subtle"
            onClick={cancel}
          >
            {m.cancel()}
          </Button>
        </ButtonGroup>
      </Stack>
      <UnsentGuard dirty={filledIn && phase !== 'busy'} />
    </PostForm>
  );
}
