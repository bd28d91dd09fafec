import { formatDay } from '@mijn/domain/datum';
import { Button } from '@mijn/ui/Button';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Stack } from '@mijn/ui/Stack';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { useRevalidation } from '../../../api/revalidation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { FormErrors } from '../../../forms/FormErrors.tsx';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/machtigingen.js';
import * as words from '../../../generated/texts/shared.js';
import {
  choices,
  type MachtigingChoice,
  type Machtigingen,
  machtigingForms,
  machtigingRules,
  toBereik,
} from './machtiging.ts';
import { geefMachtigingOperation } from './machtigingen.operations.ts';
import { Problem } from './Problem.tsx';

const names = ['kandidaat', 'wat', 'totEnMet'] as const;

interface GiveFormProps extends Pick<Machtigingen, 'kandidaten' | 'einddagen'> {
  readonly onDone: () => void;
}

/** The form to let somebody act for the person: who, what, and until when. */
export function GiveForm({ kandidaten, einddagen, onDone }: GiveFormProps) {
  const { language } = useAppEnvironment();
  const posted = usePostOutcome(machtigingForms.give);
  const [empty] = useState<MachtigingChoice>({
    kandidaat: kandidaten.length === 1 ? (kandidaten[0]?.kandidaat ?? '') : '',
    wat: '',
    totEnMet: '',
  });
  const fields = useFields({ empty, rules: machtigingRules, names, context: undefined }, posted);
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(
    ({ kandidaat, wat, totEnMet }: MachtigingChoice) =>
      sendOperation(geefMachtigingOperation, { kandidaat, bereik: toBereik(wat), totEnMet }),
    { keepsInput: true },
  );
  const state = (phase === 'idle' && posted?.problem) || phase;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!fields.check()) return;
    if (!(await send(fields.values))?.succeeded) return;
    await revalidate();
    onDone();
  };
  const bind = (name: keyof MachtigingChoice) => ({
    id: fieldId(name),
    name,
    error: fields.error(name),
    defaultValue: fields.control(name).defaultValue,
    onValueChange: (value: string) => fields.fillIn(name, value),
  });
  return (
    <PostForm name={machtigingForms.give} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <FormErrors title={words.errorsTitle()} errors={fields.errors} checks={fields.checks} />
        <RadioCards
          {...bind('kandidaat')}
          legend={m.who()}
          options={kandidaten.map(({ kandidaat, naam }) => ({ value: kandidaat, label: naam }))}
        />
        <RadioCards
          {...bind('wat')}
          legend={m.what()}
          options={choices.map(({ value, label, hint }) => ({
            value,
            label: label(),
            ...(hint && { description: hint() }),
          }))}
        />
        <RadioCards
          {...bind('totEnMet')}
          legend={m.how()}
          options={einddagen.map((day) => ({ value: day, label: formatDay(day, language) }))}
        />
        <p>{m.told()}</p>
        <div>
          <Button type="submit" busy={phase === 'busy'}>
            {m.give()}
          </Button>
        </div>
        <Problem phase={state} />
        <LoggedOut phase={state} filledIn={fields.values.wat !== ''} />
      </Stack>
    </PostForm>
  );
}
