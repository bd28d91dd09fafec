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
  'who types in the middle of a field (%s) goes on there once React has come',
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
