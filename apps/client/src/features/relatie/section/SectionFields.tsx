import { Field } from '@mijn/ui/Field';
import { FieldGroup } from '@mijn/ui/FieldGroup';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Stack } from '@mijn/ui/Stack';
import { TextInput } from '@mijn/ui/TextInput';
import type { ComponentProps } from 'react';
import { fieldId } from '../../../forms/bindFields.ts';
import * as m from '../../../generated/texts/relatie.js';
import { fieldsIn, type PersonField, type SectionName } from './fields.ts';
import { type FullRelatie, listsDocuments } from '../person.ts';
import type { SectionEditing } from './useSection.ts';
import { WhyOff } from './WhyOff.tsx';
import { fieldLabel } from '../words.ts';
import s from './SectionFields.module.css';

type InputProps = Pick<
  ComponentProps<typeof TextInput>,
  'autoComplete' | 'inputMode' | 'inputWidth' | 'type' | 'spellCheck'
> & { readonly hint?: () => string };

// Values of `autocomplete`, and keyboards on a phone.
const inputs: Readonly<Partial<Record<PersonField, InputProps>>> = {
  roepnaam: { autoComplete: 'given-name', hint: m.hintName },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', spellCheck: false },
  telefoonNummer: {
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    inputWidth: 'medium',
    hint: m.hintPhone,
  },
  'postAdres.straat': { autoComplete: 'address-line1' },
  'postAdres.huisnummer': { inputMode: 'numeric', inputWidth: 'short' },
  'postAdres.huisnummerToevoeging': { inputWidth: 'short' },
  'postAdres.postcode': { autoComplete: 'postal-code', inputWidth: 'short' },
  'postAdres.woonplaats': { autoComplete: 'address-level2' },
};

interface OneFieldProps {
  readonly name: PersonField;
  readonly editing: SectionEditing;
}

function TextField({ name, editing: { fields, leave } }: OneFieldProps) {
  const { hint, ...input } = inputs[name] ?? {};
  const { onBlur: _, ...bound } = fields.control(name);
  return (
    <Field id={fieldId(name)} label={fieldLabel(name)} hint={hint?.()} error={fields.error(name)}>
      {(field) => (
        <TextInput
          {...input}
          {...field}
          {...bound}
          enterKeyHint="done"
          onBlur={() => leave(name)}
        />
      )}
    </Field>
  );
}

interface Choice {
  readonly value: string;
  readonly label: () => string;
  readonly description?: (relatie: FullRelatie) => string;
}

const seesDocuments = ({ indicatoren }: FullRelatie) => indicatoren.includes('magDocumentenZien');

const findsHere = (relatie: FullRelatie) => seesDocuments(relatie) && listsDocuments(relatie);

function deliveriesOf(meansDigital: (relatie: FullRelatie) => string): readonly Choice[] {
  return [
    { value: 'Digitaal', label: m.digital, description: meansDigital },
    {
      value: 'Papier',
      label: m.paper,
      description: (relatie) => (findsHere(relatie) ? m.paperMeansHereToo() : m.paperMeans()),
    },
    { value: 'Geen keuze', label: m.noChoice, description: m.noChoiceMeans },
  ];
}

const digitalMeans = (relatie: FullRelatie): string =>
  seesDocuments(relatie) ? m.digitalMeans() : m.digitalMeansElsewhere();

const newsletterChoices = [
  { value: 'ja', label: m.newsletterYes },
  { value: 'nee', label: m.newsletterNo },
] as const;

const toestemmingChoices = [
  { value: 'ja', label: m.toestemmingYes, description: m.toestemmingYesMeans },
  { value: 'nee', label: m.toestemmingNo, description: m.toestemmingNoMeans },
] as const;

/** Options of the fields that are choices, with the capability they need (§6). */
const choices: Readonly<
  Partial<
    Record<PersonField, { readonly capability?: string; readonly options: readonly Choice[] }>
  >
> = {
  'postAdres.soort': {
    options: [
      { value: 'zelfde', label: m.postSame },
      { value: 'anders', label: m.postOther },
    ],
  },
  aanleverwijzeCorrespondentie: {
    capability: 'magAanleverwijzeCorrespondentieWijzigen',
    options: deliveriesOf(digitalMeans),
  },
  aanleverwijzePolisblad: {
    capability: 'magAanleverwijzePolisbladWijzigen',
    options: deliveriesOf((relatie) =>
      findsHere(relatie) ? m.sheetDigitalMeans() : digitalMeans(relatie),
    ),
  },
  ontvangtNieuwsbrief: {
    capability: 'magOntvangstNieuwsbriefWijzigen',
    options: newsletterChoices,
  },
  toestemmingDetailsZorgkosten: { options: toestemmingChoices },
};

function ChoiceField({
  name,
  editing,
  relatie,
}: OneFieldProps & { readonly relatie: FullRelatie }) {
  const { fields } = editing;
  const { capability, options = [] } = choices[name] ?? {};
  const off = capability !== undefined && !relatie.indicatoren.includes(capability);
  return (
    <RadioCards
      id={fieldId(name)}
      name={name}
      legend={fieldLabel(name)}
      hint={off && capability ? <WhyOff relatie={relatie} capability={capability} /> : undefined}
      error={fields.error(name)}
      disabled={off}
      defaultValue={fields.control(name).defaultValue}
      onValueChange={(value) => fields.fillIn(name, value)}
      options={options.map(({ value, label, description }) => ({
        value,
        label: label(),
        description: description?.(relatie),
      }))}
    />
  );
}

interface SectionFieldsProps {
  readonly section: SectionName;
  readonly relatie: FullRelatie;
  readonly editing: SectionEditing;
}

/** Renders the fields of a section in order; those of another postal address once it is chosen. */
export function SectionFields({ section, relatie, editing }: SectionFieldsProps) {
  const fields = fieldsIn(section).map((name) =>
    choices[name] ? (
      <ChoiceField key={name} name={name} relatie={relatie} editing={editing} />
    ) : (
      <TextField key={name} name={name} editing={editing} />
    ),
  );
  if (section !== 'address') return fields;
  const [choice, ...address] = fields;
  return (
    <div className={s['postal']}>
      {choice}
      <div className={s['other']}>
        <FieldGroup legend={m.postOther()}>
          <Stack>{address}</Stack>
        </FieldGroup>
      </div>
    </div>
  );
}
