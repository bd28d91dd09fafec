import { describe, expect, it } from 'vitest';
import type { PostOutcome } from '../../../api/createAction.ts';
import { words } from '../../../api/show.testing.tsx';
import { AfterPost } from '../../../forms/afterPost.testing.tsx';
import { AskRegeling } from './AskRegeling.tsx';
import { betaalverzoek } from './betaalverzoek.testing.ts';
import { askRegelingFields } from './regelingChoice.ts';

const form = <AskRegeling betaalverzoek={betaalverzoek} iban="NL•• •••• •••• •• 89" />;
const afterPost = (problem: PostOutcome['problem']) =>
  words(<AfterPost outcome={{ form: askRegelingFields.form, problem }}>{form}</AfterPost>);

describe('AskRegeling', () => {
  it('shows the costs and dates of each option before anything is agreed', () => {
    expect(words(form)).toContain(
      '3 keer € 128,34 Elke maand, van 31 december 2026 tot en met 26 februari 2027. De laatste keer € 128,32.',
    );
    expect(words(form)).toMatch(
      /7 keer € 55,00 Elke maand, van 31 december 2026 tot en met 30 juni 2027\. (?!De laatste)/,
    );
  });

  it('says that it covers everything when it is about more than this request', () => {
    const all = 'Dit geldt voor alles wat je nu moet betalen';
    expect(words(form)).not.toContain(all);
    const wide = { ...betaalverzoek, regelingBedrag: 60_000 };
    const shown = words(<AskRegeling betaalverzoek={wide} iban={null} />);
    expect(shown).toContain(`€ 600,00 betaalt. ${all}`);
  });

  it('names the debited account if known', () => {
    expect(words(form)).toContain('automatisch af van je rekening NL');
    expect(words(<AskRegeling betaalverzoek={betaalverzoek} iban={null} />)).toContain(
      'automatisch van je rekening af.',
    );
  });

  it('says after a post without script that the amount has changed, or that it failed', () => {
    const changed = 'Dit bedrag is intussen veranderd.';
    const failed = 'Er is nog geen regeling.';
    expect(afterPost('conflict')).toContain(changed);
    expect(afterPost('missing')).toContain(changed);
    expect(afterPost('unavailable')).toContain(failed);
    for (const said of [changed, failed]) expect(afterPost(undefined)).not.toContain(said);
  });
});
