import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeal, openSeal, type Sealer } from './seal.ts';

const word = () => randomBytes(32).toString('base64url');
const [sanne, daan] = ['mark-of-sanne', 'mark-of-daan'];
const session: Sealer = { sessieId: word(), marks: [sanne] };
const { sessieId } = session;

/** What a document of a session posts. */
function posted(id: string | undefined, mark: string) {
  const { key, token = '' } = createSeal(id, mark);
  return new URLSearchParams({ formKey: key, formToken: token, tekst: 'Klopt dit?' });
}

describe('a form that was posted', () => {
  it('in a page of this session is taken, without what the seal brought', () => {
    const { fields, isEarlier } = openSeal(posted(sessieId, sanne), session);
    expect([fields.toString(), isEarlier]).toEqual(['tekst=Klopt+dit%3F', undefined]);
  });

  it('holds plain text where a person typed, and to the letter what its page wrote', () => {
    const body = posted(sessieId, sanne);
    body.set('email', 'sanne\u200B@post.example');
    body.set('tekst', 'Klopt\u00A0dit?\r\nGraag\u202E uitleg');
    body.set('state', 'a\u200Bb');
    body.set('before', '€\u00A05,00');
    expect(Object.fromEntries(openSeal(body, session).fields)).toEqual({
      email: 'sanne@post.example',
      tekst: 'Klopt dit?\nGraag uitleg',
      state: 'a\u200Bb',
      before: '€\u00A05,00',
    });
  });

  it('in a page of an earlier session is of the same person, also while keys are changed', () => {
    const earlier = posted(word(), sanne);
    expect(openSeal(earlier, session)).toMatchObject({ isEarlier: true });
    const marks = ['new-mark-of-sanne', sanne] as const;
    expect(openSeal(earlier, { sessieId, marks })).toMatchObject({ isEarlier: true });
  });

  it.each([
    ['in a page of another person', posted(word(), daan)],
    ['in a page of nobody', posted(undefined, '')],
    ['with a mark that is empty', posted(word(), '')],
  ])('%s is refused', (_name, body) => {
    expect(() => openSeal(body, session)).toThrow(expect.objectContaining({ statusCode: 403 }));
  });

  it('with the mark of this person and the key of another document is not taken for its own', () => {
    const body = posted(sessieId, sanne);
    body.set('formKey', createSeal(sessieId, sanne).key);
    expect(openSeal(body, session)).toMatchObject({ isEarlier: true });
  });

  it('is taken whatever its token where none is asked, but never without a key', () => {
    expect(openSeal(posted(undefined, ''), undefined)).not.toHaveProperty('isEarlier');
    const bare = new URLSearchParams({ tekst: 'x' });
    expect(() => openSeal(bare, undefined)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});
