import { fieldLimits } from '@mijn/domain/fieldLimits';
import { AmountInput } from '@mijn/ui/AmountInput';
import { DateInput } from '@mijn/ui/DateInput';
import { TextInput } from '@mijn/ui/TextInput';
import { Select } from '@mijn/ui/Select';
import { Stack } from '@mijn/ui/Stack';
import { TextArea } from '@mijn/ui/TextArea';
import { Field } from '@mijn/ui/Field';
import { Checkbox } from '@mijn/ui/Checkbox';
import { type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as m from '../../../../generated/texts/submit.js';
import { zorgsoortChoices } from '../../zorgsoort.ts';
import { type ClaimValues, detailFields } from '../fields/fields.ts';
import { StepFrame, type StepProps } from './StepFrame.tsx';

/** The fields of a claim, tied to their form. */
export interface FieldsProps {
  readonly fields: BoundFields<ClaimValues>;
}

/** Which care it was, and when. */
export function WhatAndWhen({ fields }: FieldsProps) {
  const { taal } = useAppEnvironment();
  return (
    <>
      <Field id={fieldId('zorgsoort')} label={m.zorgsoort()} error={fields.error('zorgsoort')}>
        {(control) => (
          <Select {...control} {...fields.text('zorgsoort')} required>
            <option value="">{m.zorgsoortKies()}</option>
            {zorgsoortChoices(taal).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DateInput
        id={fieldId('behandelDatum')}
        name="behandelDatum"
        legend={m.behandelDatum()}
        hint={m.behandelDatumHint()}
        error={fields.error('behandelDatum')}
        labels={{ day: m.dag(), month: m.month(), year: m.jaar() }}
        value={fields.values.behandelDatum}
        onValueChange={(day) => fields.fillIn('behandelDatum', day)}
      />
    </>
  );
}

/** Who gave it, and what it cost. */
export function WhoAndHowMuch({ fields }: FieldsProps) {
  return (
    <>
      <Field
        id={fieldId('bedrag')}
        label={m.bedrag()}
        hint={m.bedragHint()}
        error={fields.error('bedrag')}
      >
        {(control) => <AmountInput {...control} {...fields.text('bedrag')} required />}
      </Field>
      <Field
        id={fieldId('naamZorgverlener')}
        label={m.naamZorgverlener()}
        hint={m.naamZorgverlenerHint()}
        error={fields.error('naamZorgverlener')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...fields.text('naamZorgverlener')}
            autoComplete="off"
            required
          />
        )}
      </Field>
    </>
  );
}

/** What may be left empty. */
export function NotNeeded({ fields }: FieldsProps) {
  return (
    <>
      <Field
        id={fieldId('notaNummer')}
        label={m.notaNummer()}
        hint={m.notaNummerHint()}
        error={fields.error('notaNummer')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...fields.text('notaNummer')}
            inputWidth="medium"
            autoComplete="off"
          />
        )}
      </Field>
      <Checkbox
        id={fieldId('buitenland')}
        name="buitenland"
        label={m.buitenland()}
        checked={fields.values.buitenland}
        onChange={({ target }) => fields.fillIn('buitenland', target.checked)}
      />
      <Field
        id={fieldId('opmerking')}
        label={m.opmerking()}
        hint={m.opmerkingHint()}
        error={fields.error('opmerking')}
      >
        {(control) => (
          <TextArea
            {...control}
            {...fields.text('opmerking')}
            maxLength={fieldLimits.opmerking}
            rows={3}
          />
        )}
      </Field>
    </>
  );
}

/** Step 3: what the bill says. */
export function DetailsStep({ submission, only, onward }: StepProps) {
  const fields = submission.bind(detailFields);
  return (
    <StepFrame
      submission={submission}
      only={only}
      step="details"
      title={m.gegevensTitel()}
      errors={<FormErrors title={m.foutTitel()} {...fields} />}
      onNext={() => fields.check() && onward()}
    >
      <Stack space="spacious">
        <WhatAndWhen fields={fields} />
        <WhoAndHowMuch fields={fields} />
        <NotNeeded fields={fields} />
      </Stack>
    </StepFrame>
  );
}
