import type { Language } from '@mijn/domain/language';

const nl = {
  name: 'Bank (simulator)',
  title: 'Wat de bank van de verzekeraar meldt',
  transfers: 'Overboekingen',
  transfersExplanation:
    'Wie niet met iDEAL betaalt, maakt het bedrag zelf over met het betalingskenmerk. Hier komt zo’n overboeking binnen.',
  nothingOpen: 'Er staat geen betaalverzoek open.',
  due: 'betalen uiterlijk',
  amount: 'Bedrag dat binnenkwam, in euro’s',
  receive: 'Overboeking ontvangen',
  debits: 'Afschrijvingen',
  debitsExplanation:
    'Een bank kan een afschrijving tot 8 weken later terugboeken. Dan staat het bedrag weer open.',
  nothingDebited: 'Er is de laatste 8 weken niets afgeschreven.',
  giveBack: 'Boek terug',
  back: 'Naar de dag bij de verzekeraar',
  refusals: {
    amount: 'Dat is geen bedrag. Vul een bedrag in, bijvoorbeeld 89,50. Er is niets geboekt.',
    unknown: 'Dat betaalverzoek is er niet. Er is niets geboekt.',
    notGivenBack:
      'Deze afschrijving is al teruggeboekt, of het is te lang geleden. Er is nu niets veranderd.',
  },
};

export type BankTexts = typeof nl;

export const bankTexts: Readonly<Record<Language, BankTexts>> = {
  nl,
  en: {
    name: 'Bank (simulator)',
    title: 'What the insurer’s bank reports',
    transfers: 'Transfers',
    transfersExplanation:
      'Who does not pay with iDEAL transfers the amount with the payment reference. Here such a transfer comes in.',
    nothingOpen: 'No payment request is open.',
    due: 'to be paid by',
    amount: 'Amount that came in, in euros',
    receive: 'Receive transfer',
    debits: 'Direct debits',
    debitsExplanation:
      'A bank can give a debit back up to 8 weeks later. The amount is open again then.',
    nothingDebited: 'Nothing was debited in the last 8 weeks.',
    giveBack: 'Give back',
    back: 'To the day at the insurer',
    refusals: {
      amount: 'That is no amount. Fill in an amount, for example 89.50. Nothing was booked.',
      unknown: 'There is no such payment request. Nothing was booked.',
      notGivenBack: 'This debit was given back before, or too long ago. Nothing has changed now.',
    },
  },
};
