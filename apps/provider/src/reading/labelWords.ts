/** What words on a bill can announce. */
export type Label =
  | 'number'
  | 'billDay'
  | 'careDay'
  | 'birth'
  | 'insured'
  | 'name'
  | 'agb'
  | 'provider'
  | 'total'
  | 'notTotal'
  | 'pay';

/** The words that announce something, in Dutch, German and English. */
export const labelWords: Readonly<Record<Label, string>> = {
  number:
    'factuurnummer|factuurnr|factuur nummer|factuur nr|notanummer|nota nummer|nota nr|notanr|' +
    'declaratienummer|declaratienr|rekeningnr nota|nummer factuur|nummer nota|rechnungsnummer|' +
    'rechnungs nr|rechnungsnr|rechnung nr|invoice number|invoice no|invoice nr|bill number|' +
    'factuurkenmerk',
  billDay:
    'factuurdatum|notadatum|datum nota|datum factuur|datum|vervaldatum|te betalen voor|' +
    'uiterste betaaldatum|betalen voor|rechnungsdatum|zahlbar bis|invoice date|due date|' +
    'bill date|date|dagtekening|printdatum|fallig am',
  careDay:
    'behandeldatum|datum behandeling|behandeling op|datum consult|consultdatum|' +
    'datum verrichting|zorgdatum|datum zorg|datum prestatie|prestatiedatum|afleverdatum|' +
    'datum levering|leverdatum|ritdatum|behandlungsdatum|leistungsdatum|behandlung am|' +
    'date of service|service date|treatment date|date of treatment|bezoekdatum',
  birth:
    'geboortedatum|geb datum|gebdatum|geb dat|gebdat|geboren|geboren op|geb|geboorte datum|' +
    'geburtsdatum|geb am|geboren am|date of birth|dob|birth date',
  insured:
    'verzekerdennummer|verzekerdenummer|verzekerde nummer|verzekerdenr|polisnummer|polisnr|' +
    'relatienummer|relatienr|verz nr|verznr|versichertennummer|versicherten nr|' +
    'versicherungsnummer|insurance number|insurance no|policy number|member number',
  name:
    'patient|patientin|naam patient|patientnaam|naam|client|naam client|verzekerde|' +
    'naam verzekerde|betreft|patient name|name|name of patient',
  agb:
    'agb code|agb|agbcode|agb code praktijk|agb praktijk|agb zorgverlener|agb nr|agb nummer|' +
    'agb code zorgverlener',
  provider: 'zorgverlener|behandelaar|zorgaanbieder|naam zorgverlener|praktijk',
  total:
    'totaal|totaal te betalen|totaalbedrag|te betalen|te voldoen|eindtotaal|totaal bedrag|' +
    'factuurbedrag|notabedrag|totaal factuur|totaal nota|gesamtbetrag|rechnungsbetrag|gesamt|' +
    'summe|zu zahlen|zahlbetrag|endbetrag|total|total due|amount due|total amount|grand total|' +
    'balance due|totaal incl btw|totaal eur',
  notTotal:
    'subtotaal|sub totaal|transport|btw|vrijgesteld|vrijgesteld van btw|korting|zwischensumme|' +
    'ubertrag|umsatzsteuerfrei|mwst|subtotal|vat|vat exempt|tax|carried forward|reeds betaald|' +
    'reeds voldaan|betaald|totaal btw|totaal excl btw|saldo|tussentotaal|bereits bezahlt|paid',
  pay:
    'gelieve|u kunt betalen|wij verzoeken|over te maken|iban|bitte uberweisen|please pay|bic|' +
    'rekeningnummer|binnen 14 dagen|bankverbindung',
};
