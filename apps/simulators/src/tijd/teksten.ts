import type { Taal } from '../pagina/taal.ts';
import type { Sprong, Weigering } from './sprongen.rules.ts';

const sprongenNl: Readonly<Record<Sprong, string>> = {
  dag: 'Eén dag verder',
  week: 'Eén week verder',
  maand: 'Eén maand verder',
  jaareinde: 'Naar 31 december',
};

const weigeringenNl: Readonly<Record<Weigering, string>> = {
  geenDag: 'Kies een dag die bestaat.',
  nietTerug: 'De tijd gaat alleen vooruit. Kies een dag na de dag van vandaag bij de verzekeraar.',
  teVer: 'Dat is te ver. Ga ten hoogste twee jaar vooruit.',
  alVerzet: 'De dag was intussen al verzet. Er is nu niets veranderd.',
};

const nl = {
  naam: 'Tijd (simulator)',
  titel: 'De dag bij de verzekeraar',
  vandaag: 'Bij de verzekeraar is het',
  uitleg:
    'Zet de dag vooruit om te zien wat er met rekeningen gebeurt. De verzekeraar doet dan alles wat in die dagen moest gebeuren. Je computer, je sessie en de bank houden hun eigen tijd.',
  alleenVooruit: 'De tijd gaat alleen vooruit.',
  alleenVooruitUitleg: 'Terug kan niet. Begin opnieuw door de gegevens weg te halen (VAR_DIR).',
  vooruit: 'Vooruit',
  andereDag: 'Een andere dag',
  naarDezeDag: 'Naar deze dag',
  watGebeurde: 'Wat er gebeurde',
  nietsGebeurd: 'Je hebt de dag nog niet verzet.',
  nietsTeDoen: 'Er was niets te doen.',
  misTitel: 'De dag kon niet worden verzet',
  misUitleg: 'Kijk in het logboek wat er misging. Probeer het daarna opnieuw.',
  opnieuw: 'Terug naar de dag',
  sprongen: sprongenNl,
  weigeringen: weigeringenNl,
};

/** The words of the Tijd page. */
export type Teksten = typeof nl;

/** The words in both languages. */
export const teksten: Readonly<Record<Taal, Teksten>> = {
  nl,
  en: {
    naam: 'Time (simulator)',
    titel: 'The day at the insurer',
    vandaag: 'At the insurer it is',
    uitleg:
      'Move the day forward to see what becomes of bills. The insurer then does everything that had to be done in those days. Your computer, your session and the bank keep their own time.',
    alleenVooruit: 'Time only goes forward.',
    alleenVooruitUitleg: 'There is no way back. Start over by removing the data (VAR_DIR).',
    vooruit: 'Forward',
    andereDag: 'Another day',
    naarDezeDag: 'Go to this day',
    watGebeurde: 'What happened',
    nietsGebeurd: 'You have not moved the day yet.',
    nietsTeDoen: 'There was nothing to do.',
    misTitel: 'The day could not be moved',
    misUitleg: 'Look in the log for what went wrong. Then try again.',
    opnieuw: 'Back to the day',
    sprongen: {
      dag: 'One day on',
      week: 'One week on',
      maand: 'One month on',
      jaareinde: 'To 31 December',
    },
    weigeringen: {
      geenDag: 'Choose a day that exists.',
      nietTerug: 'Time only goes forward. Choose a day after the present day at the insurer.',
      teVer: 'That is too far. Go two years forward at most.',
      alVerzet: 'The day was moved meanwhile. Nothing has changed now.',
    },
  },
};
