import { FilePicker } from '@mijn/ui/FilePicker';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { keepFiles } from './keepFiles.ts';
import { draw, field } from './keepTaps.testing.tsx';

afterEach(() => document.body.replaceChildren());

const words = { choose: 'file', drop: 'drop' };

function Bills({ onTaken }: { readonly onTaken: () => void }) {
  const [names, setNames] = useState<readonly string[]>([]);
  const add = (files: File[]) => setNames((held) => [...held, ...files.map(({ name }) => name)]);
  useEffect(onTaken, [onTaken]);
  return (
    <>
      <FilePicker label="bill" accept=".pdf" texts={words} onFiles={add} />
      <output>{names.join()}</output>
    </>
  );
}

function bill(name = 'bill.pdf'): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['a bill'], name, { type: 'application/pdf' }));
  return transfer;
}

/** Drags or drops a bill; returns whether the browser would handle it and leave the page. */
function drag(kind: 'dragover' | 'drop', target: Element, name?: string): boolean {
  const event = { bubbles: true, cancelable: true, dataTransfer: bill(name) };
  return target.dispatchEvent(new DragEvent(kind, event));
}

function paste(): boolean {
  const event = { bubbles: true, cancelable: true, clipboardData: bill() };
  return document.body.dispatchEvent(new ClipboardEvent('paste', event));
}

const ways = {
  dropped: () => drag('drop', field('file').element()),
  'dropped beside its place': () => drag('drop', document.body),
  pasted: paste,
};

it.each([
  ['dropped', 'before React came', 'bill.pdf'],
  ['dropped', 'while it takes over', 'bill.pdf'],
  ['dropped beside its place', 'before React came', ''],
  ['dropped beside its place', 'while it takes over', ''],
  ['pasted', 'before React came', 'bill.pdf'],
  ['pasted', 'while it takes over', 'bill.pdf'],
] as const)('keeps the page and takes the file once: %s %s', async (way, when, known) => {
  const taken = Promise.withResolvers<void>();
  const { hydrate, output } = draw(() => <Bills onTaken={taken.resolve} />);
  keepFiles();
  const give = () => {
    expect(drag('dragover', document.body)).toBe(false);
    expect(ways[way]()).toBe(way === 'pasted');
  };
  const handedOver = Promise.withResolvers<void>();
  if (when === 'before React came') give();
  hydrate(handedOver.promise);
  await taken.promise;
  if (when === 'while it takes over') give();
  // Waits for the timeout of the first script itself.
  const done = new Promise((resolve) =>
    addEventListener('usable', () => setTimeout(resolve), { once: true }),
  );
  handedOver.resolve();
  await done;
  expect(output()).toBe(known);
});

it('takes all files that were dropped before React hydrated, in their order', async () => {
  const taken = Promise.withResolvers<void>();
  const { hydrate, output } = draw(() => <Bills onTaken={taken.resolve} />);
  keepFiles();
  for (const name of ['one.pdf', 'two.pdf']) drag('drop', field('file').element(), name);
  hydrate(Promise.resolve());
  await expect.poll(output).toBe('one.pdf,two.pdf');
});
