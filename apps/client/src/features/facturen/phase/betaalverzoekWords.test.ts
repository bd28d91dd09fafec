import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { asking, today } from './asking.testing.ts';
import type { AskedBetaalverzoek } from './betaalverzoekPhase.ts';
import { betaalverzoekSentence, betaalverzoekWhen } from './betaalverzoekWords.ts';

setLanguageSource(() => 'nl');

const phases: readonly (readonly [string, AskedBetaalverzoek, string])[] = [
  ['to pay', asking, today],
  ['too late', asking, '2026-12-01'],
  ['checking', { ...asking, betaling: { status: 'inBehandeling' } }, today],
];

describe.each(phases)('words a payment request: %s', (_, asked, on) => {
  it('words its date in the answer as next to the amount', () => {
    const [title, when] = [
      betaalverzoekSentence(asked, on, 'nl'),
      betaalverzoekWhen(asked, on, 'nl'),
    ];
    const said = /uiterlijk 30.november.2026|is voorbij|Betaal niet opnieuw/;
    expect(said.exec(when)?.[0]).toBe(said.exec(title)?.[0]);
    expect(said.exec(when)).not.toBeNull();
  });
});
