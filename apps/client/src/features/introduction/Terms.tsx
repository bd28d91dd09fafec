import { firstRunForms } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useAppEnvironment } from '../../api/environment.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import { useStepTitle } from '../../forms/useStepTitle.ts';
import * as m from '../../generated/texts/introduction.js';

/** The terms, which have to be accepted before anything else (§2). */
export function Terms() {
  const { website } = useAppEnvironment().config.links;
  useStepTitle(m.termsTitle());
  return (
    <Page title={m.termsTitle()} subtitle={m.termsIntro()} narrow>
      <Card>
        <p>{m.termsOwn()}</p>
        <p>{m.termsSafe()}</p>
        <p>{m.termsTrue()}</p>
        <p>{m.termsPrivacy()}</p>
        <p>
          <Link href={website.privacy}>{m.privacy()}</Link>
        </p>
      </Card>
      <PostForm name={firstRunForms.terms}>
        <Button type="submit" name="accepted" value="yes" wide>
          {m.accept()}
        </Button>
      </PostForm>
    </Page>
  );
}
