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

/** Returns the text of the dialog, and the rest. */
function parts(content: Parameters<typeof show>[0]) {
  const html = show(content);
  const [dialog = ''] = /<dialog.*<\/dialog>/s.exec(html) ?? [];
  return {
    isOpen: dialog.includes(' open='),
    question: wordsIn(dialog),
    beside: wordsIn(html.replace(dialog, '')),
  };
}

describe('Withdraw', () => {
  it('asks for confirmation', () => {
    const { isOpen, beside, question } = parts(screen('idle'));
    expect(beside).toBe('Declaratie intrekken');
    expect(isOpen).toBe(false);
    expect(question).toMatch(/Ja, trek in Nee, niet intrekken$/);
  });

  it('is absent when it is not allowed, but stays while it is under way', () => {
    expect(show(screen('idle', false))).toBe('');
    expect(parts(screen('busy', false)).beside).toContain('Declaratie intrekken');
  });

  it('shows a failure next to its button, so that it can be tried again', () => {
    const { beside, question } = parts(screen('unavailable'));
    expect(beside).toMatch(/^Het intrekken is niet gelukt\. .*Declaratie intrekken$/);
    expect(question).not.toContain(failed);
  });

  it('says that it is too late, without a button, also without permission', () => {
    for (const allowed of [true, false]) {
      expect(parts(screen('conflict', allowed)).beside).toContain(noMore);
      expect(show(screen('conflict', allowed))).not.toContain('<button');
    }
  });
});

describe('Withdraw without script', () => {
  it('asks for confirmation in the answered page', () => {
    const { isOpen, question } = parts(afterPost());
    expect(isOpen).toBe(true);
    expect(question).not.toContain(failed);
  });

  it('shows a failure in the open dialog, once', () => {
    const { question, beside } = parts(afterPost({ problem: 'unavailable' }));
    expect(question).toContain(failed);
    expect(beside).not.toContain(failed);
    expect(parts(afterPost({ problem: 'conflict' })).beside).toContain(noMore);
  });

  it('drops the posted outcome once script has tried again', () => {
    expect(parts(afterPost({ problem: 'conflict' }, 'busy')).beside).not.toContain(noMore);
  });
});
