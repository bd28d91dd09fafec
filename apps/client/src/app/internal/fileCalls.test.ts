import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOpenedFile, openFile } from './fileCalls.ts';

afterEach(() => vi.unstubAllGlobals());

const keys = { bsn: '999990019', zekerheidsniveau: '25' };

/** The staff's listener, which answers so; what it was asked. */
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

describe('opening a file', () => {
  it('says whose, at which level and why', async () => {
    const asked = listener(status(204));
    expect(await openFile(keys, 'Vraag over nota')).toBeUndefined();
    expect(await new Response(asked.mock.calls[0]?.[1]?.body).json()).toEqual({
      bsn: '999990019',
      zekerheidsniveau: 25,
      reden: 'Vraag over nota',
    });
  });

  it.each(problems)('tells who %s so', async (_who, answer, problem) => {
    listener(answer);
    expect(await openFile(keys, 'Vraag over nota')).toBe(problem);
  });
});

describe('asking whose file stands open', () => {
  it('tells who has it open, and why', async () => {
    const opened = { actor: 'm.jansen', reden: 'Vraag over nota' };
    const asked = listener(() => Response.json(opened));
    expect(await fetchOpenedFile(keys)).toEqual(opened);
    expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject(keys);
  });

  it.each(problems)('tells who %s so', async (_who, answer, problem) => {
    listener(answer);
    expect(await fetchOpenedFile(keys)).toBe(problem);
  });

  it.each([
    ['has no reason', () => Response.json({ actor: 'm.jansen' })],
    ['names nobody', () => Response.json({ reden: 'Vraag over nota' })],
    ['is nothing', () => Response.json(null)],
    ['cannot be read', () => new Response('<html>')],
  ])('takes no answer that %s', async (_what, answer) => {
    listener(answer);
    expect(await fetchOpenedFile(keys)).toBe('failed');
  });
});
