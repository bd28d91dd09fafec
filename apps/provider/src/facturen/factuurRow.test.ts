import { expect, it } from 'vitest';
import { regelingInContract } from './factuurRow.ts';

const regeling = {
  soort: 'betaalgemak',
  status: 'lopend',
  open: 4_000,
  aantal: 1,
  termijn: { datum: '2026-11-30', bedrag: 4_000 },
} as const;

it('an arrangement in which nothing is open promises no next term; one that rests has none either way', () => {
  expect(regelingInContract({ regeling })).toMatchObject({
    openBedrag: 40,
    volgendeTermijn: { datum: '2026-11-30', bedrag: 40 },
  });
  const paid = { ...regeling, open: 0, aantal: 0, termijn: { datum: '2026-11-30', bedrag: 0 } };
  expect(regelingInContract({ regeling: paid })).toBeNull();
  const resting = { ...paid, soort: 'schuldregeling', termijn: null } as const;
  expect(regelingInContract({ regeling: resting })).toMatchObject({ soort: 'schuldregeling' });
  expect(regelingInContract({ regeling: { ...regeling, status: 'voltooid' } })).toBeNull();
});
