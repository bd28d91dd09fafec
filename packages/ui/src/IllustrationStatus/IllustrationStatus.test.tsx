import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { IllustrationStatus } from './IllustrationStatus.tsx';

test('has a different drawing for each status', () => {
  const names = ['search', 'lock', 'tools', 'broken'] as const;
  const illustrations = names.map((name) => renderMarkup(<IllustrationStatus name={name} />));
  expect(new Set(illustrations).size).toBe(4);
});
