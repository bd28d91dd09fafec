import type { Language } from '@mijn/domain/language';
import type { Jump, JumpRefusal } from './jumps.rules.ts';

const jumpsNl: Readonly<Record<Jump, string>> = {
  day: 'Eén dag verder',
  week: 'Eén week verder',
  month: 'Eén maand verder',
  yearEnd: 'Naar 31 december',
};

const refusalsNl: Readonly<Record<JumpRefusal, string>> = {
  noJump: 'Die stap kennen we niet. Kies een knop op deze pagina.',
  noDay: 'Kies een dag die bestaat.',
  notBackwards:
    'De tijd gaat alleen vooruit. Kies een dag na de dag van vandaag bij de verzekeraar.',
  tooFar: 'Dat is te ver. Ga ten hoogste twee jaar vooruit.',
  alreadyMoved: 'De dag was intussen al verzet. Er is nu niets veranderd.',
};

const nl = {
  name: 'Tijd (simulator)',
  title: 'De dag bij de verzekeraar',
  today: 'Bij de verzekeraar is het',
  explanation:
    'Zet de dag vooruit om te zien wat er met facturen gebeurt. De verzekeraar doet dan alles wat in die dagen moest gebeuren. Je computer, je sessie en de bank houden hun eigen tijd.',
  onlyForward: 'De tijd gaat alleen vooruit.',
  onlyForwardExplanation: 'Terug kan niet. Begin opnieuw door de gegevens weg te halen (VAR_DIR).',
  advance: 'Vooruit',
  otherDay: 'Een andere dag',
  toThisDay: 'Naar deze dag',
  whatHappened: 'Wat er gebeurde',
  nothingHappened: 'Je hebt de dag nog niet verzet.',
  nothingToDo: 'Er was niets te doen.',
  wentWrongTitle: 'De dag kon niet worden verzet',
  wentWrongExplanation: 'Kijk in het logboek wat er misging. Probeer het daarna opnieuw.',
  retry: 'Terug naar de dag',
  jumps: jumpsNl,
  refusals: refusalsNl,
};

export type Texts = typeof nl;

export const texts: Readonly<Record<Language, Texts>> = {
  nl,
  en: {
    name: 'Time (simulator)',
    title: 'The day at the insurer',
    today: 'At the insurer it is',
    explanation:
      'Move the day forward to see what becomes of bills. The insurer then does everything that had to be done in those days. Your computer, your session and the bank keep their own time.',
    onlyForward: 'Time only goes forward.',
    onlyForwardExplanation: 'There is no way back. Start over by removing the data (VAR_DIR).',
    advance: 'Forward',
    otherDay: 'Another day',
    toThisDay: 'Go to this day',
    whatHappened: 'What happened',
    nothingHappened: 'You have not moved the day yet.',
    nothingToDo: 'There was nothing to do.',
    wentWrongTitle: 'The day could not be moved',
    wentWrongExplanation: 'Look in the log for what went wrong. Then try again.',
    retry: 'Back to the day',
    jumps: {
      day: 'One day on',
      week: 'One week on',
      month: 'One month on',
      yearEnd: 'To 31 December',
    },
    refusals: {
      noJump: 'We do not know that step. Choose a button on this page.',
      noDay: 'Choose a day that exists.',
      notBackwards: 'Time only goes forward. Choose a day after the present day at the insurer.',
      tooFar: 'That is too far. Go two years forward at most.',
      alreadyMoved: 'The day was moved meanwhile. Nothing has changed now.',
    },
  },
};
