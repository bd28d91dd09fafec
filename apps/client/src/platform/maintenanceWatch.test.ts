import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMaintenance } from './maintenanceWatch.ts';

const retry = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { href: 'https://mijn.test/503' });
  vi.stubGlobal('document', { querySelector: () => ({ click: retry }) });
});

afterEach(() => {
  stop();
  retry.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const says = (inOnderhoud: boolean) => () => Promise.resolve(Response.json({ inOnderhoud }));

const never: typeof globalThis.fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new Error('too late')));
  });

function stubDocument(...answers: (typeof globalThis.fetch)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(never);
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function asked(fetch: ReturnType<typeof stubDocument>, times: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fetch).toHaveBeenCalledTimes(times);
}

test('goes on once the maintenance is over', async () => {
  const fetch = stubDocument(says(true), says(false));
  stop = watchMaintenance('/onderhoud.json');
  await asked(fetch, 2);
  await vi.advanceTimersByTimeAsync(0);
  expect(retry).toHaveBeenCalledOnce();
});

test.each([[{}], [null], ['false'], [false]])(
  'ignores a document of another kind (%j)',
  async (document) => {
    const other = () => Promise.resolve(Response.json(document));
    const fetch = stubDocument(says(true), other, says(false));
    stop = watchMaintenance('/onderhoud.json');
    await asked(fetch, 2);
    expect(retry).not.toHaveBeenCalled();
    await asked(fetch, 3);
    await vi.advanceTimersByTimeAsync(0);
    expect(retry).toHaveBeenCalledOnce();
  },
);

test('asks a host that never answers again', async () => {
  const timeUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeUp.signal);
  const fetch = stubDocument(never);
  stop = watchMaintenance('/onderhoud.json');
  timeUp.abort();
  await asked(fetch, 2);
  expect(timeout).toHaveBeenCalledWith(3_000);
});
