import { describe, expect, test } from 'vitest';
import {
  changes,
  everyPage,
  everyState,
  fails,
  insurerOfAll,
  questions,
  type Told,
} from './everyScreen.testing.ts';
import { mark, seal } from '../posts/posting.testing.ts';
import { formsPerPage } from '../actions.ts';
import { render, request, type Wish } from '../render/render.testing.ts';
import { controlKinds, kindsIn } from '../inline/controlKinds.testing.ts';
import { keepFilesScript } from '../inline/inlineScripts.ts';
import { unansweredForms } from './unansweredForms.testing.ts';

const has = (tag: string, ...names: readonly string[]) =>
  names.some((name) => new RegExp(` ${name}[ =>]`, 'i').test(tag));

/** Why a control does nothing before script has come; undefined where it does. */
function deadOf(tag: string, isInForm: boolean): string | undefined {
  if (has(tag, 'type="button"')) {
    const works = has(tag, 'data-replay', 'popovertarget', 'commandfor');
    return works ? undefined : 'only script hears it';
  }
  if (tag.startsWith('<form')) {
    // Without both its fields would go into the address of whatever page this is.
    return has(tag, 'method="post"', 'action') ? undefined : 'leads nowhere';
  }
  return isInForm || has(tag, 'type="hidden"', 'form') ? undefined : 'is of no form';
}

/** The controls of a page that do nothing before script has come, each with why. */
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

/** What the insurer tells besides all there is. */
const tales: readonly Told[] = [{}, { concept: null }, { factuur: 'PremieFactuur' }, ...payments];

/** Every document that a page can be, by what the insurer tells and by which of its questions fails. */
async function drawAll(url: string): Promise<string[]> {
  const asked = new Set<string>();
  const drawTale = (told: Told) => {
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

// Each is shown to be taken over in `inline/keepTaps.controls.browser.test.tsx`.
const shown: ReadonlySet<string> = new Set(controlKinds);
const newKinds = (html: string) =>
  [...kindsIn(html)].filter((kind) => !shown.has(kind)).map((kind) => `${kind} is of a new kind`);

const takesFiles = (html: string) => kindsIn(html).has('file');
const keepsFiles = (html: string) => html.includes(keepFilesScript.text);

const faultsOf = (html: string, url: string) => [
  ...deadControls(html),
  ...unansweredForms(html, url),
  ...newKinds(html),
  ...(takesFiles(html) === keepsFiles(html) ? [] : ['files are kept where none are taken, or not']),
];

/** The page as it comes again after one of its forms was posted with nothing filled in, and could not be carried out. */
async function drawAfter(form: string, url: string): Promise<string> {
  const fields = new URLSearchParams({ form });
  return draw(url, {
    graphql: insurerOfAll(Object.fromEntries(changes.map((field) => [field, fails]))),
    posted: { fields, key: seal.key, mark, files: [] },
    sendClaim: async () => ({ status: 503, body: undefined, waitSeconds: undefined }),
    stopSessie: async () => true,
  });
}

describe.each(everyPage)(
  'before script has come, and without any, all works on %s',
  (name, url) => {
    test('behind the login, whatever the insurer tells', async () => {
      const documents = await drawAll(url);
      expect(documents.join('')).toContain('<main');
      expect(documents.flatMap((html) => faultsOf(html, url))).toEqual([]);
    });

    test('after each of its forms', async () => {
      const forms = formsPerPage[name] ?? [];
      const documents = await Promise.all(forms.map((form) => drawAfter(form, url)));
      expect(documents.flatMap((html) => faultsOf(html, url))).toEqual([]);
    });

    test('outside the login', async () => {
      expect(faultsOf(await draw(url, { loggedIn: false }), url)).toEqual([]);
    });
  },
);

test.each(everyState)('and at %s', async (url) => {
  const html = await draw(url, { graphql: insurerOfAll() });
  expect(html).toContain('<main');
  expect(faultsOf(html, url)).toEqual([]);
});

test('a control that only script hears is found', () => {
  expect(deadControls('<button type="button" class="x">Toon</button>')).toHaveLength(1);
  expect(deadControls('<form class="x"><input name="zoek"/></form>')).toHaveLength(1);
  expect(deadControls('<form method="post"></form><select name="jaar"></select>')).toHaveLength(1);
  const kept = '<button type="button" data-replay="">Toon</button>';
  expect(deadControls(`${kept}<form action="/x"><button type="submit"></button></form>`)).toEqual(
    [],
  );
});

test('a kind of control that is not shown to be taken over is found', () => {
  expect(newKinds('<input type="hidden"/><input name="a"/><details></details>')).toEqual([]);
  expect(newKinds('<input type="color"/>')).toEqual(['color is of a new kind']);
});

const formOf = (name: string, more = '') =>
  `<form method="post"${more}><input type="hidden" name="form" value="${name}"/></form>`;

test('a form that nobody answers is found', () => {
  const at = '/zorgpas?kant=achter';
  expect(unansweredForms(formOf('bsn') + formOf('language'), at)).toEqual([]);
  expect(unansweredForms(formOf('signOut', ' action="/uitloggen"'), at)).toEqual([]);
  expect(unansweredForms('<form method="post" data-replay=""></form>', at)).toEqual([]);
  expect(unansweredForms(formOf('bns'), at)).toEqual(['"bns" is answered by nobody at /zorgpas']);
  // Of another page, and without a name.
  expect(unansweredForms(formOf('withdraw', ' action="#weg"'), at)).toHaveLength(1);
  expect(unansweredForms('<form method="post"></form>', at)).toHaveLength(1);
});
