import type { FullRelatie } from './person.ts';

/** Returns a relation in the form of the screen, with these differences. */
export function relatieOf(otherwise: Partial<FullRelatie> = {}): FullRelatie {
  return {
    achternaam: 'de Vries',
    roepnaam: 'Sanne',
    opgemaakteNaam: 'Sanne de Vries',
    email: 'sanne@voorbeeld.example',
    geboorteDatum: '1985-06-22',
    aanleverwijzeCorrespondentie: 'Digitaal',
    aanleverwijzePolisblad: 'GeenKeuze',
    relatieNummer: '700410137',
    telefoonNummer: '+31612340001',
    ontvangtNieuwsbrief: false,
    toestemmingDetailsZorgkosten: false,
    leeftijd: 41,
    indicatoren: ['magAanleverwijzeCorrespondentieWijzigen'],
    documentSoorten: ['factuur', 'besluit', 'jaaroverzicht', 'polisblad', 'regeling'],
    verzekerd: true,
    state: 's1',
    emailTeBevestigen: null,
    indicatorenRedenen: [],
    vestigingsAdres: {
      straat: 'Duinweg',
      huisnummer: 12,
      huisnummerToevoeging: null,
      postcode: '2042 KL',
      woonplaats: 'Zandvoort',
      adresType: 'GBAvestigingsadres',
    },
    postAdres: null,
    ...otherwise,
  };
}
