import { pages } from '@mijn/domain/paths';
import { signOutForms } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import type { ComponentProps } from 'react';
import { PostForm } from '../../forms/PostForm.tsx';
import * as words from '../../generated/texts/shared.js';

/** The way out, from any page: a form, so that it needs no JavaScript and no other site can send it. */
export function SignOutForm(props: Pick<ComponentProps<typeof Button>, 'variant' | 'small'>) {
  return (
    <PostForm name={signOutForms.here} action={pages.uitloggen.path}>
      <Button {...props} type="submit">
        {words.signOut()}
      </Button>
    </PostForm>
  );
}
