import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { IllustrationStatus } from './IllustrationStatus.tsx';

test('each status has a drawing of its own', () => {
  const names = ['zoek', 'slot', 'tools', 'broken'] as const;
  const illustrations = names.map((name) => character(<IllustrationStatus naam={name} />));
  expect(new Set(illustrations).size).toBe(4);
});
