/** Wording of the bills of the corpus: several variants per language. */
export interface BillWords {
  readonly title: string;
  readonly number: string;
  readonly billDay: string;
  readonly due: string;
  readonly careDay: string;
  readonly name: string;
  readonly birth: string;
  readonly insured: string;
  readonly agb: string;
  readonly date: string;
  readonly code: string;
  readonly text: string;
  readonly count: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly total: string;
  readonly tax: string;
  readonly pay: string;
  readonly page: (page: number, of: number) => string;
}

const dutch: BillWords = {
  title: 'Factuur',
  number: 'Factuurnummer',
  billDay: 'Factuurdatum',
  due: 'Vervaldatum',
  careDay: 'Behandeldatum',
  name: 'Patiënt',
  birth: 'Geboortedatum',
  insured: 'Verzekerdennummer',
  agb: 'AGB-code',
  date: 'Datum',
  code: 'Code',
  text: 'Omschrijving',
  count: 'Aantal',
  amount: 'Bedrag',
  subtotal: 'Subtotaal',
  total: 'Totaal',
  tax: 'Vrijgesteld van btw',
  pay: 'Gelieve het bedrag binnen 14 dagen over te maken op',
  page: (page, of) => `Pagina ${page} van ${of}`,
};

const german: BillWords = {
  title: 'Rechnung',
  number: 'Rechnungsnummer',
  billDay: 'Rechnungsdatum',
  due: 'Zahlbar bis',
  careDay: 'Behandlungsdatum',
  name: 'Patient',
  birth: 'Geburtsdatum',
  insured: 'Versichertennummer',
  agb: '',
  date: 'Datum',
  code: 'Ziffer',
  text: 'Leistung',
  count: 'Anzahl',
  amount: 'Betrag',
  subtotal: 'Zwischensumme',
  total: 'Gesamtbetrag',
  tax: 'Umsatzsteuerfrei nach § 4 UStG',
  pay: 'Bitte überweisen Sie den Betrag auf',
  page: (page, of) => `Seite ${page} von ${of}`,
};

const english: BillWords = {
  title: 'Invoice',
  number: 'Invoice number',
  billDay: 'Invoice date',
  due: 'Due date',
  careDay: 'Date of service',
  name: 'Patient',
  birth: 'Date of birth',
  insured: 'Insurance number',
  agb: '',
  date: 'Date',
  code: 'Code',
  text: 'Description',
  count: 'Qty',
  amount: 'Amount',
  subtotal: 'Subtotal',
  total: 'Total due',
  tax: 'VAT exempt',
  pay: 'Please pay to account',
  page: (page, of) => `Page ${page} of ${of}`,
};

/** Variants of the wording by language; the last ones are for held-out bills. */
export const billWords: Readonly<Record<'nl' | 'de' | 'en', readonly [BillWords, ...BillWords[]]>> =
  {
    nl: [
      dutch,
      {
        ...dutch,
        title: 'NOTA',
        number: 'Notanummer',
        billDay: 'Notadatum',
        due: 'Te betalen voor',
        careDay: 'Datum behandeling',
        name: 'Naam patiënt',
        birth: 'Geb. datum',
        insured: 'Verzekerdenummer',
        agb: 'AGB',
        code: 'Prestatiecode',
        text: 'Behandeling',
        amount: 'Tarief',
        total: 'Totaal te betalen',
      },
      {
        ...dutch,
        number: 'Factuurnr.',
        billDay: 'Datum',
        careDay: 'Datum consult',
        name: 'Cliënt',
        birth: 'Geb.dat.',
        insured: 'Polisnummer',
        agb: 'AGB-code praktijk',
        code: 'Prestatie',
        amount: 'Totaal',
        total: 'Totaalbedrag',
        pay: 'U kunt betalen op rekening',
      },
      {
        ...dutch,
        title: 'Declaratie',
        number: 'Nota nr',
        billDay: 'Datum nota',
        careDay: 'Datum verrichting',
        name: 'Verzekerde',
        birth: 'Geboren',
        insured: 'Relatienummer',
        agb: 'AGB zorgverlener',
        text: 'Verrichting',
        amount: 'Bedrag (€)',
        total: 'Te voldoen',
      },
      {
        ...dutch,
        title: 'Rekening',
        number: 'Rekeningnr. nota',
        billDay: 'Datum',
        careDay: 'Zorgdatum',
        name: 'Betreft',
        birth: 'Geb.',
        insured: 'Verz.nr.',
        agb: 'AGB-nr',
        text: 'Zorgprestatie',
        amount: 'EUR',
        total: 'Eindtotaal',
      },
    ],
    de: [
      german,
      { ...german, number: 'Rechnungs-Nr.', total: 'Rechnungsbetrag', birth: 'geb. am' },
    ],
    en: [english, { ...english, number: 'Invoice no.', total: 'Amount due', birth: 'DOB' }],
  };
