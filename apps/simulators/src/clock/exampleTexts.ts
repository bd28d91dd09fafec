import type { Language } from '@mijn/domain/language';
import type { ExampleBill } from './exampleBills.ts';

interface ExampleText {
  readonly title: string;
  readonly expect: string;
}

interface ExampleTexts {
  readonly name: string;
  readonly title: string;
  readonly explanation: string;
  readonly twice: string;
  readonly person: string;
  readonly choose: string;
  readonly pdf: (name: string) => string;
  readonly photo: (name: string) => string;
  readonly back: string;
  readonly bills: Readonly<Record<ExampleBill, ExampleText>>;
}

const nl: ExampleTexts = {
  name: 'Zorgverleners (simulator)',
  title: 'Voorbeeldnota’s',
  explanation:
    'Geen nota bij de hand? Kies voor wie hij is, bewaar er een en dien hem in bij ‘Declaratie indienen’. Alles erop is verzonnen. Log in als deze persoon, of als iemand die voor deze persoon mag declareren.',
  twice:
    'Elke dag staat er een ander notanummer op. Dien je op één dag twee keer dezelfde nota in, dan zegt de app dat.',
  person: 'Voor wie is de nota?',
  choose: 'Kies',
  pdf: (name) => `Nota voor ${name} (pdf)`,
  photo: (name) => `Foto van de nota voor ${name} (jpg)`,
  back: 'Naar de tijd',
  bills: {
    dentist: {
      title: 'Tandarts, één regel',
      expect:
        'Alles wordt gelezen en is zeker. Na ‘Verder’ sta je meteen bij ‘Klopt alles?’ en zie je wat je krijgt. Je typt niets.',
    },
    dentistPhoto: {
      title: 'Tandarts, als foto',
      expect: 'Een foto op tafel, schuin en met schaduw. Ook die wordt gelezen.',
    },
    physio: {
      title: 'Fysiotherapie, vier behandelingen',
      expect:
        'Vier regels, elk met een eigen datum. Voor het indienen zegt de app wat je krijgt, of waarom dat nog niet te zeggen is.',
    },
    glasses: {
      title: 'Bril: montuur en glazen',
      expect: 'Twee regels van dezelfde dag. Wat je krijgt, hangt af van je aanvullende pakket.',
    },
    german: {
      title: 'Tandarts in Duitsland',
      expect: 'Een Duitse nota. ‘In het buitenland’ staat al aan; de app vraagt of dat klopt.',
    },
    blurred: {
      title: 'Huisarts, onscherpe foto',
      expect:
        'De app zegt meteen dat de foto onscherp is. Dien je hem toch in, dan vul je alles zelf in.',
    },
    incomplete: {
      title: 'Acupunctuur, er ontbreekt van alles',
      expect:
        'Geen geboortedatum, geen AGB-code, geen notanummer. De app zegt wat er mist en wat je de zorgverlener kunt vragen. Indienen mag toch.',
    },
  },
};

const en: ExampleTexts = {
  name: 'Care providers (simulator)',
  title: 'Example bills',
  explanation:
    'No Dutch medical bill at hand? Choose whom it is for, save one and send it in at ‘Submit a claim’. Everything on it is invented. Log in as this person, or as somebody who may claim for them.',
  twice:
    'Each day there is another bill number on it. Send in the same bill twice on one day and the app says so.',
  person: 'Whom is the bill for?',
  choose: 'Choose',
  pdf: (name) => `Bill for ${name} (pdf)`,
  photo: (name) => `Photo of the bill for ${name} (jpg)`,
  back: 'To the clock',
  bills: {
    dentist: {
      title: 'Dentist, one line',
      expect:
        'All of it is read for certain. ‘Continue’ leads straight to ‘Is everything right?’, with what you will get. You type nothing.',
    },
    dentistPhoto: {
      title: 'Dentist, as a photo',
      expect: 'A photo on a table, askew and in shadow. It is read as well.',
    },
    physio: {
      title: 'Physiotherapy, four treatments',
      expect:
        'Four lines, each with a day of its own. Before you send them in, the app says what you will get, or why that cannot be said yet.',
    },
    glasses: {
      title: 'Glasses: frame and lenses',
      expect: 'Two lines of one day. What you get depends on your supplementary package.',
    },
    german: {
      title: 'Dentist in Germany',
      expect: 'A German bill. ‘Abroad’ is ticked already; the app asks whether that is right.',
    },
    blurred: {
      title: 'General practitioner, a blurred photo',
      expect:
        'The app says at once that the photo is blurred. Send it in all the same, and you fill in everything yourself.',
    },
    incomplete: {
      title: 'Acupuncture, with much of it missing',
      expect:
        'No birth date, no AGB code, no bill number. The app says what is missing and what to ask the provider for. You may send it in all the same.',
    },
  },
};

export const exampleTexts: Readonly<Record<Language, ExampleTexts>> = { nl, en };
