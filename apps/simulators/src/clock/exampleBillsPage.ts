import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import type { Language } from '@mijn/domain/language';
import { personas } from '@mijn/testdata/personas';
import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../page/html.ts';
import { pageHeaders } from '../page/headers.ts';
import { pageFrame } from '../page/pageFrame.ts';
import { type ExampleBill, exampleBills, type ExampleBillsDesk } from './exampleBills.ts';
import { exampleTexts } from './exampleTexts.ts';

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
export function registerExampleBills(app: FastifyInstance, { draw }: ExampleBillsDesk): void {
  app.get<{ Querystring: Record<string, unknown> }>(exampleBillsPath, async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    const chosen = personOf(request.query['person']) ?? first;
    if (!chosen) return reply.callNotFound();
    return reply.headers(pageHeaders()).send(exampleBillsPage(language, chosen));
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
