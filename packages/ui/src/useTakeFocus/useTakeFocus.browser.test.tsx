import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { taken, takeOver } from '../takeOver.testing.tsx';
import { useTakeFocus } from './useTakeFocus.tsx';

afterEach(() => document.body.replaceChildren());

function News({ text, isWanted }: { readonly text: string; readonly isWanted?: boolean }) {
  const box = useRef<HTMLParagraphElement>(null);
  useTakeFocus(() => box.current, isWanted);
  return (
    <p ref={box} tabIndex={-1}>
      {text}
    </p>
  );
}

function Page() {
  const [count, setCount] = useState(0);
  return (
    <section tabIndex={-1} aria-label="form">
      <input aria-label="field" />
      <button onClick={() => setCount(count + 1)}>more</button>
      <div style={{ height: '200vh' }} />
      <News text="first" />
      {count > 0 && <News text="second" isWanted={count > 1} />}
    </section>
  );
}

const first = page.getByText('first');
const field = page.getByRole('textbox', { name: 'field' });
const isTaken = () => expect.poll(() => taken).toEqual(['page']);

async function drawn(place?: string) {
  const root = takeOver(<Page />);
  if (place) root.querySelector<HTMLElement>(place)?.focus();
  await isTaken();
}

it('leaves the focus in a field that has it before hydration', async () => {
  await drawn('input');
  await expect.element(field).toHaveFocus();
});

it.each([undefined, 'section'])(
  'focuses the message without scrolling if the focus has not moved (%s)',
  async (place) => {
    await drawn(place);
    await expect.element(first).toHaveFocus();
    expect(scrollY).toBe(0);
  },
);

it('focuses and scrolls to a later message once it is wanted', async () => {
  await drawn('input');
  const [second, more] = [page.getByText('second'), page.getByRole('button', { name: 'more' })];
  await more.click();
  await expect.element(second).toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await more.click();
  await expect.element(second).toHaveFocus();
  expect(scrollY).toBeGreaterThan(0);
  await more.click();
  await expect.element(more).toHaveFocus();
});
