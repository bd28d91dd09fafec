import { dayInNetherlands } from '@mijn/domain/datum';
import { formatDay } from '@mijn/domain/dayOnScreen';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { PostForm } from '../../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../../forms/usePostOutcome.ts';
import * as m from '../../../../generated/texts/submit.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { discardForm } from './plainForm.ts';

/**
 * Says that the form on one page continues a draft, with a button to discard it.
 * @param keptAt instant of the last save
 */
export function PlainDraft({ keptAt }: { readonly keptAt: string }) {
  const { language } = useAppEnvironment();
  const hasFailed = usePostOutcome(discardForm)?.problem !== undefined;
  return (
    <Alert
      kind="info"
      title={m.conceptResumedTitle()}
      action={
        <PostForm name={discardForm}>
          <Button type="submit" small variant="secondary">
            {m.conceptRestart()}
          </Button>
        </PostForm>
      }
    >
      <p>
        {stepsWords.plainDraft({ day: formatDay(dayInNetherlands(new Date(keptAt)), language) })}
      </p>
      {hasFailed && <p role="alert">{m.conceptRestartFailed()}</p>}
    </Alert>
  );
}
