import { expect, test, vi } from 'vitest';
import type { Graphql } from '../../../../api/graphql.ts';
import { ApiError } from '../../../../api/response.ts';
import { fetchNotas } from './fetchNotas.ts';
import { readNota } from '../state/readNota.testing.ts';

async function read(graphql: Graphql) {
  const report = vi.fn<(error: unknown) => void>();
  return { notas: await fetchNotas(['b1'], undefined, graphql, report), report };
}

test('returns the bills as the insurer read them', async () => {
  const nota = readNota({ bestandIds: ['b1'] });
  const { notas } = await read(() => Promise.resolve({ data: { gelezen: [nota] } }));
  expect(notas).toEqual([nota]);
});

test.each([new ApiError('network', 0), new DOMException('gone', 'AbortError')])(
  'fails silently when the call failed or was aborted: %s',
  async (error) => {
    const { notas, report } = await read(() => Promise.reject(error));
    expect(notas).toBe('failed');
    expect(report).not.toHaveBeenCalled();
  },
);

test('tells an unreadable bill from one that cannot be read now', async () => {
  const { notas } = await read(() => Promise.resolve({ data: { gelezen: null } }));
  expect(notas).toBe('unreadable');
  const busy = [{ message: 'busy', path: ['gelezen'], extensions: { status: 503 } }];
  const { notas: none, report } = await read(() =>
    Promise.resolve({ data: { gelezen: null }, errors: busy }),
  );
  expect(none).toBe('busy');
  expect(report).not.toHaveBeenCalled();
});

test('fails and reports an unforeseen error', async () => {
  const broken = new TypeError('broken');
  const { notas, report } = await read(() => Promise.reject(broken));
  expect(notas).toBe('failed');
  expect(report).toHaveBeenCalledWith(broken);
});
