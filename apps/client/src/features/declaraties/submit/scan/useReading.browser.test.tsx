import { useReducer } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { after, chosen, received } from '../state/claim.testing.ts';
import { nextState } from '../state/claimReducer.ts';
import { readNota } from '../state/readNota.testing.ts';
import { useReading } from './useReading.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Stubs the insurer, which reads a bill when told to; records the requested files. */
function insurer() {
  const asked: string[] = [];
  const reads = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    const { variables } = await new Response(options?.body).json();
    asked.push(variables.bestandIds.join(' '));
    await reads.promise;
    options?.signal?.throwIfAborted();
    return Response.json({ data: { gelezen: [readNota({ bestandIds: variables.bestandIds })] } });
  });
  return { asked, read: () => reads.resolve() };
}

const second = {
  kind: 'filesPicked',
  files: [{ key: 'b', file: new File(['2'], 'nota 2.pdf') }],
} as const;
const secondReceived = {
  ...received,
  key: 'b',
  state: { ...received.state, bestandId: 'b2' },
} as const;

function Probe({ reads = true }: { readonly reads?: boolean }) {
  const [claim, report] = useReducer(nextState, undefined, () => after(chosen));
  useReading(claim, report, { reads, language: 'nl' });
  const { kind } = claim.reading;
  return (
    <>
      <output>{`${kind} ${'files' in claim.reading ? claim.reading.files : ''}`.trim()}</output>
      <button type="button" onClick={() => report(received)}>
        one
      </button>
      <button
        type="button"
        onClick={() => {
          report(second);
          report(secondReceived);
        }}
      >
        two
      </button>
    </>
  );
}

const told = page.getByRole('status');
const press = (name: string) => page.getByRole('button', { name }).click();

it('waits until the insurer has the file, and reads it once', async () => {
  const { asked, read } = insurer();
  mount(<Probe />);
  await expect.element(told).toHaveTextContent('idle');
  expect(asked).toEqual([]);
  await press('one');
  await expect.element(told).toHaveTextContent('busy b1');
  read();
  await expect.element(told).toHaveTextContent('done b1');
  expect(asked).toEqual(['b1']);
});

it('reads again when a file is added, and ignores the earlier reading', async () => {
  const { asked, read } = insurer();
  mount(<Probe />);
  await press('one');
  await expect.element(told).toHaveTextContent('busy b1');
  await press('two');
  await expect.element(told).toHaveTextContent('busy b1 b2');
  read();
  await expect.element(told).toHaveTextContent('done b1 b2');
  expect(asked).toEqual(['b1', 'b1 b2']);
});

it('makes no call when the insurer reads no bills', async () => {
  const { asked } = insurer();
  mount(<Probe reads={false} />);
  await press('one');
  await press('two');
  await expect.element(told).toHaveTextContent('idle');
  expect(asked).toEqual([]);
});

it('repeats the call while the insurer is too busy', async () => {
  const busy = { message: 'busy', path: ['gelezen'], extensions: { status: 503 } };
  const answers = [
    { data: { gelezen: null }, errors: [busy] },
    { data: { gelezen: [readNota({ bestandIds: ['b1'] })] } },
  ];
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(answers.shift()));
  mount(<Probe />);
  await press('one');
  await expect.element(told).toHaveTextContent('busy b1');
  await expect.element(told).toHaveTextContent('done b1');
  expect(fetching).toHaveBeenCalledTimes(2);
});
