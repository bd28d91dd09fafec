import { expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { Failed } from './Failed.tsx';

it('says at once what failed, and offers to try again', () => {
  const part = <Failed title="We kunnen je facturen nu niet laten zien." />;
  expect(words(part)).toBe('We kunnen je facturen nu niet laten zien. Probeer opnieuw');
  expect(show(part)).toContain('role="alert"');
});
