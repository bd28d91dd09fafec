import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { Duties, isInArrears, type ToPay } from './Duties.tsx';

const request = (titel: string, more: Partial<ToPay> = {}): ToPay => ({
  titel,
  betalingsKenmerk: `kenmerk-${titel}`,
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
  ...more,
});
const due = (uitersteBetaalDatum: string) => request('Factuur', { uitersteBetaalDatum });
const underWay = { betaling: { status: 'inBehandeling' } } as const;

const duties = (toPay: readonly ToPay[], conceptSavedAt?: string) => (
  <Duties toPay={toPay} conceptSavedAt={conceptSavedAt} hasNotice={false} />
);

describe('the first block of the overview', () => {
  it('says that nothing is to be done', () => {
    expect(words(duties([]))).toBe('Je bent helemaal bij. Je hoeft nu niets te doen.');
  });

  it('has one sum, its first day and one button', () => {
    const one = duties([request('Herinnering')]);
    expect(words(one)).toBe(
      'Dit vraagt je aandacht Te betalen € 154,20 Herinnering, uiterlijk 30 november Betalen',
    );
    expect(show(one)).toContain('href="/facturen/betaalverzoek/kenmerk-Herinnering"');
    const two = duties([request('Herinnering'), request('Factuur', { bedragTeBetalen: 580 })]);
    expect(words(two)).toBe(
      'Dit vraagt je aandacht Te betalen € 160,00 2 betaalverzoeken, het eerste uiterlijk 30 november Betalen',
    );
    expect(show(two)).toContain('href="/facturen"');
  });

  it('says that the day has passed, and on the day itself not yet', () => {
    expect(words(duties([due('2026-11-20')]))).toContain(
      'De betaaldatum 20 november 2026 is voorbij',
    );
    expect(words(duties([due('2026-11-21')]))).toContain('uiterlijk 21 november');
    expect(words(duties([due('2026-11-20'), due('2026-11-21')]))).toContain(
      '2 betaalverzoeken. De eerste betaaldatum 20 november is voorbij.',
    );
  });

  it('leaves a payment under way out of the sum, and asks not to pay it again', () => {
    const text = words(duties([request('Factuur'), request('Aanmaning', underWay)]));
    expect(text).toContain('Te betalen € 154,20 Betaalverzoek, uiterlijk');
    expect(text).toMatch(/Betaling van € 154,20 wordt gecontroleerd .*Betaal niet opnieuw\.$/);
    expect(words(duties([request('Factuur', underWay)]))).not.toContain('Betalen');
  });

  it('lists the draft of a claim, first if it is the only duty', () => {
    const saved = '2026-11-20T23:30:00Z';
    expect(words(duties([], saved))).toBe(
      'Dit vraagt je aandacht Maak je declaratie af Nog niet ingediend. Bewaard op 21 november.',
    );
    expect(words(duties([request('Factuur')], saved))).toMatch(/Betalen Maak je declaratie af/);
    expect(show(duties([], saved))).toContain('href="/declaraties/indienen"');
  });
});

it.each([
  ['a first request in time', request('Factuur'), false],
  [
    'a first request whose day has passed',
    request('Factuur', { uitersteBetaalDatum: '2026-11-20' }),
    true,
  ],
  ['a reminder', request('Herinnering'), true],
  ['a reminder with a payment under way', request('Herinnering', underWay), false],
] as const)('returns whether payment is late: %s', (_what, one, isLate) => {
  expect(isInArrears([one], '2026-11-21')).toBe(isLate);
});
