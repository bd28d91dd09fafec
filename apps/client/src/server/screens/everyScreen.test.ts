import { beforeAll, describe, expect, test } from 'vitest';
import { loadLazyScreens } from '../../app/lazyScreens.ts';
import { questions, everyPage, fails, insurerOfAll, type Told } from './everyScreen.testing.ts';
import { seal } from '../posts/posting.testing.ts';
import { render, request, type Wish } from '../render/render.testing.ts';

beforeAll(loadLazyScreens);

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

describe.each(everyPage)('before script has come, and without any, all works on %s', (_, url) => {
  test('behind the login, whatever the insurer tells', async () => {
    const documents = await drawAll(url);
    expect(documents.join('')).toContain('<main');
    expect(documents.flatMap(deadControls)).toEqual([]);
  });

  test('outside the login', async () => {
    expect(deadControls(await draw(url, { loggedIn: false }))).toEqual([]);
  });
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
