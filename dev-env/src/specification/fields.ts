import { e2e, client, entity, gateway, provider, type Proofs } from './proof.ts';

const everyField = entity('has its fields where the contract says');
const everyValue = entity('these values and no others');
const noToken = gateway('sessie/sessies.test.ts', 'the token mode is off');
const invoiceLines = gateway('facturen/facturen.test.ts', 'come in cents, without extensions');
const fieldsOnly = provider('http/extensions.test.ts', 'answers with the fields of §3');

/** §3: entities and their fields. */
export const fields: Proofs = {
  '§3 Relation (relatie): achternaam, roepnaam, opgemaakteNaam, email': [everyField, fieldsOnly],
  '§3 Address fields: straat, huisnummer, huisnummerToevoeging, postcode': [everyField],
  '§3 Address types: GBApostadres, GBAvestigingsadres, Relatiepostadres, Relatievestigingsadres': [
    everyValue,
  ],
  "§3 Delivery preference values: Digitaal, Papier, 'Geen": [
    everyValue,
    client('features/relatie/person.test.ts', 'the birthday is a date'),
  ],
  '§3 indicatorenRedenen entries hold indicator and a': [
    everyField,
    provider('relatie/relatie.handlers.test.ts', 'tells why a capability is off'),
  ],
  '§3 Reasons: GeenZenZ, GeenVerzekeringsnemer, ZorgGemakPolisActief, GeenEmailBekend': [
    everyValue,
    provider('relatie/indicators.personas.test.ts', 'what the personas may not, and why'),
  ],
  '§3 Indicators: toonMeldingKiesDigitaalCorrespondentie, toonMeldingControleContactgegevens, toonOntvangstNieuwsbrief, toonBannerVerzekeringscheck, toonGemakBijschrijvenBanner':
    [everyValue, provider('relatie/indicators.personas.test.ts', 'every notice there is')],
  '§3 The client maps the relation to': [
    client('features/relatie/person.test.ts', 'what the contract says comes back'),
    client('features/relatie/person.test.ts', 'what a form holds comes back'),
  ],
  '§3 Claim (declaratie) list item: bsn, nummer': [everyField, fieldsOnly],
  '§3 Claim detail adds': [
    provider('declaraties/declaraties.handlers.test.ts', 'shows a handled claim with lines'),
  ],
  '§3 declarant, indiener, bedrag': [everyField],
  '§3 uitkeerInformatie: datum, declarant, iban, uitgekeerdBedrag, eigenRisicoBedrag': [everyField],
  '§3 regels: declarant, zorgSoort, prestatie, aantal, behandelDatum': [everyField],
  '§3 indicatoren: naam, actief, redenen. Example: laterInBehandeling': [
    everyField,
    provider('declaraties/jobs/waiting.test.ts', 'lies with a person for three'),
  ],
  '§3 Claim submit result: status and body': [
    everyField,
    provider(
      'declaraties/submit/submit.handlers.test.ts',
      'tells of each file what is wrong with it',
    ),
  ],
  '§3 File validation result: filename, messages. Levels': [
    everyField,
    everyValue,
    provider('declaraties/files/validate.handlers.test.ts', 'tells what was found'),
  ],
  '§3 Payment request (betaalverzoek)': [
    provider('facturen/betaalverzoeken/betaalverzoeken.handlers.test.ts', 'bundle invoices'),
  ],
  '§3 Fields: titel (e.g. Factuur, Herinnering, Aanmaning': [everyField, fieldsOnly],
  '§3 Each entry in facturen holds kenmerk': [everyField],
  '§3 Invoice list item: soortFactuur, datum, status': [everyField, everyValue],
  '§3 Invoice detail': [invoiceLines],
  '§3 Common fields: factuurType, kenmerkOpgemaakt, titel, datum': [everyField],
  '§3 betaalVerzoek: kenmerk, betalingsKenmerkOpgemaakt, aantalFacturen, bedragTeBetalen, datum': [
    everyField,
  ],
  '§3 Lines vary by type': [invoiceLines],
  '§3 premium: omschrijving, periode, bedrag': [everyField],
  '§3 own risk: naamVerzekerde, geboorteDatum, per-insured lines': [everyField],
  '§3 period: naamVerzekerde, geboorteDatum, omschrijving, periode, bedrag': [everyField],
  '§3 final settlement: jaarRegeling, naamVerzekerde, geboorteDatum, bedragRegelingTotaal': [
    everyField,
  ],
  '§3 Final-settlement specification': [
    provider(
      'facturen/details/specificatie.handlers.test.ts',
      'is specified by the care of the year',
    ),
  ],
  '§3 Fields: jaarRegeling, naamVerzekerde, geboorteDatum, bedragTotaalRegeling': [everyField],
  '§3 eigenRisicoGebruiken: bedragTotaalEigenRisico and lines (datum, zorgsoort': [everyField],
  '§3 opgelegdeTermijnen: bedragOpgelegd, bedragBetaald, bedragNietBetaald and lines': [everyField],
  '§3 Own risk per year: verplichtBedrag, vrijwilligBedrag': [
    everyField,
    provider('eigenRisico/eigenRisico.handlers.test.ts', 'tells what counts'),
  ],
  '§3 Insured per year: jaar and verzekerden': [everyField],
  '§3 Care usage': [
    provider('zorggebruik/zorggebruik.handlers.test.ts', 'tells how many treatments are left'),
  ],
  '§3 Fields: code, omschrijving, volumeEenheid (Aantal or': [everyField, everyValue],
  '§3 verzekerdeGebruiken: opgemaakteNaam, relatienummer, gebruikt': [
    everyField,
    provider(
      'zorggebruik/zorggebruik.handlers.test.ts',
      'is left out of the total of what is shared',
    ),
  ],
  '§3 periode: datumIngang, datumEinde, unit (Dag/Week/Maand/Jaar)': [everyField, everyValue],
  '§3 subverstrekkingen carry the same fields': [
    entity('the parts of a budget carry the same fields'),
    provider(
      'zorggebruik/zorggebruik.handlers.test.ts',
      'has the parts of a budget that the policy shares',
    ),
  ],
  '§3 Care cost line: datumIngang, zorgsoort, soortIndiener': [everyField],
  '§3 Health pass: bsn, relatieNummer, naam, geboorteDatum': [everyField],
  '§3 Auth token: accessToken, tokenType': [noToken],
  '§3 Enumerations: languages EN, NL; brands AZVZ': [
    e2e('language', 'the switch turns every word into English and back'),
    gateway('http/door.test.ts', 'chooses the brand'),
    gateway('http/nativeLinks.test.ts', 'name the app of each kind of phone'),
    e2e('install', 'installing is offered a second after the page stands'),
  ],
};
