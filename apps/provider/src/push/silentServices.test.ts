import { expect, it } from 'vitest';
import { createSilentServices } from './silentServices.ts';

const host = 'https://push.example.org';

function startClock() {
  let ms = 0;
  const services = createSilentServices(() => ms);
  const fail = (...paths: string[]) => {
    for (const path of paths) services.failed(`${host}${path}`);
  };
  const rests = (path: string) => services.isLeftAlone(`${host}${path}`);
  return { services, fail, rests, pass: (more: number) => (ms += more) };
}

it('suspends an address for a minute after three failures in a row, and no other address', () => {
  const { fail, rests, pass } = startClock();
  fail('/a', '/a');
  expect(rests('/a')).toBe(false);
  fail('/a', '/a', '/a');
  expect([rests('/a'), rests('/b')]).toEqual([true, false]);
  pass(59_999);
  expect(rests('/a')).toBe(true);
  pass(1);
  expect(rests('/a')).toBe(false);
});

it('suspends a host for a minute after failures of three of its addresses, and no other host', () => {
  const { services, fail, rests, pass } = startClock();
  fail('/a', '/b');
  expect(rests('/d')).toBe(false);
  fail('/c');
  expect([rests('/d'), services.isLeftAlone('https://other.example.org/d')]).toEqual([true, false]);
  pass(60_000);
  expect(rests('/d')).toBe(false);
});

it('suspends a host again at its first failure after that minute', () => {
  const { fail, rests, pass } = startClock();
  fail('/a', '/b', '/c');
  pass(60_000);
  fail('/d');
  expect(rests('/e')).toBe(true);
});

it('starts counting again after an answer of the host', () => {
  const { services, fail, rests } = startClock();
  fail('/a', '/b');
  services.answered(`${host}/c`);
  fail('/a', '/d');
  expect(rests('/e')).toBe(false);
});
