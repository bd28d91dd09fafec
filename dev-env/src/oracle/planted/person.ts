import { first, plant, type PlantedContradiction } from './planting.ts';

export const plantedInPerson: readonly PlantedContradiction[] = [
  plant('passesAreOfTheInsured', 'sanne', (v) => {
    v.zorgpassen.pop();
  }),
  plant('passesAreOfTheInsured', 'daan', (v) => {
    first(v.zorgpassen).geboorteDatum = '2001-01-01';
  }),
  plant('premieIsInvoiced', 'sanne', (v) => {
    first(v.verzekeringen).premie += 1;
  }),
  plant('voluntaryIsOwnRisk', 'sanne', (v) => {
    first(v.verzekeringen).vrijwilligBedrag = 0;
  }),
  plant('lastChangeHolds', 'jan', (v) => {
    v.wijzigingen.unshift({
      tijdstip: '2026-11-21T12:00:00Z',
      door: 'zelf',
      veld: 'email',
      van: null,
      naar: 'iemand@voorbeeld.example',
    });
  }),
  plant('looksAreTold', 'jan', (v) => {
    v.inzagen = v.inzagen.filter(({ operatie }) => operatie !== 'getRelatie');
  }),
  plant('looksAreTold', 'jan', (v) => {
    first(v.inzagen).reden = 'Zomaar';
  }),
  plant('previewIsWhatIsShown', 'daan', (v) => {
    first(v.voorbeelden).met.omschrijving = 'Iets anders';
  }),
];
