import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useHydrating } from '@mijn/ui/useHydrating';
import { draw, field, type Heard, useHeld } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

/** A form with an address of its own that React handles after hydration: at the form, or at a button. */
function Posted({ heard }: { readonly heard: Heard }) {
  const text = useHeld('text', '', () => undefined);
  const isTaken = !useHydrating();
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
      <iframe name="elsewhere" title="elsewhere" sandbox="" />
      <output>{`${isTaken}|${text.value}`}</output>
    </>
  );
}

it.each([
  ['send', 'submit'],
  ['pay', 'click'],
])(
  'delays a form that React handles until its input is handed over, and posts it before that (%s)',
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
