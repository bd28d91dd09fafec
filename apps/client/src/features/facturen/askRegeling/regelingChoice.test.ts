import { expect, it } from 'vitest';
import { choiceValue, parseChoice } from './regelingChoice.ts';

const choice = {
  maanden: 6,
  termijnBedrag: 6_417,
  laatsteBedrag: 6_415,
  eersteDatum: '2026-12-31',
  laatsteDatum: '2027-05-31',
};

it('round-trips with the instalment that was shown', () => {
  expect(parseChoice(choiceValue(choice))).toEqual({ maanden: 6, termijnBedrag: 6_417 });
});

it.each([undefined, '', '6', 'x-1', '6-', '6--1', '6-1e9', '600-1'])(
  'is undefined for %j',
  (value) => {
    expect(parseChoice(value)).toBeUndefined();
  },
);
