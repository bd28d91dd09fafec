import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useFileDrop } from './useFileDrop.ts';

interface AreaProps {
  readonly onFiles: (files: File[]) => void;
}

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

function show(): string[][] {
  const taken: string[][] = [];
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const onFiles = (files: File[]) => void taken.push(files.map(({ name }) => name));
  // Flushes effects, which add the page's listeners.
  flushSync(() => root?.render(<Area onFiles={onFiles} />));
  return taken;
}

function data(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

function words(): DataTransfer {
  const transfer = new DataTransfer();
  transfer.setData('text/plain', 'nota.pdf');
  return transfer;
}

const nota = () => new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' });

/** Dispatches a drag event; returns whether the browser's default action would follow. */
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

it('takes files dropped within the area, and prevents the browser from opening them', () => {
  const taken = show();
  expect(drag('dragover', inside(), data(nota()))).toBe(false);
  expect(drag('drop', inside(), data(nota(), new File(['x'], 'foto.jpg')))).toBe(false);
  expect(taken).toEqual([['nota.pdf', 'foto.jpg']]);
});

it('ignores files dropped beside the area, and does not leave the page', () => {
  const taken = show();
  expect(drag('dragover', document.body, data(nota()))).toBe(false);
  expect(drag('drop', document.body, data(nota()))).toBe(false);
  expect(taken).toEqual([]);
});

it('shows files over the area until they leave it, are dropped or leave the window', async () => {
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

it('leaves dragged text to the browser', () => {
  const taken = show();
  expect(drag('dragover', inside(), words())).toBe(true);
  expect(drag('drop', inside(), words())).toBe(true);
  expect(taken).toEqual([]);
});

it('takes files pasted anywhere in the page, and ignores other pastes', () => {
  const taken = show();
  paste(nota());
  paste();
  expect(taken).toEqual([['nota.pdf']]);
});

it('stops listening after it unmounts', () => {
  const taken = show();
  flushSync(() => root?.render(null));
  paste(nota());
  expect(drag('drop', document.body, data(nota()))).toBe(true);
  expect(taken).toEqual([]);
});
