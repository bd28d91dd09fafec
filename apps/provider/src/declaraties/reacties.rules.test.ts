import { describe, expect, it } from 'vitest';
import { beantwoord, type BesprokenRegel, type ReactieFeiten } from './reacties.rules.ts';

const regel: BesprokenRegel = {
  zorgsoort: 'Medicijnen',
  behandeldag: '2025-12-30',
  boekjaar: 2025,
  gedeclareerd: 10_000,
  nietVergoed: 0,
  wettelijkeBijdrage: 0,
  eigenRisico: 0,
  uitgekeerd: 10_000,
  pakket: 'BASIS',
};
const bril = { ...regel, zorgsoort: 'Bril en lenzen', pakket: null, uitgekeerd: 0 };
const basis: ReactieFeiten = { regels: [regel], pakketten: ['BASIS'], dekkend: ['BASIS'] };
const antwoordOp = (anders: Partial<ReactieFeiten>) => {
  const { antwoord, doorgegeven } = beantwoord({ ...basis, ...anders });
  return { doorgegeven, antwoord: antwoord.replaceAll('\u00a0', ' ') };
};

describe('the answer to "Klopt dit niet?"', () => {
  it('explains own risk with its amount, the day and the year it counts for', () => {
    const regels = [{ ...regel, eigenRisico: 9_000, wettelijkeBijdrage: 1_000, uitgekeerd: 0 }];
    expect(antwoordOp({ regels })).toEqual({
      doorgegeven: false,
      antwoord:
        'Je declareerde € 100,00. We vergoeden € 0,00. € 10,00 is de wettelijke eigen bijdrage. Die betaalt iedereen voor deze zorg zelf. € 90,00 is eigen risico. Dat betaal je zelf. De behandeling was op 30 december 2025. Daarom telt dit bedrag voor het eigen risico van 2025, ook als de rekening later kwam.',
    });
  });

  it('says of care that is not covered which packages one had, and which would pay', () => {
    const regels = [{ ...bril, nietVergoed: 10_000 }];
    const { antwoord } = antwoordOp({ regels, dekkend: ['AANVULLEND', 'AANVULLEND_PLUS'] });
    expect(antwoord).toContain(
      'Op 30 december 2025 was je verzekerd met de basisverzekering. Bril en lenzen zit daar niet in. Het zit wel in de aanvullende verzekering en in de aanvullende verzekering Plus.',
    );
    expect(antwoordOp({ regels, dekkend: [] }).antwoord).toContain('Geen van onze verzekeringen');
    expect(antwoordOp({ regels, pakketten: [] }).antwoord).toContain('niet bij ons verzekerd');
  });

  it('says which package pays a part only', () => {
    const deels = {
      ...regel,
      pakket: 'AANVULLEND',
      nietVergoed: 2_500,
      uitgekeerd: 7_500,
    } as const;
    expect(antwoordOp({ regels: [deels] }).antwoord).toContain(
      '€ 25,00 vergoeden we niet. Dit valt onder de aanvullende verzekering',
    );
  });

  it('passes on what the figures do not explain: all paid, or refused though covered', () => {
    expect(antwoordOp({}).doorgegeven).toBe(true);
    const teOud = { ...bril, nietVergoed: 10_000 };
    expect(antwoordOp({ regels: [teOud], dekkend: ['BASIS'] }).doorgegeven).toBe(true);
  });

  it('is about the first line of which a part was not paid', () => {
    const tweede = { ...regel, eigenRisico: 100, uitgekeerd: 9_900 };
    expect(antwoordOp({ regels: [regel, tweede] }).antwoord).toContain('€ 1,00 is eigen risico');
  });

  it('says of a claim that is not judged yet that it is not', () => {
    expect(antwoordOp({ regels: [] })).toMatchObject({ doorgegeven: false });
  });
});
