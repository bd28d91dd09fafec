import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { part } from '../../../api/response.ts';
import { Bewaard } from '../bewaard/Bewaard.tsx';
import { bewaardOperation } from '../relatie.operations.ts';
import { OwnPage } from './OwnPage.tsx';

/** Loads the page; a failed part is shown as an inline error. */
export const loader = createLoader(async ({ request }) => ({
  terms: part(await request(bewaardOperation, {}), 'bewaartermijnen'),
}));

/** /mijn-gegevens/bewaard: what the insurer keeps and how long, and a copy of the person’s data. */
export function Component() {
  const { terms } = useLoaderData<typeof loader>();
  return (
    <OwnPage name="bewaard" found={terms}>
      <Bewaard terms={terms} />
    </OwnPage>
  );
}
