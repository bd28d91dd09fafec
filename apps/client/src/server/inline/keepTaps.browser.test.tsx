import { StrictMode, Suspense, use, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, field, type RecordChange, useRecordedField } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

function Texts({ record }: { readonly record: RecordChange }) {
  const text = useRecordedField('text', '', record);
  const filled = useRecordedField('filled', 'of the server', record);
  const remark = useRecordedField('remark', '', record);
  const parts = [
    useRecordedField('day', '', record),
    useRecordedField('month', '', record),
    useRecordedField('year', '', record),
  ];
  return (
    <>
      <input {...text} />
      <input {...filled} />
      <textarea {...remark} />
      {parts.map((part) => (
        <input key={part.name} inputMode="numeric" {...part} />
      ))}
      <output>{[text, filled, remark, ...parts].map(({ value }) => value).join('|')}</output>
    </>
  );
}

function Choices({ record }: { readonly record: RecordChange }) {
  const [who, setWho] = useState('');
  const [abroad, setAbroad] = useState(false);
  const [mail, setMail] = useState(true);
  const [files, setFiles] = useState('');
  const care = useRecordedField('care', '', record);
  const box = (name: string, checked: boolean, set: (checked: boolean) => void) => (
    <input
      type="checkbox"
      aria-label={name}
      checked={checked}
      onChange={({ target }) => {
        record(name, target.checked);
        set(target.checked);
      }}
    />
  );
  return (
    <>
      {['one', 'two', 'three'].map((value) => (
        <input
          key={value}
          type="radio"
          name="who"
          aria-label={value}
          checked={who === value}
          onChange={() => {
            record('who', value);
            setWho(value);
          }}
        />
      ))}
      {box('abroad', abroad, setAbroad)}
      {box('mail', mail, setMail)}
      <select {...care}>
        <option value="">all</option>
        <option>dentist</option>
        <option>doctor</option>
      </select>
      <input
        type="file"
        aria-label="file"
        onChange={({ target }) => {
          const names = [...(target.files ?? [])].map(({ name }) => name).join();
          record('file', names);
          setFiles(names);
        }}
      />
      <output>{[who, abroad, mail, care.value, files].join('|')}</output>
    </>
  );
}

/** A part that React can hydrate only once the promise has resolved. */
function Late({
  loaded,
  record,
}: {
  readonly loaded: Promise<void> | undefined;
  readonly record: RecordChange;
}) {
  if (loaded) use(loaded);
  return <Texts record={record} />;
}

function typeAtOnce(): void {
  const input = document.querySelector<HTMLInputElement>('[name="text"]');
  if (input) input.value = 'at the last moment';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

it('hands typed text to React, each field once', async () => {
  const { changes, hydrate, output } = draw((record) => <Texts record={record} />);
  await userEvent.fill(field('text'), 'typed');
  await userEvent.fill(field('filled'), '');
  await userEvent.fill(field('remark'), 'two\nlines');
  await userEvent.fill(field('day'), '3');
  await userEvent.fill(field('month'), '12');
  expect(changes).toEqual([]);
  hydrate();
  await expect.poll(output).toBe('typed||two\nlines|3|12|');
  expect(changes).toEqual([
    ['text', 'typed'],
    ['filled', ''],
    ['remark', 'two\nlines'],
    ['day', '3'],
    ['month', '12'],
  ]);
  await expect.element(field('text')).toHaveValue('typed');
  // React receives input itself from here on.
  await userEvent.fill(field('year'), '2026');
  await expect.poll(output).toBe('typed||two\nlines|3|12|2026');
});

it('hands choices to React, each once, and the last of radio buttons', async () => {
  const { changes, hydrate, output } = draw((record) => <Choices record={record} />);
  await userEvent.click(field('one'));
  await userEvent.click(field('three'));
  await userEvent.click(field('abroad'));
  await userEvent.click(field('mail'));
  await userEvent.selectOptions(field('care'), 'doctor');
  await userEvent.upload(field('file'), new File(['a bill'], 'bill.pdf'));
  hydrate();
  await expect.poll(output).toBe('three|true|false|doctor|bill.pdf');
  expect(changes).toEqual([
    ['who', 'three'],
    ['abroad', true],
    ['mail', false],
    ['care', 'doctor'],
    ['file', 'bill.pdf'],
  ]);
});

it('does not report untouched and restored fields', async () => {
  const { changes, hydrate, output } = draw((record) => (
    <>
      <Choices record={record} />
      <Texts record={record} />
    </>
  ));
  await userEvent.click(field('abroad'));
  await userEvent.click(field('abroad'));
  await userEvent.fill(field('text'), 'typed');
  await userEvent.fill(field('text'), '');
  await userEvent.fill(field('remark'), 'the only one');
  hydrate();
  await expect.poll(() => changes).toEqual([['remark', 'the only one']]);
  expect(output()).toBe('|false|true||');
});

it('hands over text that is typed after the first commit, in a part that comes later', async () => {
  const loaded = Promise.withResolvers<void>();
  const { changes, hydrate, output } = draw((record, isServer) => (
    <StrictMode>
      <Suspense>
        <Late record={record} loaded={isServer ? undefined : loaded.promise} />
      </Suspense>
    </StrictMode>
  ));
  const committed = Promise.withResolvers<void>();
  hydrate(loaded.promise.then(() => committed.promise));
  await userEvent.fill(field('text'), 'while it waits');
  await userEvent.fill(field('filled'), 'otherwise');
  loaded.resolve();
  committed.resolve();
  await expect.poll(output).toBe('while it waits|otherwise||||');
  expect(changes).toEqual([
    ['text', 'while it waits'],
    ['filled', 'otherwise'],
  ]);
});

it('hands over text that is typed between the signal and the hydration of its part', async () => {
  const { changes, hydrate, output } = draw((record) => (
    <Suspense>
      <Texts record={record} />
    </Suspense>
  ));
  // In the same task as the signal: the part is rendered and not yet hydrated.
  addEventListener('usable', typeAtOnce, { once: true });
  hydrate();
  await expect.poll(output).toBe('at the last moment|of the server||||');
  expect(changes).toEqual([['text', 'at the last moment']]);
});
