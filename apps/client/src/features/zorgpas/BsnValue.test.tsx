import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { BsnValue } from './BsnValue.tsx';
import type { BsnPhase } from './useBsn.ts';

const bsn = (phase: BsnPhase) => (
  <BsnValue
    bsn={{
      relatienummer: '700410137',
      phase,
      show: () => undefined,
      hide: () => undefined,
    }}
  />
);
const failed = 'Dat lukt nu niet. Probeer het opnieuw.';

describe('a BSN on a pass', () => {
  it('stands behind dots that no reader reads, with the way to see it', () => {
    expect(words(bsn({ kind: 'hidden' }))).toBe('••• ••• ••• Toon Burgerservicenummer');
    expect(show(bsn({ kind: 'hidden' }))).toMatch(/aria-hidden="true">•••/);
    expect(show(bsn({ kind: 'hidden' }))).toContain('value="700410137"');
  });

  it('that is shown stands in groups, and its button covers it, without script too', () => {
    const shown = bsn({ kind: 'shown', bsn: '999990081' });
    expect(words(shown)).toBe('999 990 081 Verberg Burgerservicenummer');
    expect(show(shown)).toMatch(/<button[^>]*name="hide"/);
    expect(show(bsn({ kind: 'hidden' }))).not.toContain('name="hide"');
  });

  it('that is asked for already cannot be asked for again', () => {
    expect(show(bsn({ kind: 'busy' }))).toContain('aria-disabled="true"');
    expect(show(bsn({ kind: 'hidden' }))).toContain('aria-disabled="false"');
  });

  it('says so where it cannot be asked, and then only', () => {
    expect(words(bsn({ kind: 'failed' }))).toContain(failed);
    expect(words(bsn({ kind: 'busy' }))).not.toContain(failed);
  });
});
