import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile.ts';
import { type FileProblem, watchFileLinks } from './fileLinks.ts';

vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

class Link {
  readonly origin = 'https://mijn.test';
  readonly pathname = '/api/v1/bestanden/1';
  readonly search = '';
  closest(): Link {
    return this;
  }
}

let click: (event: unknown) => void;

beforeEach(() => {
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('location', { origin: 'https://mijn.test' });
  vi.stubGlobal('addEventListener', (_kind: string, hear: typeof click) => {
    click = hear;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockReset();
});

function tap(response: () => Promise<Response>) {
  const onFailed = vi.fn<(problem: FileProblem) => void>();
  vi.stubGlobal('fetch', response);
  watchFileLinks(onFailed);
  click({ target: new Link(), preventDefault: () => undefined });
  return onFailed;
}

const file = (disposition: string) => () =>
  Promise.resolve(new Response('%PDF-', { headers: { 'content-disposition': disposition } }));

const cutOff = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut off')) });

test.each([
  ['no connection', {}, () => Promise.reject(new TypeError('offline'))],
  [
    'a file that is not there',
    { status: 404 },
    () => Promise.resolve(new Response('', { status: 404 })),
  ],
  [
    'a session that has ended',
    { status: 401 },
    () => Promise.resolve(new Response('', { status: 401 })),
  ],
  ['too many at once', { status: 429 }, () => Promise.resolve(new Response('', { status: 429 }))],
  ['a connection lost on the way', {}, () => Promise.resolve(new Response(cutOff))],
] as const)('reports %s', async (_name, problem, response) => {
  const onFailed = tap(response);
  await expect.poll(() => onFailed.mock.calls).toMatchObject([[problem]]);
  expect(saveFile).not.toHaveBeenCalled();
});

test('reports that the device cannot save the file', async () => {
  vi.mocked(saveFile).mockRejectedValue(new Error('full'));
  const onFailed = tap(file('attachment; filename="nota.pdf"'));
  await expect.poll(() => onFailed.mock.calls).toHaveLength(1);
});

test.each([
  ['its own letters', `filename="caf_.pdf"; filename*=UTF-8''caf%C3%A9.pdf`, 'café.pdf'],
  ['the plain name where there is no other', 'filename="nota.pdf"', 'nota.pdf'],
  [
    'the plain name where the other is none',
    `filename="nota.pdf"; filename*=UTF-8''%E9`,
    'nota.pdf',
  ],
])('saves a file under %s', async (_name, names, kept) => {
  const onFailed = tap(file(`attachment; ${names}`));
  await expect.poll(() => vi.mocked(saveFile).mock.calls).toHaveLength(1);
  expect(saveFile).toHaveBeenCalledWith(kept, expect.anything());
  expect(onFailed).not.toHaveBeenCalled();
});
