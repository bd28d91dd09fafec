import { fieldLimits } from '@mijn/domain/fieldLimits';
import { AmountInput } from '@mijn/ui/AmountInput';
import { TextInput } from '@mijn/ui/TextInput';
import { TextArea } from '@mijn/ui/TextArea';
import { Field } from '@mijn/ui/Field';
import { Checkbox } from '@mijn/ui/Checkbox';
import { type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import { counted } from '../../../../platform/language.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { BesideNota } from '../../nota/BesideNota.tsx';
import { isUnsure, type Marks, type ReadName } from '../../nota/nota.ts';
import { hintOrQuestion } from '../../nota/hintOrQuestion.tsx';
import type { ClaimValues } from '../fields/fields.ts';
import { CareSelect } from './CareSelect.tsx';
import { DayField } from './DayField.tsx';

export interface FieldsProps {
  readonly fields: BoundFields<ClaimValues>;
  readonly marks?: Marks | undefined;
}

/** Returns whether a field has to be checked, by its name. */
export function unsureIn({
  fields,
  marks,
}: FieldsProps): (name: ReadName & keyof ClaimValues) => boolean {
  return (name) => isUnsure(marks?.[name], fields.values[name]);
}

/** Care and date. */
export function WhatAndWhen({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  // A bill that was read can have its lines listed separately.
  const hint = marks ? stepsWords.dayHintOne() : stepsWords.dayHint();
  return (
    <>
      <BesideNota mark={marks?.zorgsoort} what={notaWords.whatCare()}>
        <CareSelect
          id={fieldId('zorgsoort')}
          hint={hintOrQuestion(unsure('zorgsoort'))}
          error={fields.error('zorgsoort')}
          control={fields.text('zorgsoort')}
        />
      </BesideNota>
      <DayField
        id={fieldId('behandelDatum')}
        name="behandelDatum"
        mark={marks?.behandelDatum}
        hint={hintOrQuestion(unsure('behandelDatum'), hint)}
        fields={fields}
      />
    </>
  );
}

/** The amount. */
export function HowMuch({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  return (
    <BesideNota mark={marks?.bedrag} what={notaWords.whatAmount()}>
      <Field
        id={fieldId('bedrag')}
        label={stepsWords.bedrag()}
        hint={hintOrQuestion(unsure('bedrag'), stepsWords.amountHint())}
        error={fields.error('bedrag')}
      >
        {(control) => (
          <AmountInput {...control} {...fields.text('bedrag')} enterKeyHint="next" required />
        )}
      </Field>
    </BesideNota>
  );
}

interface WhoGaveItProps extends FieldsProps {
  readonly earlier?: readonly string[] | undefined;
  readonly onFocus?: (() => void) | undefined;
}

/** The care provider. */
export function WhoGaveIt({ fields, marks, earlier = [], onFocus }: WhoGaveItProps) {
  const unsure = unsureIn({ fields, marks });
  const list = fieldId('earlier');
  return (
    <BesideNota mark={marks?.naamZorgverlener} what={notaWords.whatZorgverlener()}>
      <Field
        id={fieldId('naamZorgverlener')}
        label={notaWords.askZorgverlener()}
        hint={hintOrQuestion(unsure('naamZorgverlener'), stepsWords.zorgverlenerHint())}
        error={fields.error('naamZorgverlener')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...fields.text('naamZorgverlener')}
            autoComplete="off"
            enterKeyHint="next"
            list={earlier.length > 0 ? list : undefined}
            onFocus={onFocus}
            required
          />
        )}
      </Field>
      {earlier.length > 0 && (
        <datalist id={list}>
          {earlier.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
    </BesideNota>
  );
}

function NotaNumber({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  return (
    <BesideNota mark={marks?.notaNummer} what={notaWords.whatNumber()}>
      <Field
        id={fieldId('notaNummer')}
        label={stepsWords.notaNummer()}
        hint={hintOrQuestion(unsure('notaNummer'), stepsWords.notaNumberHint())}
        error={fields.error('notaNummer')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...fields.text('notaNummer')}
            inputWidth="medium"
            autoComplete="off"
            enterKeyHint="next"
          />
        )}
      </Field>
    </BesideNota>
  );
}

/** The optional fields. */
export function NotNeeded({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  return (
    <>
      <NotaNumber fields={fields} marks={marks} />
      <BesideNota mark={marks?.buitenland} what={notaWords.whatAbroad()}>
        <Checkbox
          id={fieldId('buitenland')}
          name="buitenland"
          label={stepsWords.buitenland()}
          hint={hintOrQuestion(unsure('buitenland'))}
          checked={fields.values.buitenland}
          onChange={({ target }) => fields.fillIn('buitenland', target.checked)}
        />
      </BesideNota>
      <Field
        id={fieldId('opmerking')}
        label={stepsWords.opmerking()}
        hint={stepsWords.remarkHint({ aantal: counted(fieldLimits.opmerking) })}
        error={fields.error('opmerking')}
      >
        {(control) => <TextArea {...control} {...fields.text('opmerking')} rows={3} />}
      </Field>
    </>
  );
}
