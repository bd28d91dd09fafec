import { pages } from '@mijn/domain/paths';
import { signOutForms } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import type { ComponentProps } from 'react';
import { PostForm } from '../../forms/PostForm.tsx';
import * as words from '../../generated/texts/shared.js';

/**
 * Button to sign out, on any page: a form, which needs no JavaScript and cannot be sent by another site.
 */
export function SignOutForm(props: Pick<ComponentProps<typeof Button>, 'variant' | 'small'>) {
  return (
    <PostForm name={signOutForms.here} action={pages.uitloggen.path}>
      <Button {...props} type="submit">
        {words.signOut()}
      </Button>
    </PostForm>
  );
}
