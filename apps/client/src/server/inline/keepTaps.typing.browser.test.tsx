import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw, field, type Heard, useHeld } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

function Texts({ heard }: { readonly heard: Heard }) {
  const line = useHeld('line', 'of the server', heard);
  const empty = useHeld('empty', '', heard);
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
    const { hydrate, said } = draw((heard) => <Texts heard={heard} />);
    await userEvent.fill(field(name), 'said');
    typed(name).setSelectionRange(1, 3);
    hydrate();
    await expect.poll(said).toBe(known);
    const { selectionStart, selectionEnd } = typed(name);
    expect([selectionStart, selectionEnd]).toEqual([1, 3]);
  },
);

function Remark({ heard }: { readonly heard: Heard }) {
  const remark = useHeld('remark', 'of the server', heard);
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
  const { hydrate, said } = draw((heard) => <Remark heard={heard} />);
  await userEvent.fill(field('remark'), 'of the server, more');
  typed('remark').setSelectionRange(at, at);
  await userEvent.keyboard('x');
  const told = Promise.withResolvers<void>();
  hydrate(told.promise);
  await expect.element(field('remark')).toHaveValue('of the server');
  await userEvent.keyboard('y');
  await expect.poll(said).toBe(known);
  told.resolve();
  await userEvent.keyboard('z');
  await expect.poll(said).toBe(known.replace('y', 'yz'));
});
