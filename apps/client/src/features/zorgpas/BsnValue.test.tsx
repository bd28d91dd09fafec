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

describe('BsnValue', () => {
  it('hides it behind dots that screen readers skip, with a button to show it', () => {
    expect(words(bsn({ kind: 'hidden' }))).toBe('••• ••• ••• Toon Burgerservicenummer');
    expect(show(bsn({ kind: 'hidden' }))).toMatch(/aria-hidden="true">•••/);
    expect(show(bsn({ kind: 'hidden' }))).toContain('value="700410137"');
  });

  it('shows it in groups, with a button to hide it, also without script', () => {
    const shown = bsn({ kind: 'shown', bsn: '999990081' });
    expect(words(shown)).toBe('999 990 081 Verberg Burgerservicenummer');
    expect(show(shown)).toMatch(/<button[^>]*name="hide"/);
    expect(show(bsn({ kind: 'hidden' }))).not.toContain('name="hide"');
  });

  it('cannot be requested twice', () => {
    expect(show(bsn({ kind: 'busy' }))).toContain('aria-disabled="true"');
    expect(show(bsn({ kind: 'hidden' }))).toContain('aria-disabled="false"');
  });

  it('shows a failure, and only then', () => {
    expect(words(bsn({ kind: 'failed' }))).toContain(failed);
    expect(words(bsn({ kind: 'busy' }))).not.toContain(failed);
  });
});
