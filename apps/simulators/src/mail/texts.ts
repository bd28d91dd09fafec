import type { Language } from '@mijn/domain/language';
import type { MailFault } from './config.ts';

const nl = {
  name: 'Mail (simulator)',
  title: 'Verstuurde mail',
  explanation: 'Alles wat de verzekeraar mailt, komt hier terecht en gaat nergens anders heen.',
  none: 'Er is nog geen mail verstuurd.',
  to: 'Aan',
  from: 'Van',
  receivedAt: 'Ontvangen',
  fault: 'Wat er mis is met deze mailserver',
  save: 'Zo instellen',
  faults: {
    none: 'Niets: alles komt aan',
    later: 'Druk: probeer het later nog eens',
    refuse: 'Dit adres bestaat niet',
    silent: 'Geeft geen antwoord meer',
  } satisfies Record<MailFault, string>,
};

export type Texts = typeof nl;

const en: Texts = {
  name: 'Mail (simulator)',
  title: 'Mail that was sent',
  explanation: 'Everything the insurer mails ends up here and goes nowhere else.',
  none: 'No mail was sent yet.',
  to: 'To',
  from: 'From',
  receivedAt: 'Received',
  fault: 'What is wrong with this mail server',
  save: 'Set',
  faults: {
    none: 'Nothing: everything arrives',
    later: 'Busy: try again later',
    refuse: 'This address does not exist',
    silent: 'Falls silent',
  },
};

export const texts: Readonly<Record<Language, Texts>> = { nl, en };
