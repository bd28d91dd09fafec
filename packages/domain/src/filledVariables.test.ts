import { expect, it } from 'vitest';
import { filledVariables } from './filledVariables.ts';

it('leaves out what is empty, and keeps what is not', () => {
  expect(filledVariables({ CLAMAV: '', PORT: '0', HOST: ' ' })).toEqual({ PORT: '0', HOST: ' ' });
});
