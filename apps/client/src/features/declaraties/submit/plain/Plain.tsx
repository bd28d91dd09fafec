import { useLoaderData, useSearch } from '../../../../router/hooks.ts';
import type { loader } from '../SubmitPage.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PlainSent } from './PlainSent.tsx';
import { parseSent } from './sent.ts';

/** What stands at /declaraties/indienen where no script runs: the form on one page, or that it was sent in. */
export function Plain() {
  const { people } = useLoaderData<typeof loader>();
  const sent = parseSent(useSearch());
  if (sent) return <PlainSent {...sent} />;
  const [first, ...more] = people;
  return <PlainForm people={people} only={more.length === 0 ? first?.relatienummer : undefined} />;
}
