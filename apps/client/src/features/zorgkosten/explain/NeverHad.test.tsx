import { describe, expect, it } from 'vitest';
import type { PostOutcome } from '../../../api/createAction.ts';
import { show, wordsIn } from '../../../api/show.testing.tsx';
import { AfterPost } from '../../../forms/afterPost.testing.tsx';
import { NeverHad } from './NeverHad.tsx';
import { neverHadForm } from './neverHadForm.ts';

const form = (
  <NeverHad
    line={{ nummer: 'D2026-12345678', volgnummer: 2 }}
    address="/zorgkosten?regel=D1.1"
    onSent={() => undefined}
  />
);
const afterPost = (outcome: Partial<PostOutcome>) =>
  show(<AfterPost outcome={{ form: neverHadForm.name, ...outcome }}>{form}</AfterPost>);

const failed = 'Je melding is niet verstuurd.';
const conflict = 'Hierover heb je al iets gemeld.';

describe('NeverHad without script', () => {
  it('is collapsed, and holds the line that it is about', () => {
    expect(show(form)).toMatch(/<details id="neverHad">/);
    expect(show(form)).toContain('name="nummer" value="D2026-12345678"');
    expect(show(form)).toContain('name="regel" value="2"');
    expect(wordsIn(show(form))).not.toMatch(/niet verstuurd|al iets gemeld/);
  });

  it('is open with the typed text and an error when that is too long', () => {
    const html = afterPost({
      values: { tekst: 'Ik was er niet.' },
      errors: { tekst: 'Je toelichting is te lang.' },
    });
    expect(html).toMatch(/<details id="neverHad" open="">/);
    expect(html).toContain('>Ik was er niet.</textarea>');
    expect(wordsIn(html)).toContain('Je toelichting is te lang.');
  });

  it('says that it was reported before, or that sending failed and can be retried', () => {
    const before = wordsIn(afterPost({ problem: 'conflict' }));
    expect(before).toContain(conflict);
    expect(before).not.toContain(failed);
    const down = wordsIn(afterPost({ problem: 'unavailable' }));
    expect(down).toContain(failed);
    expect(down).not.toContain(conflict);
  });
});
