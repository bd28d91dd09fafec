import { formFields } from '@mijn/domain/postedForm';
import type { ComponentPropsWithRef } from 'react';
import { useInRouterContext } from 'react-router';
import { useAppEnvironment } from '../api/environment.ts';
import { EarlierForm } from './loggedOut/EarlierForm.tsx';
import { usePostOutcome } from './usePostOutcome.ts';

interface PostFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'name'> {
  /** Which form of its page this is: the name of its answer in the page's `*.action.ts`. */
  readonly name: string;
  /** The page that answers; its own where left out. */
  readonly action?: string;
  /**
   * Id of the part of its own page that one comes back to without script: where a form stands far
   * down, what is wrong with it would not be seen.
   */
  readonly place?: string;
}

// Input of a page of an earlier session is there again.
function Earlier({ name, hasFiles }: { readonly name: string; readonly hasFiles: boolean }) {
  return usePostOutcome(name)?.isEarlier === true && <EarlierForm hasFiles={hasFiles} />;
}

/**
 * A form that works before and without JavaScript: posted to a page's own address, with what proves
 * it ours (ADR 0032). Where script does it better, `onSubmit` prevents the post.
 */
export function PostForm({ name, place, children, ...rest }: PostFormProps) {
  const { seal } = useAppEnvironment();
  // The question about cookies stands above the app.
  const isInApp = useInRouterContext();
  const action = place === undefined ? undefined : `#${place}`;
  return (
    <form method="post" action={action} {...rest}>
      <input type="hidden" name={formFields.name} value={name} />
      <input type="hidden" name={formFields.token} value={seal?.token} />
      <input type="hidden" name={formFields.key} value={seal?.key} />
      {isInApp && <Earlier name={name} hasFiles={rest.encType === 'multipart/form-data'} />}
      {children}
    </form>
  );
}
