import { cookiesForm } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { PostForm } from '../../forms/PostForm.tsx';
import * as m from '../../generated/texts/cookies.js';

/** The two answers to the question about cookies, with equal weight (docs/decisions.md §9). */
export function CookieForm({ row }: { readonly row?: boolean }) {
  return (
    <PostForm name={cookiesForm}>
      <ButtonGroup row={row}>
        <Button type="submit" variant="secondary" small name="choice" value="necessary">
          {m.necessary()}
        </Button>
        <Button type="submit" variant="secondary" small name="choice" value="all">
          {m.all()}
        </Button>
      </ButtonGroup>
    </PostForm>
  );
}
