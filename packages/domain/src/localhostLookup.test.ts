import { expect, it } from 'vitest';
import { withLocalhost } from './localhostLookup.ts';

const lookup = withLocalhost<{ all?: boolean }>((hostname, _options, answer) =>
  answer(null, `system: ${hostname}`, 6),
);

it('resolves names under localhost to this machine', () => {
  const answers: unknown[][] = [];
  lookup('ideal.localhost', {}, (...answer) => void answers.push(answer));
  lookup('ideal.localhost', { all: true }, (...answer) => void answers.push(answer));

  expect(answers).toEqual([
    [null, '127.0.0.1', 4],
    [null, [{ address: '127.0.0.1', family: 4 }]],
  ]);
});

it.each(['bank.example', 'localhost', 'localhost.evil.example'])(
  'leaves %s to the system',
  (hostname) => {
    lookup(hostname, {}, (_error, address) => expect(address).toBe(`system: ${hostname}`));
  },
);
