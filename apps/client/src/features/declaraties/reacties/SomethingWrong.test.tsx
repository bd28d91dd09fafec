import { expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { declaratie } from '../detail/declaratie.testing.ts';
import { SomethingWrong } from './SomethingWrong.tsx';

it('says what to do about a decision that the person disagrees with', () => {
  const text = words(<SomethingWrong declaratie={declaratie} />);
  expect(text).toContain('Niet eens met ons besluit? Vraag dan hierboven');
});

it.each(['INGEDIEND', 'IN_BEHANDELING'] as const)(
  'does not mention a decision while there is none (%s)',
  (status) => {
    const text = words(<SomethingWrong declaratie={{ ...declaratie, status }} />);
    expect(text).toContain('Stel een vraag');
    expect(text).not.toContain('besluit');
  },
);
