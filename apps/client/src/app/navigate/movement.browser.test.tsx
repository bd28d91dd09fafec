import { pages } from '@mijn/domain/paths';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { movementBetween } from './useMovement.ts';

afterEach(() => vi.restoreAllMocks());

const list = pages.declaraties.path;

describe('movementBetween', () => {
  it.each([
    [`${list}?jaar=2026`, '/declaraties/D2026-1', 'deeper'],
    ['/declaraties/D2026-1', list, 'back'],
    ['/facturen', '/facturen/F2026-1', 'deeper'],
    ['/facturen', '/facturen/betaalverzoek/5000056789012345', 'deeper'],
    ['/facturen/F2026-1/specificatie/R1', '/facturen/F2026-1', 'back'],
    [list, '/facturen', undefined],
    ['/overzicht', '/declaraties/D2026-1', undefined],
    [list, pages.declaratieIndienen.path, undefined],
  ])('%s → %s moves %s', (from, to, movement) => {
    expect(movementBetween(from, to)).toBe(movement);
  });

  it('does not move with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const media = new EventTarget();
      return Object.assign(media, {
        matches: query.includes('reduce'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
    });
    expect(movementBetween(list, '/declaraties/D2026-1')).toBeUndefined();
  });
});
