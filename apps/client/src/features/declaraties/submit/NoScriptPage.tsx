import { useLoaderData } from 'react-router';
import { NoScriptForm } from './noScript/NoScriptForm.tsx';
import { NoScriptSent } from './noScript/NoScriptSent.tsx';
import { useSent } from './noScript/sent.ts';
import type { loader } from './SubmitPage.tsx';

/** The content of /declaraties/indienen without script: the form on one page, or the confirmation. */
export function NoScriptPage() {
  const { people, reads, concept } = useLoaderData<typeof loader>();
  const sent = useSent();
  if (sent) return <NoScriptSent {...sent} />;
  const [first, ...more] = people;
  const only = more.length === 0 ? first?.relatienummer : undefined;
  return <NoScriptForm people={people} only={only} reads={reads} draft={concept ?? undefined} />;
}
