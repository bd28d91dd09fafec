/** A person who can log in at the DigiD simulator, with a description (docs/decisions.md §10). */
export interface Persona {
  readonly key: string;
  readonly naam: string;
  /** Fictitious, from the test range, valid in the 11-proef. */
  readonly bsn: string;
  readonly omschrijving: { readonly nl: string; readonly en: string };
}

export const personas: readonly Persona[] = [
  {
    key: 'sanne',
    naam: 'Sanne de Vries',
    bsn: '999990081',
    omschrijving: {
      nl: 'Verzekeringsnemer met partner en twee kinderen; declaraties in alle drie de statussen, een open premie en een herinnering',
      en: 'Policyholder with a partner and two children; claims in all three states, an open premium and a reminder',
    },
  },
  {
    key: 'daan',
    naam: 'Daan de Vries',
    bsn: '999990524',
    omschrijving: {
      nl: 'Meeverzekerde partner van Sanne; heeft toestemming gegeven',
      en: 'Sanne’s co-insured partner; has given consent',
    },
  },
  {
    key: 'bram',
    naam: 'Bram de Vries',
    bsn: '999990962',
    omschrijving: {
      nl: '13 jaar, zoon van Sanne; heeft geen toestemming gegeven',
      en: '13 years old, Sanne’s son; has not given consent',
    },
  },
  {
    key: 'jan',
    naam: 'Jan Bakker',
    bsn: '999991401',
    omschrijving: {
      nl: '78 jaar, veel zorg; eigen risico in termijnen, een eindafrekening en een aanmaning',
      en: '78 years old, much care; own risk in terms, a final settlement and a second reminder',
    },
  },
  {
    key: 'fatima',
    naam: 'Fatima El Amrani',
    bsn: '999991838',
    omschrijving: {
      nl: 'Nog geen keuze voor digitale of papieren post; alle facturen betaald. Gaat de dag vooruit, dan loopt haar premie achter, tot en met het CAK',
      en: 'Has not yet chosen digital or paper post; all bills paid. As the day moves on her premium falls behind, up to the CAK',
    },
  },
  {
    key: 'mila',
    naam: 'Mila Jansen',
    bsn: '999992284',
    omschrijving: {
      nl: 'Sinds deze maand verzekerd; alles is nog leeg',
      en: 'Insured since this month; everything still empty',
    },
  },
  {
    key: 'piet',
    naam: 'Piet Visser',
    bsn: '999992727',
    omschrijving: {
      nl: 'Zeevarende, verzekerd bij Ankerzee; zorg in het buitenland',
      en: 'Seafarer, insured with Ankerzee; care abroad',
    },
  },
  {
    key: 'noor',
    naam: 'Noor Smit',
    bsn: '999993173',
    omschrijving: {
      nl: 'Geen e-mailadres en geen rekeningnummer bekend; geld dat op haar wacht',
      en: 'No e-mail address and no account known; money that waits for her',
    },
  },
  {
    key: 'tom',
    naam: 'Tom Mulder',
    bsn: '999993604',
    omschrijving: {
      nl: 'Heeft een ZorgGemak-polis; incasso’s mislukken, regelingen in alle soorten',
      en: 'Has a care-convenience policy; debits fail, arrangements of every kind',
    },
  },
  {
    key: 'emma',
    naam: 'Emma Meijer',
    bsn: '999994049',
    omschrijving: {
      nl: 'Dit jaar 18 geworden; eigen risico vanaf die dag',
      en: 'Turned 18 this year; own risk from that day',
    },
  },
  {
    key: 'henk',
    naam: 'Henk de Boer',
    bsn: '999994487',
    omschrijving: { nl: '2.000 declaraties in tien jaar', en: '2,000 claims in ten years' },
  },
  {
    key: 'aisha',
    naam: 'Aisha Kaya',
    bsn: '999998511',
    omschrijving: {
      nl: 'In een collectief voor een doelgroep, met niemand anders op haar polis; nota’s die terug zijn genomen, en geld te ontvangen',
      en: 'In a target-group collective, with nobody else on her policy; bills that were taken back, and money to receive',
    },
  },
  {
    key: 'storing-401',
    naam: 'Storing 401',
    bsn: '999994931',
    omschrijving: {
      nl: 'De verzekeraar antwoordt dat de sessie niet meer geldt',
      en: 'The insurer answers that the session no longer counts',
    },
  },
  {
    key: 'storing-403',
    naam: 'Storing 403',
    bsn: '999995364',
    omschrijving: { nl: 'De verzekeraar weigert', en: 'The insurer refuses' },
  },
  {
    key: 'storing-404',
    naam: 'Storing 404',
    bsn: '999995807',
    omschrijving: {
      nl: 'De verzekeraar kent deze persoon niet',
      en: 'The insurer does not know this person',
    },
  },
  {
    key: 'storing-500',
    naam: 'Storing 500',
    bsn: '999996241',
    omschrijving: {
      nl: 'Bij de verzekeraar gaat iets mis',
      en: 'Something goes wrong at the insurer',
    },
  },
  {
    key: 'storing-503',
    naam: 'Storing 503',
    bsn: '999996678',
    omschrijving: {
      nl: 'De verzekeraar is even niet bereikbaar',
      en: 'The insurer is out of reach',
    },
  },
  {
    key: 'storing-traag',
    naam: 'Storing traag',
    bsn: '999997129',
    omschrijving: {
      nl: 'De verzekeraar antwoordt heel traag',
      en: 'The insurer answers very slowly',
    },
  },
  {
    key: 'storing-leeg',
    naam: 'Storing leeg',
    bsn: '999997579',
    omschrijving: {
      nl: 'De verzekeraar stuurt een leeg antwoord',
      en: 'The insurer sends an empty answer',
    },
  },
  {
    key: 'storing-html',
    naam: 'Storing html',
    bsn: '999998006',
    omschrijving: {
      nl: 'De verzekeraar stuurt een webpagina in plaats van gegevens',
      en: 'The insurer sends a web page instead of data',
    },
  },
];

/** Lotte de Vries (8): insured on Sanne's policy, too young to log in. */
export const lotteBsn = '999998432';
