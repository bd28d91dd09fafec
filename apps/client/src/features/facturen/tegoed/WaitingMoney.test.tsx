import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import type { Tegoed } from './tegoed.fragments.ts';
import { WaitingMoney } from './WaitingMoney.tsx';

const tegoed = (kind: Tegoed['soort'], bedrag: number, kenmerk = `nr-${kind}`): Tegoed => ({
  soort: kind,
  kenmerk,
  bedrag,
  sinds: '2026-02-10',
});

describe('WaitingMoney', () => {
  it('shows one sum with the next step, and the start and source of each part', () => {
    const tegoeden = [tegoed('factuur', 11_460), tegoed('declaratie', 8_250)];
    const text = words(<WaitingMoney tegoeden={tegoeden} />);
    expect(text).toMatch(/^Er staat € 197,10 voor je klaar\. We kennen geen rekening van je\./);
    expect(text).toContain('€ 114,60 van een factuur, sinds 10 februari 2026');
    expect(text).toContain('€ 82,50 van een declaratie, sinds 10 februari 2026');
    const html = show(<WaitingMoney tegoeden={tegoeden} />);
    expect(html).toContain('href="/facturen/nr-factuur"');
    expect(html).toContain('href="/declaraties/nr-declaratie"');
  });

  it('counts the parts that it does not name', () => {
    const five = ['1', '2', '3', '4', '5'].map((nr) => tegoed('declaratie', 100, nr));
    const text = words(<WaitingMoney tegoeden={five} />);
    expect(text).toContain('Er staat € 5,00 voor je klaar.');
    expect(text).toContain('en nog 2 bedragen');
  });

  it('renders nothing without waiting money', () => {
    expect(show(<WaitingMoney tegoeden={[]} />)).toBe('');
  });
});
