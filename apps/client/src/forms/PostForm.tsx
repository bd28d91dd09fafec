import * as loggedOutWords from '../generated/texts/loggedOut.js';
import { formFields } from '@mijn/domain/postedForm';
import type { ComponentPropsWithRef } from 'react';
import { useInRouterContext } from 'react-router';
import { useAppEnvironment } from '../api/environment.ts';
import { usePostOutcome } from './usePostOutcome.ts';
import { Alert } from '@mijn/ui/Alert';

interface PostFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'name'> {
  /** Name of the form: the key of its handler in the page's `*.action.ts`. */
  readonly name: string;
  /** The page that handles the form; defaults to its own. */
  readonly action?: string;
  /**
   * Id of the element to scroll to after a post without script: far down the page its errors would not be
   * seen.
   */
  readonly place?: string;
}

/**
 * Alert for a form from a page of an earlier session of the same person: nothing was done yet, and all
 * input is still there (ADR 0032).
 * @param hasFiles whether its files have to be chosen again, which no page can do
 */
function EarlierForm({ hasFiles }: { readonly hasFiles: boolean }) {
  return (
    <Alert kind="error" title={loggedOutWords.earlierTitle()} role="alert">
      <p>{loggedOutWords.earlierText()}</p>
      {hasFiles && <p>{loggedOutWords.earlierFiles()}</p>}
    </Alert>
  );
}

// Shows that input of a page of an earlier session is there again.
function Earlier({ name, hasFiles }: { readonly name: string; readonly hasFiles: boolean }) {
  return usePostOutcome(name)?.isEarlier === true && <EarlierForm hasFiles={hasFiles} />;
}

/**
 * A form that works before and without JavaScript: posted to the address of a page with the fields that
 * prove it is ours (ADR 0032). With script, `onSubmit` can prevent the post. The browser restores nothing in it
 * for the next person.
 */
export function PostForm({ name, place, children, ...rest }: PostFormProps) {
  const { seal } = useAppEnvironment();
  // The question about cookies is rendered outside the router.
  const isInApp = useInRouterContext();
  const action = place === undefined ? undefined : `#${place}`;
  return (
    <form method="post" action={action} autoComplete="off" {...rest}>
      <input type="hidden" name={formFields.name} value={name} />
      <input type="hidden" name={formFields.token} value={seal?.token} />
      <input type="hidden" name={formFields.key} value={seal?.key} />
      {isInApp && <Earlier name={name} hasFiles={rest.encType === 'multipart/form-data'} />}
      {children}
    </form>
  );
}
