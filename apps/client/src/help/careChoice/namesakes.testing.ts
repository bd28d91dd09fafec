import type { NamedPerson } from './personNames.ts';

export const namesakes = [
  { relatienummer: '1', opgemaakteNaam: 'Jan Bakker', geboorteDatum: '1978-05-03' },
  { relatienummer: '2', opgemaakteNaam: 'Jan Bakker', geboorteDatum: '2010-10-21' },
] as const satisfies readonly NamedPerson[];
