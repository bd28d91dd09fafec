import type { Language } from '@mijn/domain/language';
import { type ExampleBill, exampleBills, type ExampleBillsService } from './config.ts';
import { personas } from '@mijn/testdata/personas';
import type { FastifyInstance } from 'fastify';
import { html, type Html, pageFrame, languageOf, sendPage } from '../page/page.ts';

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

export const exampleBillsPath = '/voorbeeldnotas';

/** Patients: the personas, and a child without a login. */
const people: readonly { readonly key: string; readonly name: string }[] = [
  ...personas
    .filter(({ key }) => !key.startsWith('storing'))
    .map(({ key, naam }) => ({ key, name: naam })),
  { key: 'lotte', name: 'Lotte de Vries' },
];

const isPhoto: ReadonlySet<ExampleBill> = new Set(['dentistPhoto', 'blurred']);

const [first] = people;

function personOf(key: unknown) {
  return people.find((one) => one.key === key);
}

function card(
  example: ExampleBill,
  { key, name }: (typeof people)[number],
  language: Language,
): Html {
  const t = exampleTexts[language];
  const { title, expect } = t.bills[example];
  const words = isPhoto.has(example) ? t.photo(name) : t.pdf(name);
  return html`<section class="card">
    <h2>${title}</h2>
    <p>${expect}</p>
    <p><a href="${exampleBillsPath}/${key}/${example}" download>${words}</a></p>
  </section>`;
}

function exampleBillsPage(language: Language, chosen: (typeof people)[number]): string {
  const t = exampleTexts[language];
  const choices = people.map(
    ({ key, name }) =>
      html`<option value="${key}" ${key === chosen.key ? 'selected' : ''}>${name}</option>`,
  );
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`<p>${t.explanation}</p>
      <p>${t.twice}</p>
      <form class="card">
        <p class="field">
          <label for="person">${t.person}</label>
          <select id="person" name="person">
            ${choices}
          </select>
          <button>${t.choose}</button>
        </p>
      </form>
      ${exampleBills.map((example) => card(example, chosen, language))}
      <p><a href="/">${t.back}</a></p>`,
  );
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const;

/** Registers the example bills. */
export function registerExampleBills(app: FastifyInstance, { draw }: ExampleBillsService): void {
  app.get<{ Querystring: Record<string, unknown> }>(exampleBillsPath, async (request, reply) => {
    const language = languageOf(request);
    const chosen = personOf(request.query['person']) ?? first;
    if (!chosen) return reply.callNotFound();
    return sendPage(reply, exampleBillsPage(language, chosen));
  });
  app.get<{ Params: { person: string; example: string } }>(
    `${exampleBillsPath}/:person/:example`,
    async ({ params }, reply) => {
      const [example, person] = [
        exampleBills.find((one) => one === params.example),
        personOf(params.person),
      ];
      const file = example && person && (await draw(example, person.key));
      if (!file) return reply.callNotFound();
      const name = `nota-${person.key}-${example}.${endings[file.type]}`;
      return reply
        .headers({
          'content-type': file.type,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(file.content);
    },
  );
}
