import { expect, it } from 'vitest';
import { createSilentHosts } from './silentHosts.ts';

const host = 'push.example.org';

function startClock() {
  let ms = 0;
  const hosts = createSilentHosts(() => ms);
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) hosts.failed(host);
  };
  return { hosts, fail, pass: (more: number) => (ms += more) };
}

it('a host that fails three times after each other is left alone for a minute, and no other with it', () => {
  const { hosts, fail, pass } = startClock();
  fail(2);
  expect(hosts.isLeftAlone(host)).toBe(false);
  fail(1);
  expect([hosts.isLeftAlone(host), hosts.isLeftAlone('other.example.org')]).toEqual([true, false]);
  pass(59_999);
  expect(hosts.isLeftAlone(host)).toBe(true);
  pass(1);
  expect(hosts.isLeftAlone(host)).toBe(false);
});

it('one that is silent still after that minute is left alone again at once', () => {
  const { hosts, fail, pass } = startClock();
  fail(3);
  pass(60_000);
  fail(1);
  expect(hosts.isLeftAlone(host)).toBe(true);
});

it('one that fails now and then, and answers in between, is asked all the same', () => {
  const { hosts, fail } = startClock();
  fail(2);
  hosts.answered(host);
  fail(2);
  expect(hosts.isLeftAlone(host)).toBe(false);
});
