import { StrictMode, Suspense, use, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, field, type Heard, useHeld } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

function Texts({ heard }: { readonly heard: Heard }) {
  const text = useHeld('text', '', heard);
  const filled = useHeld('filled', 'of the server', heard);
  const remark = useHeld('remark', '', heard);
  const parts = [
    useHeld('day', '', heard),
    useHeld('month', '', heard),
    useHeld('year', '', heard),
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

function Choices({ heard }: { readonly heard: Heard }) {
  const [who, setWho] = useState('');
  const [abroad, setAbroad] = useState(false);
  const [mail, setMail] = useState(true);
  const [files, setFiles] = useState('');
  const care = useHeld('care', '', heard);
  const box = (name: string, checked: boolean, set: (checked: boolean) => void) => (
    <input
      type="checkbox"
      aria-label={name}
      checked={checked}
      onChange={({ target }) => {
        heard(name, target.checked);
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
            heard('who', value);
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
          heard('file', names);
          setFiles(names);
        }}
      />
      <output>{[who, abroad, mail, care.value, files].join('|')}</output>
    </>
  );
}

/** A part that React can hydrate only once the promise has resolved. */
function Late({
  come,
  heard,
}: {
  readonly come: Promise<void> | undefined;
  readonly heard: Heard;
}) {
  if (come) use(come);
  return <Texts heard={heard} />;
}

function typeAtOnce(): void {
  const input = document.querySelector<HTMLInputElement>('[name="text"]');
  if (input) input.value = 'at the last moment';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

it('hands typed text to React, each field once', async () => {
  const { heard, hydrate, said } = draw((hear) => <Texts heard={hear} />);
  await userEvent.fill(field('text'), 'typed');
  await userEvent.fill(field('filled'), '');
  await userEvent.fill(field('remark'), 'two\nlines');
  await userEvent.fill(field('day'), '3');
  await userEvent.fill(field('month'), '12');
  expect(heard).toEqual([]);
  hydrate();
  await expect.poll(said).toBe('typed||two\nlines|3|12|');
  expect(heard).toEqual([
    ['text', 'typed'],
    ['filled', ''],
    ['remark', 'two\nlines'],
    ['day', '3'],
    ['month', '12'],
  ]);
  await expect.element(field('text')).toHaveValue('typed');
  // React receives input itself from here on.
  await userEvent.fill(field('year'), '2026');
  await expect.poll(said).toBe('typed||two\nlines|3|12|2026');
});

it('hands choices to React, each once, and the last of radio buttons', async () => {
  const { heard, hydrate, said } = draw((hear) => <Choices heard={hear} />);
  await userEvent.click(field('one'));
  await userEvent.click(field('three'));
  await userEvent.click(field('abroad'));
  await userEvent.click(field('mail'));
  await userEvent.selectOptions(field('care'), 'doctor');
  await userEvent.upload(field('file'), new File(['a bill'], 'bill.pdf'));
  hydrate();
  await expect.poll(said).toBe('three|true|false|doctor|bill.pdf');
  expect(heard).toEqual([
    ['who', 'three'],
    ['abroad', true],
    ['mail', false],
    ['care', 'doctor'],
    ['file', 'bill.pdf'],
  ]);
});

it('does not report untouched and restored fields', async () => {
  const { heard, hydrate, said } = draw((hear) => (
    <>
      <Choices heard={hear} />
      <Texts heard={hear} />
    </>
  ));
  await userEvent.click(field('abroad'));
  await userEvent.click(field('abroad'));
  await userEvent.fill(field('text'), 'typed');
  await userEvent.fill(field('text'), '');
  await userEvent.fill(field('remark'), 'the only one');
  hydrate();
  await expect.poll(() => heard).toEqual([['remark', 'the only one']]);
  expect(said()).toBe('|false|true||');
});

it('hands over text that is typed after the first commit, in a part that comes later', async () => {
  const come = Promise.withResolvers<void>();
  const { heard, hydrate, said } = draw((hear, isServer) => (
    <StrictMode>
      <Suspense>
        <Late heard={hear} come={isServer ? undefined : come.promise} />
      </Suspense>
    </StrictMode>
  ));
  const committed = Promise.withResolvers<void>();
  hydrate(come.promise.then(() => committed.promise));
  await userEvent.fill(field('text'), 'while it waits');
  await userEvent.fill(field('filled'), 'otherwise');
  come.resolve();
  committed.resolve();
  await expect.poll(said).toBe('while it waits|otherwise||||');
  expect(heard).toEqual([
    ['text', 'while it waits'],
    ['filled', 'otherwise'],
  ]);
});

it('hands over text that is typed between the signal and the hydration of its part', async () => {
  const { heard, hydrate, said } = draw((hear) => (
    <Suspense>
      <Texts heard={hear} />
    </Suspense>
  ));
  // In the same task as the signal: the part is rendered and not yet hydrated.
  addEventListener('usable', typeAtOnce, { once: true });
  hydrate();
  await expect.poll(said).toBe('at the last moment|of the server||||');
  expect(heard).toEqual([['text', 'at the last moment']]);
});
