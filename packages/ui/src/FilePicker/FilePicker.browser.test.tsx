import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilePicker } from './FilePicker.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function pick(): string[][] {
  const chosen: string[][] = [];
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const element = (
    <FilePicker
      label="Je nota"
      hint="Een pdf of een foto."
      accept=".pdf"
      texts={{ choose: 'Kies een foto of bestand', drop: 'of sleep' }}
      onFiles={(files) => chosen.push(files.map(({ name }) => name))}
    />
  );
  // Flushes effects, which add the page's listeners.
  flushSync(() => root?.render(element));
  return chosen;
}

const nota = () => new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' });

function withFiles(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Drops files on an element; returns true if the browser would open them instead. */
function drop(target: Element, ...files: File[]): boolean {
  const event = { bubbles: true, cancelable: true, dataTransfer: withFiles(...files) };
  target.dispatchEvent(new DragEvent('dragover', event));
  return target.dispatchEvent(new DragEvent('drop', event));
}

const picker = page.getByRole('group', { name: 'Je nota' });

it('passes on the chosen files, also the same file twice', async () => {
  const chosen = pick();
  const input = page.getByLabelText('Kies een foto of bestand');
  await userEvent.upload(input, nota());
  await userEvent.upload(input, nota());
  expect(chosen).toEqual([['nota.pdf'], ['nota.pdf']]);
});

it('passes on all dropped files', () => {
  const chosen = pick();
  expect(drop(picker.element(), nota(), new File(['x'], 'foto.jpg'))).toBe(false);
  expect(chosen).toEqual([['nota.pdf', 'foto.jpg']]);
});
