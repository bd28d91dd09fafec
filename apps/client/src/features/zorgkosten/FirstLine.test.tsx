import { type Parts, total } from '@mijn/domain/zorgkostenParts';
import { describe, expect, it } from 'vitest';
import { words } from '../../api/show.testing.tsx';
import { FirstLine } from './FirstLine.tsx';
import { toLine } from './zorgkosten.testing.ts';

const aisha = { name: 'Aisha', isSelf: false, year: 2026, isPast: false };

const firstLine = (parts: Partial<Parts>, withEigenRisico = true, own = {}) =>
  words(
    <FirstLine
      {...aisha}
      parts={total([toLine(parts)])}
      inTermijnen={0}
      withEigenRisico={withEigenRisico}
      {...own}
    />,
  );

describe('the first line', () => {
  it.each([true, false])(
    'says that there is nothing where all adds up to zero (own risk: %s)',
    (on) => {
      expect(firstLine({}, on)).toMatch(/^Van Aisha zijn er in 2026 geen zorgkosten\. .*samen nul/);
      expect(firstLine({}, on)).not.toContain('€');
    },
  );

  it('says that all was paid instead of naming € 0,00', () => {
    expect(firstLine({ reimbursed: 2000 })).toMatch(/€ 20,00\. Dat vergoedden we helemaal\.$/);
    expect(firstLine({ reimbursed: 100, eigenRisico: 2000 }, false)).toMatch(
      /Los van € 20,00 eigen risico vergoedden we alles\.$/,
    );
    expect(firstLine({ eigenRisico: 2000 })).toContain('Daarvan was € 20,00 voor eigen rekening');
  });

  it('never says that all was paid where all of it fell under own risk', () => {
    const text = firstLine({ eigenRisico: 2000 }, false);
    expect(text).toMatch(/Alle kosten van 2026 vielen onder het eigen risico\.$/);
    expect(text).not.toContain('vergoedden');
  });

  it('names only the reasons that there are: of a child none of own risk', () => {
    expect(firstLine({ eigenRisico: 2000, wettelijkeBijdrage: 100, notReimbursed: 50 })).toMatch(
      /rekening: eigen risico, wettelijke eigen bijdrage en wat niet onder de dekking valt\.$/,
    );
    for (const on of [true, false]) {
      const child = firstLine({ reimbursed: 2000, notReimbursed: 50 }, on);
      expect(child).toMatch(/€ 0,50 voor eigen rekening: wat niet onder de dekking valt\.$/);
      expect(firstLine({ reimbursed: 2000 }, on)).toMatch(/Dat vergoedden we helemaal\.$/);
    }
  });

  it('tells one’s own without one’s name', () => {
    expect(firstLine({ reimbursed: 2000 }, true, { isSelf: true })).toContain(
      'In 2026 kostte je zorg € 20,00.',
    );
    expect(firstLine({}, true, { isSelf: true })).toContain('Je hebt in 2026 geen zorgkosten.');
    expect(firstLine({}, true, { isSelf: true, isPast: true })).toContain('Je had in 2026 geen');
  });

  it('says of own risk in terms that it was not held back', () => {
    const text = firstLine({ eigenRisico: 2000 }, true, { inTermijnen: 2000 });
    expect(text).toContain('Van het eigen risico is € 20,00 in termijnen gevraagd.');
    expect(firstLine({ eigenRisico: 2000 }, false, { inTermijnen: 2000 })).not.toContain('termijn');
  });
});
