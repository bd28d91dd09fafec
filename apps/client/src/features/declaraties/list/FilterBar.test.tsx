import { describe, expect, it } from 'vitest';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { Filters } from './filters.ts';

const bar = (filters: Partial<Filters> = {}) =>
  show(
    <FilterBar
      filters={{ show: 20, ...filters }}
      declaraties={[]}
      totaal={0}
      waiting={0}
      waitingFor={[]}
      people={[]}
      withVergoedingen
    />,
  );

const chips = (html: string) => {
  const [list = ''] = /<nav aria-label="Status".*?<\/nav>/s.exec(html) ?? [];
  return Array.from(
    list.matchAll(/(<(?:a|button) [^>]*>)(.*?)<\/(?:a|button)>/gs),
    ([, tag, said]) => ({
      tag: tag ?? '',
      said: wordsIn(said ?? ''),
    }),
  );
};
const kept = (html: string) =>
  /type="hidden"[^>]*name="status"[^>]*value="([^"]*)"/.exec(html)?.[1];

describe('FilterBar', () => {
  it('offers all claims and each status, and marks the chosen one', () => {
    const plain = chips(bar());
    expect(plain.map(({ said }) => said)).toEqual([
      'Alle',
      'Ingediend',
      'In behandeling',
      'Afgehandeld',
    ]);
    expect(plain.map(({ tag }) => tag.includes('aria-current'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const chosen = chips(bar({ status: 'AFGEHANDELD' }));
    expect(chosen.map(({ tag }) => tag.includes('aria-current'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('links to an address that keeps the other filters, from the first page', () => {
    const [all, first] = chips(bar({ status: 'AFGEHANDELD', jaar: 2025, show: 60 }));
    expect(all?.tag).toContain('href="/declaraties/overzicht?jaar=2025"');
    expect(first?.tag).toContain('href="/declaraties/overzicht?status=INGEDIEND&amp;jaar=2025"');
  });

  it('posts the status with the words of a search without script, to keep them out of the address', () => {
    const html = bar({ zoek: 'geheim', status: 'INGEDIEND' });
    expect(chips(html).map(({ tag }) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual([
      '',
      'INGEDIEND',
      'IN_BEHANDELING',
      'AFGEHANDELD',
    ]);
    expect(html).not.toMatch(/href="[^"]*geheim/);
  });

  it('keeps the status in a search', () => {
    expect(kept(bar({ status: 'INGEDIEND' }))).toBe('INGEDIEND');
    expect(kept(bar())).toBe('');
  });
});
