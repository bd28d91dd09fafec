import { pages } from '@mijn/domain/paths';
import { isObject } from '@mijn/domain/values';
import { Link } from '@mijn/ui/Link';
import { useRouteLoaderData } from 'react-router';
import { useAppEnvironment } from '../api/environment.ts';
import { askAddress, type AskSubject } from './askAddress.ts';

/**
 * Returns whether the person may ask the insurer a question, from the root's data: not at an insurer without the
 * extension, and not for staff who look along.
 */
export function useMayAsk(): boolean {
  const { internal } = useAppEnvironment().config;
  const root: unknown = useRouteLoaderData('root');
  const relatie = isObject(root) ? root['relatie'] : undefined;
  return !internal && isObject(relatie) && relatie['magVragenStellen'] === true;
}

/** Link to ask the insurer a question about the subject of this page; nothing for who may not. */
export function AskLink({ subject }: { readonly subject?: AskSubject | undefined }) {
  const { language } = useAppEnvironment();
  if (!useMayAsk()) return null;
  return <Link href={askAddress(subject)}>{pages.vraagStellen.titel[language]}</Link>;
}

/** The same link in a paragraph of its own. */
export function AskParagraph({ subject }: { readonly subject?: AskSubject }) {
  if (!useMayAsk()) return null;
  return (
    <p>
      <AskLink subject={subject} />
    </p>
  );
}
