import { expect, test } from 'vitest';
import { elementKey, NotAnsweredError, type Session } from './webDriver.ts';
import { webDriverScreen } from './webDriverScreen.ts';

const button = { role: 'button', name: 'Betalen' } as const;
const reference = { [elementKey]: 'e1' };

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly script?: string; readonly args?: readonly unknown[] } & object;
}

/** Creates a fake driver that responds with `answer`, and records the commands except for queries. */
function createDriver(answer: (sent: Sent) => unknown) {
  const sent: Sent[] = [];
  const session: Session = {
    send: async (method, path, body = {}) => {
      sent.push({ method, path, body });
      return answer({ method, path, body });
    },
  };
  const commands = () =>
    sent
      .filter(({ path }) => !path.startsWith('/execute'))
      .map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body)}`);
  return { screen: webDriverScreen(session, 50), sent, commands };
}

const looksFor = ({ body }: Sent) => body.script?.includes('querySelectorAll') ?? false;

test('waits for the target, scrolls to it and clicks it', async () => {
  let times = 0;
  const { screen, sent, commands } = createDriver((one) => {
    if (!looksFor(one)) return null;
    times += 1;
    return times > 1 ? reference : null;
  });
  await screen.click(button);
  expect(commands()).toEqual(['POST /element/e1/click {}']);
  const scrolled = sent.filter(({ body }) => body.script?.includes('scrollIntoView'));
  expect(scrolled.map(({ body }) => body.args)).toEqual([[reference]]);
});

test('throws with the address and text of the page for a missing target', async () => {
  const { screen, commands } = createDriver((one) =>
    looksFor(one) ? null : 'http://zz.localhost/facturen Niets te betalen',
  );
  await expect(screen.see(button)).rejects.toThrow(
    /button "Betalen".* at http:\/\/zz\.localhost\/facturen Niets te betalen/,
  );
  expect(commands()).toEqual([]);
});

test('returns at once whether the target is visible, and false between documents', async () => {
  expect(await createDriver(() => reference).screen.shows(button)).toBe(true);
  expect(await createDriver(() => null).screen.shows(button)).toBe(false);
  expect(await createDriver(() => ({ other: 'x' })).screen.shows(button)).toBe(false);
  const between = createDriver(() => Promise.reject(new Error('no such window')));
  expect(await between.screen.shows(button)).toBe(false);
});

const filledWith = (value: string) =>
  createDriver(({ body }) => (body.script === 'return arguments[0].value' ? value : reference));

test('clears a filled field before typing', async () => {
  const filled = filledWith('0612345678');
  await filled.screen.type('telefoon', '06');
  expect(filled.commands()).toEqual([
    'POST /element/e1/clear {}',
    'POST /element/e1/value {"text":"06"}',
  ]);
  const empty = filledWith('');
  await empty.screen.type('telefoon', '06');
  expect(empty.commands()).toEqual(['POST /element/e1/value {"text":"06"}']);
  expect(empty.sent[0]?.body.args).toEqual(['[name="telefoon"]']);
});

test('throws for an unknown field', async () => {
  const { screen } = createDriver(() => null);
  await expect(screen.type('telefoon', '06')).rejects.toThrow('no field is called telefoon');
});

test('returns the value of an expression, and throws its error', async () => {
  expect(await createDriver(() => ({ value: [1] })).screen.run('x')).toEqual([1]);
  expect(await createDriver(() => ({})).screen.run('x')).toBeUndefined();
  const failing = createDriver(() => ({ error: 'ReferenceError: x' }));
  await expect(failing.screen.run('x')).rejects.toThrow('ReferenceError: x');
  await expect(createDriver(() => null).screen.run('x')).rejects.toThrow('no answer from the page');
});

test('retries a script once whose response is lost, but not after other errors', async () => {
  for (const [path, ask] of [
    ['/execute/sync', 'see'],
    ['/execute/async', 'run'],
  ] as const) {
    const answers = [() => Promise.reject(new NotAnsweredError('lost')), () => ({ ...reference })];
    const { screen, sent } = createDriver(() => answers.shift()?.());
    await (ask === 'see' ? screen.see(button) : screen.run('x'));
    expect(sent.map((one) => one.path)).toEqual([path, path]);
  }
  const refused = createDriver(() => Promise.reject(new Error('no such window')));
  await expect(refused.screen.run('x')).rejects.toThrow('no such window');
  expect(refused.sent).toHaveLength(1);
});

test('opens an address again that the driver dropped', async () => {
  const address = 'http://zz.localhost/facturen?jaar=2026';
  const { screen, commands, sent } = createDriver(
    ({ path, body }) => path === '/execute/sync' && body.args?.length === 2 && isThere(),
  );
  let asked = 0;
  function isThere(): boolean | Promise<never> {
    asked += 1;
    // First between documents, then still on the previous one.
    return asked === 1 ? Promise.reject(new Error('no such window')) : asked > 2;
  }
  await screen.open(address);
  expect(commands()).toEqual([`POST /url {"url":"${address}"}`]);
  expect(sent.at(-1)?.body.args).toEqual([address, null]);
});

test('waits for the redirect target of an address', async () => {
  const { screen, sent } = createDriver(({ body }) => body.args?.length === 2);
  await screen.open('http://zz.localhost', 'http://zz.localhost/inloggen');
  expect(sent.at(-1)?.body.args).toEqual(['http://zz.localhost/', 'http://zz.localhost/inloggen']);
});

test('resizes the window and runs a script in the page', async () => {
  const { screen, sent } = createDriver(() => null);
  await screen.resize(390, 844);
  await screen.load('window.axe = 1');
  expect(sent).toEqual([
    { method: 'POST', path: '/window/rect', body: { width: 390, height: 844 } },
    { method: 'POST', path: '/execute/sync', body: { script: 'window.axe = 1', args: [] } },
  ]);
});
