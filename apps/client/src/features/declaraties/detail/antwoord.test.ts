import { describe, expect, it } from 'vitest';
import { antwoord, type AntwoordVan } from './antwoord.ts';

const vandaag = '2026-11-21';

const declaratie: AntwoordVan = {
  status: 'AFGEHANDELD',
  verwachtOp: null,
  uitkeerInformatie: { datum: '2026-11-24', iban: 'NL•• 4417', uitgekeerdBedrag: 8250 },
  regels: [],
  indicatoren: [],
};

const regel = (gedeclareerd: number, eigenRisico: number, bijdrage = 0) => ({
  gedeclareerdBedrag: gedeclareerd,
  eigenRisicoBedrag: eigenRisico,
  uitgekeerdBedrag: 0,
  stappen: [{ stap: 'wettelijkeBijdrage', bedrag: bijdrage }],
});

const zonderUitkering = (...regels: AntwoordVan['regels']): AntwoordVan => ({
  ...declaratie,
  uitkeerInformatie: null,
  regels,
});

describe('what do I get back', () => {
  it('tells the amount, the day and the account', () => {
    expect(antwoord(declaratie, vandaag)).toEqual({
      soort: 'uitbetaald',
      bedrag: 8250,
      datum: '2026-11-24',
      iban: 'NL•• 4417',
      betaald: false,
    });
  });

  it('says that it is paid from the day itself', () => {
    expect(antwoord(declaratie, '2026-11-24')).toMatchObject({ betaald: true });
  });

  it.each([
    ['all own risk', zonderUitkering(regel(3000, 3000)), 'eigenRisico'],
    ['not covered at all', zonderUitkering(regel(3000, 0)), 'nietVergoed'],
    ['statutory contribution only', zonderUitkering(regel(1000, 0, 1000)), 'wettelijkeBijdrage'],
    ['partly own risk, partly not covered', zonderUitkering(regel(3000, 1000)), 'meer'],
  ])('says why nothing is paid: %s', (_, van, reden) => {
    expect(antwoord(van, vandaag)).toEqual({ soort: 'niets', reden });
  });
});

describe('why something is not covered', () => {
  it.each(['budgetOp', 'geenDekking', 'nietVerzekerd', 'teOud'])(
    'follows the insurer’s remark %s',
    (code) => {
      const van = zonderUitkering({ ...regel(3000, 0), meldingen: [{ code: 'anders' }, { code }] });
      expect(antwoord(van, vandaag)).toEqual({ soort: 'niets', reden: code });
    },
  );

  it('stays open where the remarks are hidden', () => {
    const van = zonderUitkering({ ...regel(3000, 0), meldingen: null });
    expect(antwoord(van, vandaag)).toEqual({ soort: 'niets', reden: 'nietVergoed' });
  });
});

describe('a claim under way', () => {
  it('says by when it is judged', () => {
    const van = { ...declaratie, status: 'INGEDIEND' as const, verwachtOp: '2026-11-27' };
    expect(antwoord(van, vandaag)).toEqual({
      soort: 'ingediend',
      verwachtOp: '2026-11-27',
      drukte: false,
    });
  });

  it('says that it takes longer while it is busy', () => {
    const drukte = {
      naam: 'laterInBehandeling',
      actief: true,
      redenen: ['LangereAfhandelingWegensDrukte'],
    };
    const van = { ...declaratie, status: 'IN_BEHANDELING' as const, indicatoren: [drukte] };
    expect(antwoord(van, vandaag)).toMatchObject({ soort: 'inBehandeling', drukte: true });
  });
});
