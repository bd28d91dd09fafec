import { isObject } from '@mijn/domain/isObject';
import { describe, expect, it } from 'vitest';
import type { PostAnswer } from '../../../../api/createAction.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import { certain, readNota } from '../read/nota.testing.ts';
import { parseList } from '../send/parse.ts';
import { plainForm } from './plainForm.ts';
import { fieldsShown, fileOf, postClaim } from './postClaim.testing.ts';
import { parseChoices } from './severalPosted.ts';

setLanguageSource(() => 'nl');

const listsIn = (answer: PostAnswer) => ('to' in answer ? {} : (answer.lists ?? {}));

const choicesIn = (answer: PostAnswer) =>
  parseChoices(listsIn(answer)[plainForm.several] ?? []).map(({ value }) => value);

/** What the page that confirms it is told of the bills that were sent in. */
function labelsIn(answer: PostAnswer): readonly string[] {
  const sentClaim = 'to' in answer && answer.carries?.['sentClaim'];
  const labels = isObject(sentClaim) ? parseList(sentClaim, 'before') : [];
  return labels.filter((one) => typeof one === 'string');
}

describe('two bills in one file', () => {
  const inOne = [
    readNota(),
    readNota({ naamZorgverlener: certain('Praktijk Linde'), totaal: certain(2000) }),
  ];

  /** Sends in the first of them; what the page that confirms it is told. */
  async function sendFirst() {
    const asked = await postClaim({}, { notas: inOne });
    const [nota = ''] = choicesIn(asked.answer);
    const shown = { ...fieldsShown(asked.answer), nota };
    const chosen = await postClaim(shown, { files: [], notas: inOne });
    const last = await postClaim(fieldsShown(chosen.answer), { files: [] });
    expect(last.sent).toHaveLength(1);
    return last.answer;
  }

  it('the one that is not sent in is told, however often the form was posted', async () => {
    expect(await sendFirst()).toMatchObject({
      carries: {
        sentClaim: {
          later: [],
          left: [expect.stringMatching(/^Praktijk Linde, 2.november.2026, €.20,00$/)],
          before: [expect.stringContaining('De Duinen')],
        },
      },
    });
  });

  it('the one that was sent in is no choice for who adds the file again, and the other is filled in', async () => {
    const before = labelsIn(await sendFirst());
    const begin = { [plainForm.begin]: '1', [plainForm.before]: before };
    const begun = await postClaim(begin, { files: [], notas: inOne });
    expect(begun.answer).not.toHaveProperty('errors');
    const added = { [plainForm.before]: before };
    const { answer } = await postClaim(added, { files: [fileOf('b9')], notas: inOne });
    expect(answer).toMatchObject({
      values: { naamZorgverlener: 'Praktijk Linde', bedrag: '20,00' },
      lists: { [plainForm.before]: before, [plainForm.left]: [] },
    });
  });

  it('that are one leave nothing', async () => {
    const asked = await postClaim({}, { notas: inOne });
    const shown = { ...fieldsShown(asked.answer), nota: 'all' };
    const { answer } = await postClaim(shown, { files: [], notas: inOne });
    expect(listsIn(answer)[plainForm.left]).toEqual([]);
  });
});
