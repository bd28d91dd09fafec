import { firstRunForms } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useAppEnvironment } from '../../api/environment.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import { useStepTitle } from '../../forms/useStepTitle.ts';
import * as t from '../../generated/texts/introduction.js';

/** The terms, which have to be accepted before anything else (§2). */
export function Terms() {
  const { website } = useAppEnvironment().config.links;
  useStepTitle(t.termsTitle());
  return (
    <Page title={t.termsTitle()} subtitle={t.termsIntro()} narrow>
      <Card>
        <p>{t.termsOwn()}</p>
        <p>{t.termsSafe()}</p>
        <p>{t.termsTrue()}</p>
        <p>{t.termsPrivacy()}</p>
        <p>
          <Link href={website.privacy}>{t.privacy()}</Link>
        </p>
      </Card>
      <PostForm name={firstRunForms.terms}>
        <Button type="submit" name="accepted" value="yes" wide>
          {t.accept()}
        </Button>
      </PostForm>
    </Page>
  );
}
