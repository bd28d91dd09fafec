import { AmountInput } from '@mijn/ui/AmountInput';
import { Checkbox } from '@mijn/ui/Checkbox';
import { DateInput } from '@mijn/ui/DateInput';
import { Disclosure } from '@mijn/ui/Disclosure';
import { FilePicker } from '@mijn/ui/FilePicker';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Select } from '@mijn/ui/Select';
import { TextArea } from '@mijn/ui/TextArea';
import { TextInput } from '@mijn/ui/TextInput';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ControlKind, controlKinds } from './controlKinds.testing.ts';
import { draw, field, type RecordChange, useRecordedField } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

interface Control {
  readonly Shown: ComponentType<{ readonly record: RecordChange }>;
  /** Uses the control before React hydrates. */
  readonly use: () => Promise<void>;
  readonly known: string;
}

function line(more: Partial<ComponentProps<typeof TextInput>>, typed: string): Control {
  function Shown({ record }: { readonly record: RecordChange }) {
    const held = useRecordedField('line', '', record);
    return (
      <>
        <TextInput enterKeyHint="next" {...held} {...more} />
        <output>{held.value}</output>
      </>
    );
  }
  return { Shown, use: () => userEvent.fill(field('line'), typed), known: typed };
}

function Amount({ record }: { readonly record: RecordChange }) {
  const held = useRecordedField('amount', '', record);
  return (
    <>
      <AmountInput enterKeyHint="next" {...held} />
      <output>{held.value}</output>
    </>
  );
}

function Remark({ record }: { readonly record: RecordChange }) {
  const held = useRecordedField('remark', '', record);
  return (
    <>
      <TextArea {...held} />
      <output>{held.value}</output>
    </>
  );
}

function Care({ record }: { readonly record: RecordChange }) {
  const held = useRecordedField('care', 'all', record);
  return (
    <>
      <Select {...held}>
        <option>all</option>
        <option>dentist</option>
      </Select>
      <output>{held.value}</output>
    </>
  );
}

const labels = { day: 'day', month: 'month', year: 'year' };

// Its three fields make one value, so each event has to include the other fields.
function Day() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateInput legend="when" labels={labels} value={day} onValueChange={setDay} name="when" />
      <output>{day}</output>
    </>
  );
}

function Who() {
  const [who, setWho] = useState('one');
  const options = ['one', 'two'].map((value) => ({ value, label: value }));
  return (
    <>
      <RadioCards legend="who" options={options} value={who} onValueChange={setWho} />
      <output>{who}</output>
    </>
  );
}

function Abroad() {
  const [abroad, setAbroad] = useState(false);
  return (
    <>
      <Checkbox
        label="abroad"
        checked={abroad}
        onChange={({ target }) => setAbroad(target.checked)}
      />
      <output>{String(abroad)}</output>
    </>
  );
}

const words = { choose: 'file', drop: 'drop' };

function Bills() {
  const [names, setNames] = useState<readonly string[]>([]);
  const add = (files: File[]) => setNames([...names, ...files.map(({ name }) => name)]);
  return (
    <>
      <FilePicker label="bill" accept=".pdf" texts={words} onFiles={add} />
      <output>{names.join()}</output>
    </>
  );
}

function More() {
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<boolean>();
  const [pressed, setPressed] = useState(0);
  useEffect(() => setFound(place.current?.querySelector('details')?.open), []);
  return (
    <div ref={place}>
      <Disclosure title="more">
        <button onClick={() => setPressed(pressed + 1)}>pressed {pressed}</button>
      </Disclosure>
      <output>{String(found)}</output>
    </div>
  );
}

const file = new File(['a bill'], 'bill.pdf', { type: 'application/pdf' });

async function fillDay(): Promise<void> {
  await userEvent.fill(field('day'), '3');
  await userEvent.fill(field('month'), '12');
  await userEvent.fill(field('year'), '2026');
}

const controls: Readonly<Record<ControlKind, Control>> = {
  text: line({}, 'typed'),
  email: line({ type: 'email', inputMode: 'email' }, 'a@example.nl'),
  phone: line({ type: 'tel', inputMode: 'tel' }, '020 123 45 67'),
  search: line({ type: 'search' }, 'tandarts'),
  numeric: { Shown: Day, use: fillDay, known: '2026-12-03' },
  decimal: { Shown: Amount, use: () => userEvent.fill(field('amount'), '12,50'), known: '12,50' },
  textarea: { Shown: Remark, use: () => userEvent.fill(field('remark'), 'a\nb'), known: 'a\nb' },
  select: {
    Shown: Care,
    use: () => userEvent.selectOptions(field('care'), 'dentist'),
    known: 'dentist',
  },
  radio: { Shown: Who, use: () => userEvent.click(page.getByText('two')), known: 'two' },
  checkbox: { Shown: Abroad, use: () => userEvent.click(page.getByText('abroad')), known: 'true' },
  file: { Shown: Bills, use: () => userEvent.upload(field('file'), file), known: 'bill.pdf' },
  details: { Shown: More, use: () => userEvent.click(page.getByText('more')), known: 'true' },
};

it.each(controlKinds)(
  'takes over the use of a control (%s) from before hydration',
  async (kind) => {
    const { Shown, use, known } = controls[kind];
    const { hydrate, output } = draw((record) => <Shown record={record} />);
    const first = output();
    await use();
    expect(output()).toBe(first);
    hydrate();
    await expect.poll(output).toBe(known);
  },
);

it('keeps a disclosure open that was opened before hydration, and its content works', async () => {
  const { hydrate, output } = draw(() => <More />);
  await controls.details.use();
  hydrate();
  await expect.poll(output).toBe('true');
  await userEvent.click(page.getByRole('button', { name: 'pressed 0' }));
  await expect.element(page.getByRole('button', { name: 'pressed 1' })).toBeVisible();
});
