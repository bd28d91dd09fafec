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
    />,
  );

/** The chips of the status: what each says, and its tag. */
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

describe('the filters of the claim list', () => {
  it('are all claims, and each status, of which what is chosen is marked', () => {
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

  it('lead to an address that keeps what else was chosen, from its first page', () => {
    const [all, first] = chips(bar({ status: 'AFGEHANDELD', jaar: 2025, show: 60 }));
    expect(all?.tag).toContain('href="/declaraties/overzicht?jaar=2025"');
    expect(first?.tag).toContain('href="/declaraties/overzicht?status=INGEDIEND&amp;jaar=2025"');
  });

  it('are posted where words were searched for without script: no word stands in an address', () => {
    const html = bar({ zoek: 'geheim', status: 'INGEDIEND' });
    expect(chips(html).map(({ tag }) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual([
      '',
      'INGEDIEND',
      'IN_BEHANDELING',
      'AFGEHANDELD',
    ]);
    expect(html).not.toMatch(/href="[^"]*geheim/);
  });

  it('keep the status in a search', () => {
    expect(kept(bar({ status: 'INGEDIEND' }))).toBe('INGEDIEND');
    expect(kept(bar())).toBe('');
  });
});
