import { brands } from '@mijn/domain/brands';
import { firstRunForms, stepField, termsStep } from '@mijn/domain/postedForm';
import { pages } from '@mijn/domain/paths';
import { Button, buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import { useSearchParams } from 'react-router';
import { useAppEnvironment } from '../../api/environment.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import { useStepTitle } from '../../forms/useStepTitle.ts';
import * as m from '../../generated/texts/introduction.js';
import { Drawing } from './Drawing.tsx';
import { parseStep, stepCount } from './steps.ts';
import { Terms } from './Terms.tsx';

const steps = [
  { title: m.welcomeTitle, text: m.welcome },
  { title: m.submitTitle, text: m.submit },
  { title: m.followTitle, text: m.follow },
] as const;

// The last step is the form that records the introduction as seen; on earlier ones that is "Sla over".
function Onward({ step }: { readonly step: number }) {
  const isLast = step === stepCount;
  return (
    <Stack space="tight">
      {!isLast && (
        <Link
          href={`${pages.introductie.path}?${stepField}=${step + 1}`}
          className={buttonClass({ wide: true })}
        >
          {m.onward()}
        </Link>
      )}
      <PostForm name={firstRunForms.introduction}>
        <Button type="submit" wide variant={isLast ? 'primary' : 'subtle'}>
          {isLast ? m.onward() : m.skip()}
        </Button>
      </PostForm>
    </Stack>
  );
}

/** The first run of the native app (§2): the introduction in three steps, then the terms. */
export function Component() {
  const { product } = brands[useAppEnvironment().config.merk];
  const [search] = useSearchParams();
  const step = parseStep(search);
  const { title, text } = (step === termsStep ? undefined : steps[step - 1]) ?? steps[0];
  useStepTitle(step === 1 || step === termsStep ? undefined : title());
  if (step === termsStep) return <Terms />;
  return (
    <Stack>
      <Drawing step={step} />
      <Page
        eyebrow={m.counter({ nummer: step, totaal: stepCount })}
        title={title()}
        subtitle={text({ product })}
        narrow
      >
        <Onward step={step} />
      </Page>
    </Stack>
  );
}
