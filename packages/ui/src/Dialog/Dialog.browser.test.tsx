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
])('does not block the page %s', async (_when, begin) => {
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

test('closes when its dialog is removed from a page that stays', async () => {
  show(false);
  const errors = vi.fn<() => void>();
  addEventListener('error', errors);
  const [dialog] = question.elements();
  // React removes the element before it runs the effect's cleanup.
  dialog?.remove();
  const heading = page.getByRole('heading', { name: 'Pagina' }).element();
  heading.append('Iets wat groter is, over twee regels. '.repeat(20));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  removeEventListener('error', errors);
  heading.parentElement?.append(dialog ?? '');
  expect(errors).not.toHaveBeenCalled();
});

/** A dialog open in the document, closed by the browser itself until hydration. */
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

describe('a dialog from the server', () => {
  test('stays closed if it was answered before hydration, until it is opened again', async () => {
    // The browser closes it without an event that React could still see.
    drawQuestion().querySelector('dialog')?.removeAttribute('open');
    await isTaken();
    await expect.element(question).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Vraag opnieuw' }).click();
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Nee' }).click();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('becomes modal on hydration, and focuses the safe answer', async () => {
    const made = drawQuestion();
    await isTaken();
    await expect.element(question.getByRole('button', { name: 'Nee' })).toHaveFocus();
    expect(made.querySelector('dialog')?.matches(':modal')).toBe(true);
  });

  test('keeps the focus on an answer that had it before hydration', async () => {
    const made = drawQuestion();
    const yes = question.getByRole('button', { name: 'Ja' });
    made.querySelector<HTMLElement>('dialog button')?.focus();
    await isTaken();
    expect(made.querySelector('dialog')?.matches(':modal')).toBe(true);
    await expect.element(yes).toHaveFocus();
  });
});
