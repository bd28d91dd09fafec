import { expect, it } from 'vitest';
import { words } from '../../../../api/show.testing.tsx';
import { PlainSent } from './PlainSent.tsx';

const waiting = { id: 'b2', name: 'nota 2.pdf', meldingen: [] };
const sent = { nummer: 'D2026-7', verwachtOp: '2026-11-27', later: [] };

it('says that there is nothing left to do where no other bill waits', () => {
  expect(words(<PlainSent {...sent} />)).toContain('Je hoeft nu niets te doen.');
});

it('leads to the next bill where one waits, and does not say that nothing is left to do', () => {
  const text = words(<PlainSent {...sent} later={[waiting]} />);
  expect(text).toContain('nota 2.pdf');
  expect(text).toContain('Dien de volgende nota in');
  expect(text).not.toContain('Je hoeft nu niets te doen.');
});
