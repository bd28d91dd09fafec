/**
 * Journeys about extensions of the contract, which do not run at an insurer with the core only. All others
 * do, in `npm run prove`; a single test about an extension has the tag `@extension`.
 */
export const extensionJourneys: Readonly<Record<string, string>> = {
  'before-hydration': 'the forms of several extensions',
  accessibility: 'the screens of every extension; what axe says of the others hangs on no insurer',
  afwijking: 'how a payment stands',
  berichten: 'messages',
  betaalinstellingen:
    'the account, which an insurer without the extension changes in its older area',
  concept: 'the draft of a claim',
  disagree: 'withdrawing a claim, its files and its questions',
  incasso: 'direct debit, which an insurer without the extension changes in its older area',
  eigenRisico: 'the number of a claim that was just sent in, and its steps',
  confirmEmail: 'a new e-mail address that waits for its link',
  'example-bill': 'a bill that the insurer reads',
  mainTask: 'the number of a claim that was just sent in, and its course; without them: coreOnly',
  native: 'an invoice as PDF, and how a payment stands',
  'no-account': 'what came of a claim and waits for an account',
  'pay-faults': 'how a payment stands',
  'pay-keyboard': 'how a payment stands',
  'pay-outcomes': 'how a payment stands',
  'pay-return': 'how a payment stands',
  'pay-time': 'how a payment stands',
  'pay-together': 'several payment requests in one payment',
  reading: 'a bill that the insurer reads',
  regeling: 'a payment arrangement',
  screensAgree: 'amounts in lists',
};
