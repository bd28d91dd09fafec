import { useLoaderData, useSearch } from '../../../../router/hooks.ts';
import type { loader } from '../SubmitPage.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainSent } from './PlainSent.tsx';
import { parseSent } from './sent.ts';

/** What stands at /declaraties/indienen where no script runs: the form on one page, or that it was sent in. */
export function Plain() {
  const { people, reads } = useLoaderData<typeof loader>();
  const sent = parseSent(useSearch());
  if (sent) return <PlainSent {...sent} />;
  const [first, ...more] = people;
  const only = more.length === 0 ? first?.relatienummer : undefined;
  return <PlainForm people={people} only={only} reads={reads} />;
}
