import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFormTokens, verifyForm, type FormOwner } from './formTokens.ts';

const word = () => randomBytes(32).toString('base64url');
const [sanne, daan] = ['mark-of-sanne', 'mark-of-daan'];
const session: FormOwner = { sessieId: word(), marks: [sanne] };
const { sessieId } = session;

function posted(id: string | undefined, mark: string) {
  const { key, token = '' } = createFormTokens(id, mark);
  return new URLSearchParams({ formKey: key, formToken: token, tekst: 'Klopt dit?' });
}

describe('verifyForm', () => {
  it('accepts a form of this session, without the seal’s fields', () => {
    const { fields, isEarlier } = verifyForm(posted(sessieId, sanne), session);
    expect([fields.toString(), isEarlier]).toEqual(['tekst=Klopt+dit%3F', undefined]);
  });

  it('normalises typed text, and keeps the page’s own fields unchanged', () => {
    const body = posted(sessieId, sanne);
    body.set('email', 'sanne\u200B@post.example');
    body.set('tekst', 'Klopt\u00A0dit?\r\nGraag\u202E uitleg');
    body.set('state', 'a\u200Bb');
    body.set('before', '€\u00A05,00');
    expect(Object.fromEntries(verifyForm(body, session).fields)).toEqual({
      email: 'sanne@post.example',
      tekst: 'Klopt dit?\nGraag uitleg',
      state: 'a\u200Bb',
      before: '€\u00A05,00',
    });
  });

  it('recognises an earlier session of the same person, also during a key rotation', () => {
    const earlier = posted(word(), sanne);
    expect(verifyForm(earlier, session)).toMatchObject({ isEarlier: true });
    const marks = ['new-mark-of-sanne', sanne] as const;
    expect(verifyForm(earlier, { sessieId, marks })).toMatchObject({ isEarlier: true });
  });

  it.each([
    ['in a page of another person', posted(word(), daan)],
    ['in a page of nobody', posted(undefined, '')],
    ['with a mark that is empty', posted(word(), '')],
  ])('refuses a form %s', (_name, body) => {
    expect(() => verifyForm(body, session)).toThrow(expect.objectContaining({ statusCode: 403 }));
  });

  it('does not accept this person’s mark with another document’s key as its own', () => {
    const body = posted(sessieId, sanne);
    body.set('formKey', createFormTokens(sessieId, sanne).key);
    expect(verifyForm(body, session)).toMatchObject({ isEarlier: true });
  });

  it('requires a key, but no token without a sealer', () => {
    expect(verifyForm(posted(undefined, ''), undefined)).not.toHaveProperty('isEarlier');
    const bare = new URLSearchParams({ tekst: 'x' });
    expect(() => verifyForm(bare, undefined)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});
