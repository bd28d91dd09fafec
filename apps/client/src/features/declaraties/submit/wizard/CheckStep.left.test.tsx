import { expect, it } from 'vitest';
import { show, words } from '../../../../api/show.testing.tsx';
import { setLanguageSource } from '../../../../platform/language.ts';
import { chosen, context, fill, filledIn, received, sent } from '../state/claim.testing.ts';
import type { ClaimState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import { people, useClaim } from './submission.testing.ts';
import { CheckStep } from './CheckStep.tsx';
import { stepsOf } from './step.ts';

setLanguageSource(() => 'nl');

function Screen({ claim }: { readonly claim: ClaimState }) {
  const submission = useClaim(claim, { submit: () => undefined });
  const steps = stepsOf({ alone: false, reads: true });
  const about = { people, only: undefined, iban: null, noAccount: false, expected: undefined };
  return <CheckStep {...about} steps={steps} onward={() => undefined} submission={submission} />;
}

// The insurer refused a file and the amount together; then the file was replaced.
const refused = [
  sent,
  {
    kind: 'outcome',
    context,
    outcome: {
      kind: 'meldingen',
      meldingen: [{ code: 'bedragNul', level: 'error', message: '', veld: 'bedrag' }],
      files: [
        {
          name: 'nota.pdf',
          meldingen: [{ code: 'virus', level: 'error', message: '', veld: undefined }],
        },
      ],
    },
  },
  { ...chosen, files: [{ ...chosen.files[0], key: 'b' }] },
  { kind: 'fileRemoved', key: 'a' },
  { ...received, key: 'b' },
] as const;
const mended = refused.reduce<ClaimState>(nextState, filledIn);

it('links to the field that was refused with a file, once the file is mended', () => {
  const screen = <Screen claim={mended} />;
  expect(words(screen)).toContain(
    'Je declaratie is nog niet ingediend Vul een bedrag in dat hoger is dan 0.',
  );
  expect(show(screen)).toContain('href="/declaraties/indienen?stap=gegevens#field-bedrag"');
});

it('drops the objection once the field is mended too', () => {
  const right = words(<Screen claim={nextState(mended, fill('bedrag', '41,25'))} />);
  expect(right).toContain('€ 41,25');
  expect(right).not.toContain('nog niet ingediend');
});
