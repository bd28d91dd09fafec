import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, field, type RecordChange, useRecordedField } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

function Texts({ record }: { readonly record: RecordChange }) {
  const line = useRecordedField('line', 'of the server', record);
  const empty = useRecordedField('empty', '', record);
  return (
    <>
      <input {...line} />
      <textarea {...empty} />
      <output>{[line, empty].map(({ value }) => value).join('|')}</output>
    </>
  );
}

function typed(name: string): HTMLInputElement | HTMLTextAreaElement {
  const element = field(name).element();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`${name} takes no text`);
}

it.each([
  ['line', 'said|'],
  ['empty', 'of the server|said'],
])(
  'keeps the selection of a person who types in the middle of a field (%s)',
  async (name, known) => {
    const { hydrate, output } = draw((record) => <Texts record={record} />);
    await userEvent.fill(field(name), 'said');
    typed(name).setSelectionRange(1, 3);
    hydrate();
    await expect.poll(output).toBe(known);
    const { selectionStart, selectionEnd } = typed(name);
    expect([selectionStart, selectionEnd]).toEqual([1, 3]);
  },
);

function Remark({ record }: { readonly record: RecordChange }) {
  const remark = useRecordedField('remark', 'of the server', record);
  return (
    <>
      <textarea {...remark} />
      <output>{remark.value}</output>
    </>
  );
}

// React resets a text of several lines to the server's value during hydration.
it.each([
  ['at its end', 19, 'of the server, morexy'],
  ['in its middle', 2, 'ofxy the server, more'],
])('loses no word that is typed %s before the hand-over', async (_where, at, known) => {
  const { hydrate, output } = draw((record) => <Remark record={record} />);
  await userEvent.fill(field('remark'), 'of the server, more');
  typed('remark').setSelectionRange(at, at);
  await userEvent.keyboard('x');
  const handedOver = Promise.withResolvers<void>();
  hydrate(handedOver.promise);
  await expect.element(field('remark')).toHaveValue('of the server');
  await userEvent.keyboard('y');
  await expect.poll(output).toBe(known);
  handedOver.resolve();
  await userEvent.keyboard('z');
  await expect.poll(output).toBe(known.replace('y', 'yz'));
});
