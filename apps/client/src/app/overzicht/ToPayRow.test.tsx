import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import type { ToPay } from './toPay.ts';
import { ToPayRow } from './ToPayRow.tsx';

const row = (otherwise: Partial<ToPay> = {}, first = true) => (
  <ToPayRow
    betaalverzoek={{
      titel: 'Herinnering',
      betalingsKenmerk: '5000056789012345',
      bedragTeBetalen: 15_420,
      uitersteBetaalDatum: '2026-11-30',
      betaling: null,
      ...otherwise,
    }}
    today="2026-11-21"
    first={first}
  />
);

const link = (html: string) => /<a [^>]*>.*?<\/a>/s.exec(html)?.[0] ?? '';

describe('one thing to pay', () => {
  it('says how much, of what and by when, and has the way to pay it', () => {
    expect(words(row())).toBe(
      'Betaal € 154,20 Herinnering, uiterlijk 30 november Betalen € 154,20',
    );
    expect(link(show(row()))).toContain('href="/facturen/betaalverzoek/5000056789012345"');
  });

  it('has the main button where it is the most urgent', () => {
    expect(link(show(row()))).toContain('primary');
    expect(link(show(row({}, false)))).not.toContain('primary');
  });

  it('says when its day has passed, and on the day itself not yet', () => {
    expect(words(row({ uitersteBetaalDatum: '2026-11-20' }))).toContain(
      'Herinnering. De betaaldatum 20 november 2026 is voorbij.',
    );
    expect(words(row({ uitersteBetaalDatum: '2026-11-21' }))).toContain(
      'Herinnering, uiterlijk 21 november',
    );
  });

  it('that is dunned warns by its drawing', () => {
    expect(show(row({ titel: 'Aanmaning' }))).toContain('triangle-alert');
    expect(show(row())).not.toContain('triangle-alert');
  });

  it('that the bank is busy with asks nobody to pay, and leads to it all the same', () => {
    const busy = row({ betaling: { status: 'inBehandeling' } });
    expect(words(busy)).toContain('Betaling van € 154,20 wordt gecontroleerd');
    expect(words(busy)).toContain('We controleren je betaling. Betaal niet opnieuw.');
    expect(words(busy)).not.toContain('Betalen');
    expect(show(busy)).toContain('href="/facturen/betaalverzoek/5000056789012345"');
    expect(show(busy)).not.toContain('attention');
    expect(show(row())).toContain('attention');
  });
});
