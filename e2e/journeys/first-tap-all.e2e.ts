import { pages } from '@mijn/domain/paths';
import { addressOf } from '../support/addresses.ts';
import { untapped } from '../support/earlyTaps/untapped.ts';
import { forms } from '../support/forms.ts';
import { leaveDraft } from '../support/leaveDraft.ts';
import { type Asker, pathOf } from '../support/screen.ts';
import { inside } from '../support/screens.ts';
import { expect, test } from '../support/trip.ts';

// Every control that must not lose early taps has a journey that taps it (`earlyTaps/untapped.ts`).
const sanne = 'Sanne de Vries';
const all = new Set(inside.flatMap(({ persona }) => persona.ZZ ?? []));
const people = forms([sanne], [...all.difference(new Set([sanne]))]);

/** Returns the server-rendered HTML of a page. */
async function written({ context, address }: Asker, path: string): Promise<string> {
  return (await context.request.get(address + path)).text();
}

for (const persona of people) {
  test.describe(persona, () => {
    test.use({ persona, cookiesAnswered: false });

    test('taps every control that waits for script before it has loaded', async ({ context }) => {
      test.slow();
      const asker = { context, address: addressOf('ZZ') };
      const submission = { name: 'submit', path: () => pages.declaratieIndienen.path };
      const own = inside
        .filter((screen) => screen.persona.ZZ === persona)
        .map(({ name, way }) => ({ name, path: () => pathOf(way, asker) }));
      for (const { name, path } of [...own, submission]) {
        const html = await written(asker, await path());
        expect(html, name).toContain('<main');
        expect.soft(untapped(html), name).toEqual([]);
      }
    });
  });
}

test.describe('a claim form with a draft', () => {
  test.use({ persona: 'Noor Smit' });

  for (const [lines, steps] of [
    [1, ['gegevens']],
    [2, ['nota', 'gegevens', 'controleren']],
  ] as const) {
    test(
      `has no unknown control for a bill of ${lines === 1 ? 'one line' : 'two lines'}`,
      { tag: '@extension' },
      async ({ context, notas }) => {
        await leaveDraft(context, notas.photo, lines);
        for (const step of steps) {
          const path = `${pages.declaratieIndienen.path}?stap=${step}`;
          const html = await written({ context, address: addressOf('ZZ') }, path);
          expect(html, step).toContain('Begin opnieuw');
          expect.soft(untapped(html), step).toEqual([]);
        }
      },
    );
  }
});

test.describe('a control of which no journey knows', () => {
  test.use({ persona: sanne });

  test('is found', async ({ context }) => {
    const html = await written({ context, address: addressOf('ZZ') }, pages.zorgpas.path);
    expect(untapped(html)).toEqual([]);
    const planted = html.replace('</main>', '<button data-replay="">Deel je pas</button></main>');
    expect(untapped(planted)).toEqual(['button Deel je pas']);
  });
});
