import { describe, expect, it } from 'vitest';
import { handOverFiles, takeFiles } from './pickedFiles.ts';

const bill = new File(['%PDF-'], 'nota.pdf');

describe('handOverFiles', () => {
  it('gives the files once, to the location with its state', () => {
    const state = handOverFiles([bill]);
    expect(takeFiles(undefined)).toEqual([]);
    expect(takeFiles(state)).toEqual([bill]);
    expect(takeFiles(state)).toEqual([]);
  });

  it('forgets the files of a navigation that was cancelled', () => {
    const cancelled = handOverFiles([bill]);
    const state = handOverFiles([]);
    expect(takeFiles(cancelled)).toEqual([]);
    expect(takeFiles(state)).toEqual([]);
  });
});
