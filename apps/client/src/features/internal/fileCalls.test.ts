import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOpenedFile, openFile } from './fileCalls.ts';

afterEach(() => vi.unstubAllGlobals());

const keys = { bsn: '999990019', zekerheidsniveau: '25' };

function listener(answer: () => Response) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}
const cutOff = () => {
  throw new TypeError('no connection');
};
const status = (code: number) => () => new Response(null, { status: code });

const problems = [
  ['is not logged in', status(401), 'loggedOut'],
  ['may not open it', status(403), 'closed'],
  ['asks for somebody unknown', status(404), 'unknown'],
  ['opened too many', status(429), 'tooMany'],
  ['meets a fault', status(503), 'failed'],
  ['has no connection', cutOff, 'failed'],
] as const;

describe('openFile', () => {
  it('sends BSN, level and reason', async () => {
    const asked = listener(status(204));
    expect(await openFile(keys, 'Vraag over nota')).toBeUndefined();
    expect(await new Response(asked.mock.calls[0]?.[1]?.body).json()).toEqual({
      bsn: '999990019',
      zekerheidsniveau: 25,
      reden: 'Vraag over nota',
    });
  });

  it.each(problems)('returns the problem: %s', async (_who, answer, problem) => {
    listener(answer);
    expect(await openFile(keys, 'Vraag over nota')).toBe(problem);
  });
});

describe('fetchOpenedFile', () => {
  it('returns the member of staff who has the file open, and the reason', async () => {
    const opened = { actor: 'm.jansen', reden: 'Vraag over nota' };
    const asked = listener(() => Response.json(opened));
    expect(await fetchOpenedFile(keys)).toEqual(opened);
    expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject(keys);
  });

  it.each(problems)('returns the problem: %s', async (_who, answer, problem) => {
    listener(answer);
    expect(await fetchOpenedFile(keys)).toBe(problem);
  });

  it.each([
    ['has no reason', () => Response.json({ actor: 'm.jansen' })],
    ['names nobody', () => Response.json({ reden: 'Vraag over nota' })],
    ['is nothing', () => Response.json(null)],
    ['cannot be read', () => new Response('<html>')],
  ])('rejects an answer that %s', async (_what, answer) => {
    listener(answer);
    expect(await fetchOpenedFile(keys)).toBe('failed');
  });
});
