import type { Language } from '@mijn/domain/language';

const nl = {
  name: 'Zorgverleners (simulator)',
  title: 'Nota’s van zorgverleners terugnemen',
  explanation:
    'Deze nota’s stuurden zorgverleners zelf naar de verzekeraar. Neemt een zorgverlener een nota terug, dan telt die zorg niet meer mee. Het eigen risico en de budgetten van dat jaar schuiven door naar latere nota’s.',
  nothing: 'Er zijn geen nota’s van zorgverleners.',
  takeBack: 'Neem terug',
  taken: 'Teruggenomen',
  back: 'Naar de dag bij de verzekeraar',
  refusals: {
    doneBefore: 'Die nota was al teruggenomen. Er is nu niets veranderd.',
    byHand: 'Dit kan alleen een medewerker van de verzekeraar, met de hand. Er is niets veranderd.',
    unknown: 'Die nota is er niet.',
  },
};

export type ZorgverlenerBillsTexts = typeof nl;

export const zorgverlenerBillsTexts: Readonly<Record<Language, ZorgverlenerBillsTexts>> = {
  nl,
  en: {
    name: 'Care providers (simulator)',
    title: 'Taking back bills of care providers',
    explanation:
      'Care providers sent these bills to the insurer themselves. When one takes a bill back, that care no longer counts. Own risk and budgets of that year move on to later bills.',
    nothing: 'There are no bills of care providers.',
    takeBack: 'Take back',
    taken: 'Taken back',
    back: 'To the day at the insurer',
    refusals: {
      doneBefore: 'That bill was taken back before. Nothing has changed now.',
      byHand: 'Only a person of the insurer can do this, by hand. Nothing has changed.',
      unknown: 'There is no such bill.',
    },
  },
};
