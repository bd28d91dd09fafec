import { expect, it } from 'vitest';
import { offerFiles, takeFiles } from './sharedFiles.ts';

it('files that were shared go to the form that asks, once', () => {
  const [front, back] = [new File(['1'], 'voor.jpg'), new File(['2'], 'achter.jpg')];
  expect(takeFiles()).toEqual([]);
  offerFiles([front]);
  offerFiles([back]);
  expect(takeFiles()).toEqual([front, back]);
  expect(takeFiles()).toEqual([]);
});
