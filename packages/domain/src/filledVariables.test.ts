import { expect, it } from 'vitest';
import { filledVariables } from './filledVariables.ts';

it('drops empty variables', () => {
  expect(filledVariables({ CLAMAV: '', PORT: '0', HOST: ' ' })).toEqual({ PORT: '0', HOST: ' ' });
});
