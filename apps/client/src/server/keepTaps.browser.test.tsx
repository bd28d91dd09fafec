import {
  type ChangeEvent,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hearFields, keepTaps, tellReact } from './keepTaps.ts';

afterEach(() => document.body.replaceChildren());

/** What a form of React heard, in order. */
type Heard = (field: string, value: string | boolean) => void;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function useHeld(name: string, first: string, heard: Heard) {
  const [value, set] = useState(first);
  const onChange = ({ target }: ChangeEvent<Field>) => {
    heard(name, target.value);
    set(target.value);
  };
  return { 'aria-label': name, name, value, onChange };
}

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

/** A part that React can take over only when something has come. */
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

function Usable({ from }: { readonly from: Promise<void> }) {
  useLayoutEffect(() => void dispatchEvent(new Event('hydrated')), []);
  useEffect(() => void from.then(() => dispatchEvent(new Event('usable'))), [from]);
  return null;
}

/** A page as the server draws it, with its first script; `hydrate` has React take it over. */
function draw(content: (heard: Heard, isServer: boolean) => ReactNode) {
  const heard: [field: string, value: string | boolean][] = [];
  const listen: Heard = (field, value) => void heard.push([field, value]);
  const place = document.body.appendChild(document.createElement('div'));
  const whole = (isServer: boolean, from = Promise.resolve()) => (
    <>
      {content(listen, isServer)}
      <Usable from={from} />
    </>
  );
  place.innerHTML = renderToString(whole(true));
  keepTaps(tellReact, hearFields());
  const hydrate = (from?: Promise<void>) => {
    const root = hydrateRoot(place, whole(false, from));
    onTestFinished(() => root.unmount());
  };
  return { heard, hydrate, said: () => place.querySelector('output')?.textContent };
}

function typeAtOnce(): void {
  const input = document.querySelector<HTMLInputElement>('[name="text"]');
  if (input) input.value = 'at the last moment';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

const field = (name: string) => page.getByLabelText(name, { exact: true });

/** A form with an address of its own, which React answers once it has it: at the form, or at a button of it. */
function Posted({ heard }: { readonly heard: Heard }) {
  const text = useHeld('text', '', () => undefined);
  const [isTaken, take] = useState(false);
  useEffect(() => take(true), []);
  const send = (way: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    heard(way, text.value);
  };
  return (
    <>
      <form method="post" action="about:blank" target="elsewhere" onSubmit={send('submit')}>
        <input {...text} />
        <button>send</button>
        <button onClick={send('click')}>pay</button>
      </form>
      <iframe name="elsewhere" title="elsewhere" />
      <output>{`${isTaken}|${text.value}`}</output>
    </>
  );
}

it.each([
  ['send', 'submit'],
  ['pay', 'click'],
])(
  'a form that React has waits until it was told what was typed, and was posted before (%s)',
  async (name, way) => {
    const { heard, hydrate, said } = draw((hear) => <Posted heard={hear} />);
    const posted: unknown[] = [];
    const form = document.querySelector('form');
    form?.addEventListener('formdata', ({ formData }) => posted.push(formData.get('text')));
    const press = () => userEvent.click(page.getByRole('button', { name }));
    await userEvent.fill(field('text'), 'typed');
    await press();
    expect([heard, posted]).toEqual([[], ['typed']]);

    const told = Promise.withResolvers<void>();
    hydrate(told.promise);
    await expect.poll(said).toMatch(/^true/);
    await press();
    expect([heard, posted]).toEqual([[], ['typed']]);
    told.resolve();
    await expect.poll(() => heard).toEqual([[way, 'typed']]);
    await press();
    expect([heard.length, posted]).toEqual([2, ['typed']]);
  },
);

it('what was typed is React’s, each told once', async () => {
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
  // And from then on as ever.
  await userEvent.fill(field('year'), '2026');
  await expect.poll(said).toBe('typed||two\nlines|3|12|2026');
});

it('what was chosen is React’s, each told once, of radio buttons the last', async () => {
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

it('what nobody touched, and what was put back, is not told', async () => {
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

it('what is typed after the first commit, in a part that comes later, is React’s', async () => {
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

it('what is typed between the sign and the part it stands in is React’s', async () => {
  const { heard, hydrate, said } = draw((hear) => (
    <Suspense>
      <Texts heard={hear} />
    </Suspense>
  ));
  // In the same task as the sign: the part is drawn and not yet taken over.
  addEventListener('usable', typeAtOnce, { once: true });
  hydrate();
  await expect.poll(said).toBe('at the last moment|of the server||||');
  expect(heard).toEqual([['text', 'at the last moment']]);
});
