import { betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { asking, today } from './asking.testing.ts';
import { betaalverzoekExplanation } from './betaalverzoekExplanation.ts';

setLanguageSource(() => 'nl');

it.each(betaalverzoekTitles)('says why under the title %s without its day again', (titel) => {
  expect(betaalverzoekExplanation({ ...asking, titel }, today, 'nl') ?? '').not.toContain(
    'november',
  );
});

it('says nothing more under a title that it does not know', () => {
  expect(betaalverzoekExplanation({ ...asking, titel: 'Dwangbevel' }, today, 'nl')).toBeUndefined();
});

const since = (sinds: string | null) =>
  betaalverzoekExplanation(
    { ...asking, betaling: { status: 'inBehandeling', sinds } },
    today,
    'nl',
  );

describe('a payment that is being looked at', () => {
  it('is said to take until the next working day while that may be so, also over a weekend', () => {
    for (const day of [today, '2026-11-18', null]) expect(since(day)).toContain('volgende werkdag');
  });

  it('is said since when it is looked at, and to call, once it takes longer', () => {
    expect(since('2026-11-17')).toMatch(/sinds 17.november.2026.*Bel onze klantenservice/);
    expect(since('2026-11-17')).not.toContain('volgende werkdag');
  });
});
