import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { taken, takeOver } from '../takeOver.testing.tsx';
import { Dialog } from './Dialog.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  flushSync(() => root.unmount());
  place.remove();
});

const close = vi.fn<() => void>();
const again = vi.fn<() => void>();

/** A page with a question, hidden or not, and what is seen beside it. */
function show(hidden: boolean, open = true): void {
  const buttons = <button type="button">Ja</button>;
  const content = (
    <>
      <button type="button" onClick={again}>
        Probeer opnieuw
      </button>
      <div hidden={hidden}>
        <h1>Pagina</h1>
        <Dialog open={open} title="Weggaan?" buttons={buttons} onClose={close}>
          Niet bewaard.
        </Dialog>
      </div>
    </>
  );
  flushSync(() => root.render(content));
}

const question = page.getByRole('dialog', { name: 'Weggaan?' });
const beside = page.getByRole('button', { name: 'Probeer opnieuw' });

test.each([
  ['as its page is hidden, and asks again when that is back', () => show(false)],
  ['that came while its page is hidden, and asks when that is back', () => show(true, false)],
])('a question holds nothing up %s', async (_when, begin) => {
  close.mockReset();
  again.mockReset();
  begin();
  show(true);
  await expect.element(question).not.toBeInTheDocument();
  await beside.click();
  expect(again).toHaveBeenCalledOnce();
  show(false);
  await expect.element(question).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close.mock.calls).toHaveLength(1);
});

test('a question that is taken away with its page still there is gone', async () => {
  show(false);
  const errors = vi.fn<() => void>();
  addEventListener('error', errors);
  const [dialog] = question.elements();
  // As React takes it away, before it says that it has.
  dialog?.remove();
  const heading = page.getByRole('heading', { name: 'Pagina' }).element();
  heading.append('Iets wat groter is, over twee regels. '.repeat(20));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  removeEventListener('error', errors);
  heading.parentElement?.append(dialog ?? '');
  expect(errors).not.toHaveBeenCalled();
});

/** A question of the document itself, whose answers are the browser's own until script comes. */
function Asked() {
  const [open, setOpen] = useState(true);
  const buttons = (
    <form method="dialog">
      <button>Ja</button>
      <button data-safe="">Nee</button>
    </form>
  );
  return (
    <>
      <button onClick={() => setOpen(true)}>Vraag opnieuw</button>
      <Dialog open={open} title="Weggaan?" buttons={buttons} onClose={() => setOpen(false)}>
        Niet bewaard.
      </Dialog>
    </>
  );
}

function drawQuestion(): HTMLElement {
  const made = takeOver(<Asked />);
  onTestFinished(() => made.remove());
  return made;
}

const isTaken = () => expect.poll(() => taken).toEqual(['page']);

describe('a question that the server drew', () => {
  test('and was answered before React came is not asked again, until one asks for it', async () => {
    // As the browser leaves it: what it says of that has long been said.
    drawQuestion().querySelector('dialog')?.removeAttribute('open');
    await isTaken();
    await expect.element(question).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Vraag opnieuw' }).click();
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Nee' }).click();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('holds the page as React comes, and begins at the answer that changes nothing', async () => {
    const made = drawQuestion();
    await isTaken();
    await expect.element(question.getByRole('button', { name: 'Nee' })).toHaveFocus();
    expect(made.querySelector('dialog')?.matches(':modal')).toBe(true);
  });

  test('leaves who stood at an answer before React came at that answer', async () => {
    const made = drawQuestion();
    const yes = question.getByRole('button', { name: 'Ja' });
    made.querySelector<HTMLElement>('dialog button')?.focus();
    await isTaken();
    expect(made.querySelector('dialog')?.matches(':modal')).toBe(true);
    await expect.element(yes).toHaveFocus();
  });
});
