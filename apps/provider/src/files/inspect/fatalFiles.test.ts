import { describe, expect, it } from 'vitest';
import { createFatalFiles } from './fatalFiles.ts';

describe('a file with which a process is lost', () => {
  it('is to blame the second time if another file passed in between', () => {
    const { noteLoss, notePass } = createFatalFiles();
    expect(noteLoss('bad')).toBe(false);
    notePass('good');
    expect(noteLoss('bad')).toBe(true);
    expect(noteLoss('bad')).toBe(true);
  });

  it('is not to blame while no other file passes', () => {
    const { noteLoss, notePass } = createFatalFiles();
    notePass('good');
    expect([noteLoss('bad'), noteLoss('bad'), noteLoss('other'), noteLoss('bad')]).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });

  it('is cleared when it passes itself', () => {
    const { noteLoss, notePass } = createFatalFiles();
    noteLoss('bad');
    notePass('bad');
    notePass('good');
    expect(noteLoss('bad')).toBe(false);
  });

  it('is forgotten after a thousand others', () => {
    const { noteLoss, notePass } = createFatalFiles();
    noteLoss('bad');
    for (let i = 0; i < 1_000; i += 1) noteLoss(`other ${i}`);
    notePass('good');
    expect(noteLoss('bad')).toBe(false);
  });
});
