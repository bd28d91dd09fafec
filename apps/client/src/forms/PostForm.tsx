import { formFields } from '@mijn/domain/postedForm';
import type { ComponentPropsWithRef } from 'react';
import { useAppEnvironment } from '../api/environment.ts';
import { usePostOutcome } from './usePostOutcome.ts';

interface PostFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'name'> {
  /** Which form of its page this is: the name of its answer in the page's `*.action.ts`. */
  readonly name: string;
  /** The page that answers; its own where left out. */
  readonly action?: string;
}

/**
 * A form that works before and without JavaScript: posted to a page's own address, with what proves
 * it ours (ADR 0032). Where script does it better, `onSubmit` prevents the post. The page that comes back
 * begins at the form that was not carried out, as that is said in it, perhaps far down: browsers go by the
 * address first (`#…`), then by what is wrong (`ErrorSummary`).
 */
export function PostForm({ name, action, children, ...rest }: PostFormProps) {
  const { seal } = useAppEnvironment();
  const failed = usePostOutcome(name)?.problem !== undefined;
  const beginsHere = failed && !action?.includes('#');
  return (
    <form
      method="post"
      action={action}
      {...(beginsHere && { tabIndex: -1, autoFocus: true })}
      {...rest}
    >
      <input type="hidden" name={formFields.name} value={name} />
      <input type="hidden" name={formFields.token} value={seal?.token} />
      <input type="hidden" name={formFields.key} value={seal?.key} />
      {children}
    </form>
  );
}
