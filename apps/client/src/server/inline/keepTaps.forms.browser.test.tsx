import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useHydrating } from '@mijn/ui/useHydrating';
import { draw, field, type RecordChange, useRecordedField } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

/** A form with an address of its own that React handles after hydration: at the form, or at a button. */
function Posted({ record }: { readonly record: RecordChange }) {
  const text = useRecordedField('text', '', () => undefined);
  const isTaken = !useHydrating();
  const send = (way: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    record(way, text.value);
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
    const { changes, hydrate, output } = draw((record) => <Posted record={record} />);
    const posted: unknown[] = [];
    const form = document.querySelector('form');
    form?.addEventListener('formdata', ({ formData }) => posted.push(formData.get('text')));
    const press = () => userEvent.click(page.getByRole('button', { name }));
    await userEvent.fill(field('text'), 'typed');
    await press();
    expect([changes, posted]).toEqual([[], ['typed']]);

    const handedOver = Promise.withResolvers<void>();
    hydrate(handedOver.promise);
    await expect.poll(output).toMatch(/^true/);
    await press();
    expect([changes, posted]).toEqual([[], ['typed']]);
    handedOver.resolve();
    await expect.poll(() => changes).toEqual([[way, 'typed']]);
    await press();
    expect([changes.length, posted]).toEqual([2, ['typed']]);
  },
);
