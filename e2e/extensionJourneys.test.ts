import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extensionJourneys } from './extensionJourneys.ts';

test('has a file for every journey', () => {
  const files = Object.keys(extensionJourneys).map((name) =>
    path.join(import.meta.dirname, 'journeys', `${name}.e2e.ts`),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
