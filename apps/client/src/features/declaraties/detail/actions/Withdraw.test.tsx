import { describe, expect, it } from 'vitest';
import type { PostOutcome } from '../../../../api/createAction.ts';
import { show, wordsIn } from '../../../../api/show.testing.tsx';
import { AfterPost } from '../../../../forms/afterPost.testing.tsx';
import type { Withdrawal } from './useWithdrawal.ts';
import { Withdraw } from './Withdraw.tsx';
import { withdrawFields } from './withdrawFields.ts';

const screen = (phase: Withdrawal['phase'], allowed = true) => (
  <Withdraw
    allowed={allowed}
    withdrawal={{ phase, busy: phase === 'busy', withdraw: () => undefined }}
  />
);
const afterPost = (outcome: Partial<PostOutcome> = {}, phase: Withdrawal['phase'] = 'idle') => (
  <AfterPost outcome={{ form: withdrawFields.form, ...outcome }}>{screen(phase)}</AfterPost>
);

const failed = 'Het intrekken is niet gelukt.';
const noMore = 'Intrekken kan niet meer.';

/** What stands in the question, and what stands beside it. */
function parts(content: Parameters<typeof show>[0]) {
  const html = show(content);
  const [dialog = ''] = /<dialog.*<\/dialog>/s.exec(html) ?? [];
  return {
    isOpen: dialog.includes(' open='),
    question: wordsIn(dialog),
    beside: wordsIn(html.replace(dialog, '')),
  };
}

describe('withdrawing a claim', () => {
  it('is offered, and asked once more before it is done', () => {
    const { isOpen, beside, question } = parts(screen('idle'));
    expect(beside).toBe('Declaratie intrekken');
    expect(isOpen).toBe(false);
    expect(question).toMatch(/Ja, trek in Nee, niet intrekken$/);
  });

  it('is not offered where it is not allowed, but stays while it is being done', () => {
    expect(show(screen('idle', false))).toBe('');
    expect(parts(screen('busy', false)).beside).toContain('Declaratie intrekken');
  });

  it('says that it failed beside its button, so that it can be tried again', () => {
    const { beside, question } = parts(screen('unavailable'));
    expect(beside).toMatch(/^Het intrekken is niet gelukt\. .*Declaratie intrekken$/);
    expect(question).not.toContain(failed);
  });

  it('says that it is too late, without a button, whoever may', () => {
    for (const allowed of [true, false]) {
      expect(parts(screen('conflict', allowed)).beside).toContain(noMore);
      expect(show(screen('conflict', allowed))).not.toContain('<button');
    }
  });
});

describe('withdrawing a claim without script', () => {
  it('asks in the page that answers', () => {
    const { isOpen, question } = parts(afterPost());
    expect(isOpen).toBe(true);
    expect(question).not.toContain(failed);
  });

  it('says what went wrong in the question that is open, and says it once', () => {
    const { question, beside } = parts(afterPost({ problem: 'unavailable' }));
    expect(question).toContain(failed);
    expect(beside).not.toContain(failed);
    expect(parts(afterPost({ problem: 'conflict' })).beside).toContain(noMore);
  });

  it('counts no more once script has tried anew', () => {
    expect(parts(afterPost({ problem: 'conflict' }, 'busy')).beside).not.toContain(noMore);
  });
});
