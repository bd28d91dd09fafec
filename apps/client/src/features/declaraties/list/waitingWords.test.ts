import { beforeAll, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { waitingWords } from './waitingWords.ts';

beforeAll(() => setLanguageSource(() => 'nl'));

it('says how much of a claim waits where the rest was set off, and nothing where all of it does', () => {
  const rows = [
    { nummer: 'D-1', uitgekeerdBedrag: 147_500 },
    { nummer: 'D-2', uitgekeerdBedrag: 5_000 },
  ];
  const waiting = [
    { kenmerk: 'D-1', bedrag: 77_740 },
    { kenmerk: 'D-2', bedrag: 5_000 },
  ];
  const said = [...waitingWords(rows, waiting, 'nl')];
  expect(said).toEqual([['D-1', 'Daarvan wacht €\u00A0777,40 op je rekeningnummer.']]);
});
