import * as scanWords from '../../../../generated/texts/scan.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import { Field } from '@mijn/ui/Field';
import { Select } from '@mijn/ui/Select';
import type { ReactNode, FocusEvent } from 'react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { type BoundFields } from '../../../../forms/bindFields.ts';
import { zorgsoortChoices } from '../../zorgsoort.ts';
import { DateInput } from '@mijn/ui/DateInput';
import { WithCutOut, hintOrQuestion } from '../scan/CutOut.tsx';
import { type Mark, isUnsure, type Marks, type ReadName } from '../state/readNota.ts';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { AmountInput } from '@mijn/ui/AmountInput';
import { TextInput } from '@mijn/ui/TextInput';
import { TextArea } from '@mijn/ui/TextArea';
import { Checkbox } from '@mijn/ui/Checkbox';
import { counted } from '../../../../platform/language.ts';
import type { ClaimValues } from '../state/claimFields.ts';

interface CareSelectProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly control: ReturnType<BoundFields<{ readonly zorgsoort: string }>['text']>;
}

/** Select for the kind of care. */
export function CareSelect({ id, hint, error, control }: CareSelectProps) {
  const { language } = useAppEnvironment();
  return (
    <Field id={id} label={scanWords.askZorgsoort()} hint={hint} error={error}>
      {(field) => (
        <Select {...field} {...control} required>
          <option value="">{wizardWords.zorgsoortChoose()}</option>
          {zorgsoortChoices(language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface DayForm {
  readonly values: { readonly behandelDatum: string };
  readonly fillIn: (name: 'behandelDatum', day: string) => void;
  readonly leave: (name: 'behandelDatum') => void;
  readonly error: (name: 'behandelDatum') => string | undefined;
}

interface DayFieldProps {
  readonly id: string;
  readonly name?: string | undefined;
  readonly mark: Mark | undefined;
  readonly hint: ReactNode;
  readonly fields: DayForm;
}

/** The date of the care; blurred when the last of its three parts is. */
export function DayField({ id, name, mark, hint, fields }: DayFieldProps) {
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) fields.leave('behandelDatum');
  };
  return (
    <WithCutOut mark={mark} what={scanWords.whatDay()}>
      <div onBlur={blur}>
        <DateInput
          id={id}
          name={name}
          legend={wizardWords.behandelDatum()}
          hint={hint}
          error={fields.error('behandelDatum')}
          labels={{ day: wizardWords.day(), month: wizardWords.month(), year: wizardWords.year() }}
          value={fields.values.behandelDatum}
          onValueChange={(day) => fields.fillIn('behandelDatum', day)}
        />
      </div>
    </WithCutOut>
  );
}

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
export function CareAndDayFields({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  // A bill that was read can have its lines listed separately.
  const hint = marks ? wizardWords.dayHintOne() : wizardWords.dayHint();
  return (
    <>
      <WithCutOut mark={marks?.zorgsoort} what={scanWords.whatCare()}>
        <CareSelect
          id={fields.id('zorgsoort')}
          hint={hintOrQuestion(unsure('zorgsoort'))}
          error={fields.error('zorgsoort')}
          control={fields.text('zorgsoort')}
        />
      </WithCutOut>
      <DayField
        id={fields.id('behandelDatum')}
        name="behandelDatum"
        mark={marks?.behandelDatum}
        hint={hintOrQuestion(unsure('behandelDatum'), hint)}
        fields={fields}
      />
    </>
  );
}

/** The amount. */
export function AmountField({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  return (
    <WithCutOut mark={marks?.bedrag} what={scanWords.whatAmount()}>
      <Field
        id={fields.id('bedrag')}
        label={wizardWords.bedrag()}
        hint={hintOrQuestion(unsure('bedrag'), wizardWords.amountHint())}
        error={fields.error('bedrag')}
      >
        {(control) => (
          <AmountInput {...control} {...fields.text('bedrag')} enterKeyHint="next" required />
        )}
      </Field>
    </WithCutOut>
  );
}

interface ZorgverlenerFieldProps extends FieldsProps {
  readonly earlier?: readonly string[] | undefined;
  readonly onFocus?: (() => void) | undefined;
}

/** The care provider. */
export function ZorgverlenerField({
  fields,
  marks,
  earlier = [],
  onFocus,
}: ZorgverlenerFieldProps) {
  const unsure = unsureIn({ fields, marks });
  const list = fields.id('earlier');
  return (
    <WithCutOut mark={marks?.naamZorgverlener} what={scanWords.whatZorgverlener()}>
      <Field
        id={fields.id('naamZorgverlener')}
        label={scanWords.askZorgverlener()}
        hint={hintOrQuestion(unsure('naamZorgverlener'), wizardWords.zorgverlenerHint())}
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
    </WithCutOut>
  );
}

function NotaNumber({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  return (
    <WithCutOut mark={marks?.notaNummer} what={scanWords.whatNumber()}>
      <Field
        id={fields.id('notaNummer')}
        label={wizardWords.notaNummer()}
        hint={hintOrQuestion(unsure('notaNummer'), wizardWords.notaNumberHint())}
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
    </WithCutOut>
  );
}

/** The optional fields. */
export function OptionalFields({ fields, marks }: FieldsProps) {
  const unsure = unsureIn({ fields, marks });
  return (
    <>
      <NotaNumber fields={fields} marks={marks} />
      <WithCutOut mark={marks?.buitenland} what={scanWords.whatAbroad()}>
        <Checkbox
          id={fields.id('buitenland')}
          name="buitenland"
          label={wizardWords.buitenland()}
          hint={hintOrQuestion(unsure('buitenland'))}
          checked={fields.values.buitenland}
          onChange={({ target }) => fields.fillIn('buitenland', target.checked)}
        />
      </WithCutOut>
      <Field
        id={fields.id('opmerking')}
        label={wizardWords.opmerking()}
        hint={wizardWords.remarkHint({ aantal: counted(fieldLimits.opmerking) })}
        error={fields.error('opmerking')}
      >
        {(control) => <TextArea {...control} {...fields.text('opmerking')} rows={3} />}
      </Field>
    </>
  );
}
