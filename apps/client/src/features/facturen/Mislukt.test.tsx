import { expect, it } from 'vitest';
import { toon, woorden } from '../../api/toon.testhulp.tsx';
import { Mislukt } from './Mislukt.tsx';

it('says in its place what failed, at once, and offers to try again', () => {
  const deel = <Mislukt titel="We kunnen je facturen nu niet laten zien." />;
  expect(woorden(deel)).toBe('We kunnen je facturen nu niet laten zien. Probeer opnieuw');
  expect(toon(deel)).toContain('role="alert"');
});
