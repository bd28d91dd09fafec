import { fieldLimits } from '@mijn/domain/fieldLimits';
import { AmountInput } from '@mijn/ui/AmountInput';
import { DateInput } from '@mijn/ui/DateInput';
import { TextInput } from '@mijn/ui/TextInput';
import { Select } from '@mijn/ui/Select';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import { Field } from '@mijn/ui/Field';
import { Checkbox } from '@mijn/ui/Checkbox';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/submit.js';
import { zorgsoortChoices } from '../zorgsoort.ts';
import type { StepProps } from './SubmitForm.tsx';
import { detailFields } from './input.ts';
import { StepFrame } from './StepFrame.tsx';
import { useErrors } from './useErrors.tsx';
import { fieldId } from './fieldTexts.ts';

type Fields = ReturnType<typeof useFields>;

// Binds a text field to the state: `{...tekst('bedrag')}` on its control.
function useFields({ submit, today }: StepProps) {
  const { formState, report } = submit;
  const errors = useErrors(submit, detailFields, today);
  const set = (veld: (typeof detailFields)[number] | 'buitenland', waarde: string | boolean) =>
    report({ soort: 'filledIn', veld, waarde });
  const tekst = (field: (typeof detailFields)[number]) => ({
    value: formState.input[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      set(field, target.value),
  });
  return { input: formState.input, errors, set, tekst };
}

function WhatAndWhen({ input, errors, set, tekst }: Fields) {
  const { taal } = useAppEnvironment();
  return (
    <>
      <Field id={fieldId('zorgsoort')} label={m.zorgsoort()} error={errors.at('zorgsoort')}>
        {(field) => (
          <Select {...field} {...tekst('zorgsoort')} required>
            <option value="">{m.zorgsoortKies()}</option>
            {zorgsoortChoices(taal).map(({ waarde, label }) => (
              <option key={waarde} value={waarde}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DateInput
        id={fieldId('behandelDatum')}
        legend={m.behandelDatum()}
        hint={m.behandelDatumHint()}
        error={errors.at('behandelDatum')}
        labels={{ day: m.dag(), month: m.month(), year: m.jaar() }}
        value={input.behandelDatum}
        onValueChange={(day) => set('behandelDatum', day)}
      />
    </>
  );
}

function WhoAndHowMuch({ errors, tekst }: Fields) {
  return (
    <>
      <Field
        id={fieldId('bedrag')}
        label={m.bedrag()}
        hint={m.bedragHint()}
        error={errors.at('bedrag')}
      >
        {(field) => <AmountInput {...field} {...tekst('bedrag')} required />}
      </Field>
      <Field
        id={fieldId('naamZorgverlener')}
        label={m.naamZorgverlener()}
        hint={m.naamZorgverlenerHint()}
        error={errors.at('naamZorgverlener')}
      >
        {(field) => (
          <TextInput {...field} {...tekst('naamZorgverlener')} autoComplete="off" required />
        )}
      </Field>
    </>
  );
}

function NotNeeded({ input, errors, set, tekst }: Fields) {
  return (
    <>
      <Field
        id={fieldId('notaNummer')}
        label={m.notaNummer()}
        hint={m.notaNummerHint()}
        error={errors.at('notaNummer')}
      >
        {(field) => (
          <TextInput {...field} {...tekst('notaNummer')} inputWidth="medium" autoComplete="off" />
        )}
      </Field>
      <Checkbox
        label={m.buitenland()}
        checked={input.buitenland}
        onChange={({ target }) => set('buitenland', target.checked)}
      />
      <Field
        id={fieldId('opmerking')}
        label={m.opmerking()}
        hint={m.opmerkingHint()}
        error={errors.at('opmerking')}
      >
        {(field) => (
          <TextArea {...field} {...tekst('opmerking')} maxLength={fieldLimits.opmerking} rows={3} />
        )}
      </Field>
    </>
  );
}

/** Step 3: what the bill says. */
export function DetailsStep(props: StepProps) {
  const fields = useFields(props);
  return (
    <StepFrame
      stap="details"
      titel={m.gegevensTitel()}
      errors={fields.errors.overzicht}
      onNext={() => fields.errors.check() && props.onward()}
    >
      <Stack space="spacious">
        <WhatAndWhen {...fields} />
        <WhoAndHowMuch {...fields} />
        <NotNeeded {...fields} />
      </Stack>
    </StepFrame>
  );
}
