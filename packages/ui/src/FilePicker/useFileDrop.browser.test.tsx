import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useFileDrop } from './useFileDrop.ts';

interface AreaProps {
  readonly onFiles: (files: File[]) => void;
}

/** An area with something in it, that says whether files hang over it. */
function Area({ onFiles }: AreaProps) {
  const { box, draggedOver } = useFileDrop(onFiles);
  return (
    <fieldset ref={box} aria-label="Area">
      <span>{draggedOver ? 'Let go' : 'Drop here'}</span>
    </fieldset>
  );
}

let root: Root | undefined;
let box: HTMLElement;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Shows the area in the page; gives the names of what it was given, drop by drop. */
function show(): string[][] {
  const taken: string[][] = [];
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const onFiles = (files: File[]) => void taken.push(files.map(({ name }) => name));
  // With its effects, which listen to the page.
  flushSync(() => root?.render(<Area onFiles={onFiles} />));
  return taken;
}

function data(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** A text that is dragged, as a link of the page. */
function words(): DataTransfer {
  const transfer = new DataTransfer();
  transfer.setData('text/plain', 'nota.pdf');
  return transfer;
}

const nota = () => new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' });

/** Does something with what is dragged, over an element; whether the browser goes on as it would by itself. */
function drag(
  kind: 'dragover' | 'drop' | 'dragleave',
  target: Element,
  dataTransfer: DataTransfer,
  relatedTarget: Element | null = null,
): boolean {
  const event = { bubbles: true, cancelable: true, dataTransfer, relatedTarget };
  return target.dispatchEvent(new DragEvent(kind, event));
}

function paste(...files: File[]): void {
  const clipboardData = data(...files);
  document.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
}

const says = (text: string) => expect.element(page.getByText(text)).toBeVisible();

const inside = () => page.getByText(/Drop here|Let go/).element();

it('takes what is dropped anywhere within it, and the browser does not open it', () => {
  const taken = show();
  expect(drag('dragover', inside(), data(nota()))).toBe(false);
  expect(drag('drop', inside(), data(nota(), new File(['x'], 'foto.jpg')))).toBe(false);
  expect(taken).toEqual([['nota.pdf', 'foto.jpg']]);
});

it('a file dropped beside it is not taken, and does not replace the page', () => {
  const taken = show();
  expect(drag('dragover', document.body, data(nota()))).toBe(false);
  expect(drag('drop', document.body, data(nota()))).toBe(false);
  expect(taken).toEqual([]);
});

it('says so while files hang over it: until they are moved away, let go, or leave the window', async () => {
  show();
  await says('Drop here');
  drag('dragover', inside(), data(nota()));
  await says('Let go');
  drag('dragover', document.body, data(nota()));
  await says('Drop here');
  drag('dragover', inside(), data(nota()));
  drag('dragleave', inside(), data(nota()), box);
  await says('Let go');
  drag('dragleave', inside(), data(nota()));
  await says('Drop here');
  drag('dragover', inside(), data(nota()));
  drag('drop', inside(), data(nota()));
  await says('Drop here');
});

it('leaves words that are dragged to the browser', () => {
  const taken = show();
  expect(drag('dragover', inside(), words())).toBe(true);
  expect(drag('drop', inside(), words())).toBe(true);
  expect(taken).toEqual([]);
});

it('takes the files that are pasted anywhere in the page, not a paste without any', () => {
  const taken = show();
  paste(nota());
  paste();
  expect(taken).toEqual([['nota.pdf']]);
});

it('lets the page go once it is away itself', () => {
  const taken = show();
  flushSync(() => root?.render(null));
  paste(nota());
  expect(drag('drop', document.body, data(nota()))).toBe(true);
  expect(taken).toEqual([]);
});
