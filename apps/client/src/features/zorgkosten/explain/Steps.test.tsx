import type { Language } from '@mijn/domain/language';
import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { behindLine } from '../behind.testing.ts';
import { Steps } from './Steps.tsx';

type Step = (typeof behindLine)['stappen'][number];

const steps = (more: readonly Step[], own: Partial<typeof behindLine> = {}) => (
  <Steps
    behind={{
      ...behindLine,
      stappen: [
        { stap: 'gedeclareerd', bedrag: 40_000, uitleg: null },
        ...more,
        { stap: 'vergoed', bedrag: 0, uitleg: null },
      ],
      ...own,
    }}
    name="Tom"
  />
);
const read = (more: readonly Step[], language?: Language) => words(steps(more), language);

describe('Steps', () => {
  it('shows each deduction, and leaves out steps of zero without a reason', () => {
    const text = read([
      { stap: 'nietVergoed', bedrag: 0, uitleg: null },
      { stap: 'wettelijkeBijdrage', bedrag: 5_000, uitleg: null },
    ]);
    expect(text).toMatch(
      /^Kosten volgens de nota € 400,00 Wettelijke eigen bijdrage − ?€ 50,00 Vergoed € 0,00$/,
    );
  });

  it('keeps a step of zero that has a reason', () => {
    const text = read([{ stap: 'eigenRisico', bedrag: 0, uitleg: 'Je eigen risico is al op.' }]);
    expect(text).toMatch(/Eigen risico € 0,00 Je eigen risico is al op\. Vergoed/);
  });

  it('uses the insurer’s name of an unknown step', () => {
    expect(read([{ stap: 'korting', bedrag: 100, uitleg: null }])).toMatch(/korting − ?€ 1,00/);
  });

  it('translates the insurer’s remark, with the amounts of the steps', () => {
    const omschrijving = 'Je betaalt € 135,00 zelf.';
    const step = { stap: 'eigenRisico', bedrag: 13_500, uitleg: omschrijving };
    expect(read([step], 'en')).toContain('€135.00');
    expect(read([step], 'en')).not.toContain('Je betaalt');
    const unknown = steps([step], { meldingen: [{ code: 'ietsNieuws', omschrijving }] });
    expect(show(unknown, 'en')).toContain('<p lang="nl">Je betaalt');
  });
});
