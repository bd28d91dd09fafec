import { betaalverzoekTitles } from '@mijn/domain/factuur';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { asking, today } from './asking.testing.ts';
import { betaalverzoek } from './betaalverzoek.testing.ts';
import type { AskedBetaalverzoek } from './betaalverzoekPhase.ts';
import {
  betaalverzoekExplanation,
  betaalverzoekName,
  betaalverzoekSentence,
  betaalverzoekTitle,
  betaalverzoekWhen,
} from './betaalverzoekWords.ts';

beforeEach(() => setLanguageSource(() => 'nl'));

describe('betaalverzoekTitle', () => {
  it.each([
    ['nl', ['Betaalverzoek', 'Herinnering', 'Aanmaning', 'Incasso mislukt']],
    ['en', ['Payment request', 'Reminder', 'Final reminder', 'Direct debit failed']],
  ] as const)('names each title in %s', (language, names) => {
    setLanguageSource(() => language);
    expect(new Set(betaalverzoekTitles.map((title) => betaalverzoekTitle(title).name))).toEqual(
      new Set(names),
    );
  });

  it('gives each title an icon of its own', () => {
    const icons = betaalverzoekTitles.map((title) => betaalverzoekTitle(title).icon);
    expect(new Set(icons).size).toBe(betaalverzoekTitles.length);
  });

  it('leaves an unknown title as it is', () => {
    expect(betaalverzoekTitle('Dwangbevel')).toMatchObject({
      name: 'Dwangbevel',
      literal: true,
    });
  });
});

const [factuur] = betaalverzoek.facturen;
const nameOf = (facturen: typeof betaalverzoek.facturen) =>
  betaalverzoekName({ ...betaalverzoek, facturen }, 'nl');

describe('betaalverzoekName', () => {
  it('is the name of its invoice', () => {
    expect(nameOf(betaalverzoek.facturen)).toBe('Zorgpremie oktober 2026');
  });

  it('is the first of several invoices and the number of others', () => {
    expect(factuur && nameOf([factuur, factuur, factuur])).toBe(
      'Zorgpremie oktober 2026 en nog 2 facturen',
    );
  });

  it('is its title without known invoices, and no reminder once these are in an arrangement', () => {
    const untold = { ...betaalverzoek, titel: 'Herinnering', facturen: [] };
    expect(betaalverzoekName(untold, 'nl')).toBe('Herinnering');
    expect(betaalverzoekName({ ...untold, bedragTeBetalen: 0 }, 'nl')).toBe('Betaalverzoek');
  });
});

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

describe('betaalverzoekExplanation', () => {
  it('tells of money that is still checked after the request was set off', () => {
    const settled = { ...asking, bedragTeBetalen: 0, verrekend: true };
    expect(betaalverzoekExplanation(settled, today, 'nl')).toBe('Je hoeft niets meer te doen.');
    const betaling = { status: 'inBehandeling' } as const;
    expect(betaalverzoekExplanation({ ...settled, betaling }, today, 'nl')).toBe(
      'We controleren nog een betaling van je. Wat je te veel betaalde, krijg je terug.',
    );
  });

  it.each(betaalverzoekTitles)(
    'gives the reason for the title %s without repeating its date',
    (titel) => {
      expect(betaalverzoekExplanation({ ...asking, titel }, today, 'nl') ?? '').not.toContain(
        'november',
      );
    },
  );

  it('adds nothing for an unknown title', () => {
    expect(
      betaalverzoekExplanation({ ...asking, titel: 'Dwangbevel' }, today, 'nl'),
    ).toBeUndefined();
  });
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
