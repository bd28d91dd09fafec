import { betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { asking, today } from './asking.testing.ts';
import { betaalverzoekExplanation } from './betaalverzoekExplanation.ts';

setLanguageSource(() => 'nl');

it.each(betaalverzoekTitles)(
  'gives the reason for the title %s without repeating its date',
  (titel) => {
    expect(betaalverzoekExplanation({ ...asking, titel }, today, 'nl') ?? '').not.toContain(
      'november',
    );
  },
);

it('adds nothing for an unknown title', () => {
  expect(betaalverzoekExplanation({ ...asking, titel: 'Dwangbevel' }, today, 'nl')).toBeUndefined();
});

const since = (sinds: string | null) =>
  betaalverzoekExplanation(
    { ...asking, betaling: { status: 'inBehandeling', sinds } },
    today,
    'nl',
  );

describe('checkingWords', () => {
  it('promise the next working day while that is possible, also over a weekend', () => {
    for (const day of [today, '2026-11-18', null]) expect(since(day)).toContain('volgende werkdag');
  });

  it('name the start of the review and the help desk once it takes longer', () => {
    expect(since('2026-11-17')).toMatch(/sinds 17.november.2026.*Bel onze klantenservice/);
    expect(since('2026-11-17')).not.toContain('volgende werkdag');
  });
});
