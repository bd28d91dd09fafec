import { expect, test, vi } from 'vitest';
import type { Graphql } from '../../../../api/graphql.ts';
import { ApiError } from '../../../../api/response.ts';
import { fetchNotas } from './fetchNotas.ts';
import { readNota } from './nota.testing.ts';

async function read(graphql: Graphql) {
  const report = vi.fn<(error: unknown) => void>();
  return { notas: await fetchNotas(['b1'], undefined, graphql, report), report };
}

test('what the insurer read comes as it is', async () => {
  const nota = readNota({ bestandIds: ['b1'] });
  const { notas } = await read(() => Promise.resolve({ data: { gelezen: [nota] } }));
  expect(notas).toEqual([nota]);
});

test.each([new ApiError('network', 0), new DOMException('gone', 'AbortError')])(
  'a call that failed or was ended is nothing read, and no news: %s',
  async (error) => {
    const { notas, report } = await read(() => Promise.reject(error));
    expect(notas).toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  },
);

test('what nobody foresaw is nothing read, and reported', async () => {
  const broken = new TypeError('broken');
  const { notas, report } = await read(() => Promise.reject(broken));
  expect(notas).toBeUndefined();
  expect(report).toHaveBeenCalledWith(broken);
});
