import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import {
  changes,
  everyPage,
  everyState,
  fails,
  insurerOfAll,
  questions,
  type GraphqlAnswer,
} from './everyScreen.testing.ts';
import { mark, seal } from '../posts/posting.testing.ts';
import { formsPerPage } from '../actions.ts';
import { render, request, type Wish } from '../render/render.testing.ts';
import { unansweredForms } from './unansweredForms.testing.ts';

const has = (tag: string, ...names: readonly string[]) =>
  names.some((name) => new RegExp(` ${name}[ =>]`, 'i').test(tag));

/** Returns the reason that a control does not work without script; undefined when it does. */
function deadOf(tag: string, isInForm: boolean): string | undefined {
  if (has(tag, 'type="button"')) {
    const works = has(tag, 'data-needs-script', 'popovertarget', 'commandfor');
    return works ? undefined : 'only script hears it';
  }
  if (tag.startsWith('<form')) {
    // Without these its fields would go into the address of the current page.
    return has(tag, 'method="post"', 'action', 'method="dialog"') ? undefined : 'leads nowhere';
  }
  return isInForm || has(tag, 'type="hidden"', 'form') ? undefined : 'is of no form';
}

/** Returns the controls of a page that do not work without script, each with its reason. */
function deadControls(html: string): string[] {
  let isInForm = false;
  const tags = html.matchAll(/<\/?(?:form|button|input|select|textarea)\b[^>]*>/g);
  return Array.from(tags, ([tag]) => {
    if (/^<\/?form/.test(tag)) isInForm = !tag.startsWith('</');
    const why = tag.startsWith('</') ? undefined : deadOf(tag, isInForm);
    return why === undefined ? [] : [`${tag} ${why}`];
  }).flat();
}

async function draw(url: string, wish: Wish): Promise<string> {
  const errors: unknown[] = [];
  const reportError = (error: unknown) => errors.push(error);
  const response = await render(request({ url, seal, reportError, ...wish }));
  expect(errors).toEqual([]);
  return response.kind === 'page' ? response.html : '';
}

const payments = ['open', 'inBehandeling', 'mislukt'].map((status) => ({ status }));

const tales: readonly GraphqlAnswer[] = [
  {},
  { concept: null },
  { factuur: 'PremieFactuur' },
  ...payments,
];

/** Renders all variants of a page, by the insurer's answers and with each of its queries failing. */
async function drawAll(url: string): Promise<string[]> {
  const asked = new Set<string>();
  const drawTale = (told: GraphqlAnswer) => {
    const answer = insurerOfAll(told);
    const graphql: typeof answer = (question) => {
      asked.add(question.query);
      return answer(question);
    };
    return draw(url, { graphql });
  };
  const whole = await Promise.all(tales.map(drawTale));
  const texts = [...asked].join(' ');
  const own = questions.filter((field) => new RegExp(`\\b${field}\\b`).test(texts));
  return [...whole, ...(await Promise.all(own.map((field) => drawTale({ [field]: fails }))))];
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Safari drops the roles of a table with another `display`.
    'no-redundant-role': 'off',
  },
});

/** Returns the violations of the HTML standard in a document. */
const invalidMarkup = (html: string) =>
  validator
    // Every browser refreshes by a meta element in the body too; one in the head would refresh with script as well.
    .validateStringSync(html.replaceAll(/<noscript hidden="">.*?<\/noscript>/g, ''))
    .results.flatMap(({ messages }) => messages.map(({ message }) => message));

const faultsOf = (html: string, url: string) => [
  ...invalidMarkup(html),
  ...deadControls(html),
  ...unansweredForms(html, url),
];

/** Renders the page after an empty form was posted and failed. */
async function drawAfter(form: string, url: string): Promise<string> {
  const fields = new URLSearchParams({ form });
  return draw(url, {
    graphql: insurerOfAll(Object.fromEntries(changes.map((field) => [field, fails]))),
    posted: { fields, key: seal.key, mark, files: [] },
    forwardClaim: async () => ({ status: 503, body: undefined, waitSeconds: undefined }),
    stopSessie: async () => true,
  });
}

describe.each(everyPage)('works before and without script on %s', (name, url) => {
  test('with a login, whatever the insurer answers', async () => {
    const documents = await drawAll(url);
    expect(documents.join('')).toContain('<main');
    expect(documents.flatMap((html) => faultsOf(html, url))).toEqual([]);
  });

  test('after each of its forms', async () => {
    const forms = formsPerPage[name] ?? [];
    const documents = await Promise.all(forms.map((form) => drawAfter(form, url)));
    expect(documents.flatMap((html) => faultsOf(html, url))).toEqual([]);
  });

  test('without a login', async () => {
    expect(faultsOf(await draw(url, { loggedIn: false }), url)).toEqual([]);
  });
});

test.each(everyState)('works at %s', async (url) => {
  const html = await draw(url, { graphql: insurerOfAll() });
  expect(html).toContain('<main');
  expect(faultsOf(html, url)).toEqual([]);
});

const documentOf = (body: string) =>
  `<!doctype html><html lang="nl"><title>x</title>${body}</html>`;

test('detects invalid markup', () => {
  expect(invalidMarkup(documentOf('<i id="a"></i><i id="b"></i>'))).toEqual([]);
  expect(invalidMarkup(documentOf('<i id="a"></i><i id="a"></i>'))).toHaveLength(1);
  expect(invalidMarkup(documentOf('<fieldset></fieldset>'))).toHaveLength(1);
  const radio = '<label>Ja <input type="radio" autocomplete="off"></label>';
  expect(invalidMarkup(documentOf(radio))).toHaveLength(1);
});

test('detects a control that needs script', () => {
  expect(deadControls('<button type="button" class="x">Toon</button>')).toHaveLength(1);
  expect(deadControls('<form class="x"><input name="zoek"/></form>')).toHaveLength(1);
  expect(deadControls('<form method="post"></form><select name="jaar"></select>')).toHaveLength(1);
  const kept = '<button type="button" data-needs-script="">Toon</button>';
  expect(deadControls(`${kept}<form action="/x"><button type="submit"></button></form>`)).toEqual(
    [],
  );
});

const formOf = (name: string, more = '') =>
  `<form method="post"${more}><input type="hidden" name="form" value="${name}"/></form>`;

test('detects a form that nothing handles', () => {
  const at = '/zorgpas?kant=achter';
  expect(unansweredForms(formOf('bsn') + formOf('language'), at)).toEqual([]);
  expect(unansweredForms(formOf('signOut', ' action="/uitloggen"'), at)).toEqual([]);
  expect(unansweredForms('<form method="dialog"></form>', at)).toEqual([]);
  expect(unansweredForms(formOf('bns'), at)).toEqual(['"bns" is answered by nobody at /zorgpas']);
  // A form of another page, and one without a name.
  expect(unansweredForms(formOf('withdraw', ' action="#weg"'), at)).toHaveLength(1);
  expect(unansweredForms('<form method="post"></form>', at)).toHaveLength(1);
});
