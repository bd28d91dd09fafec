import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { IllustrationRest } from './IllustrationCalm.tsx';

test('each brand has a calm of its own', () => {
  const dunes = character(<IllustrationRest merk="ZZ" />);
  expect(dunes).toContain('aria-hidden="true"');
  expect(dunes).not.toBe(character(<IllustrationRest merk="AZVZ" />));
});
