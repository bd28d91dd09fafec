import { useLoaderData } from 'react-router';
import type { loader } from '../SubmitPage.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainSent } from './PlainSent.tsx';
import { useSent } from './sent.ts';

/** The content of /declaraties/indienen without script: the form on one page, or the confirmation. */
export function Plain() {
  const { people, reads, concept } = useLoaderData<typeof loader>();
  const sent = useSent();
  if (sent) return <PlainSent {...sent} />;
  const [first, ...more] = people;
  const only = more.length === 0 ? first?.relatienummer : undefined;
  return <PlainForm people={people} only={only} reads={reads} draft={concept ?? undefined} />;
}
