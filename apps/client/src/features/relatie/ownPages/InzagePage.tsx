import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { part } from '../../../api/response.ts';
import { Lookers } from '../log/Log.tsx';
import { looksPageIn } from '../log/looks.ts';
import { inzageOperation } from '../relatie.operations.ts';
import { OwnPage } from './OwnPage.tsx';

/** Loads the page; a failed part is shown as an inline error. */
export const loader = createLoader(async ({ request, search }) => {
  const looksPage = looksPageIn(search);
  const response = await request(inzageOperation, { looksPage });
  return { looks: part(response, 'inzagenBladzijde'), looksPage };
});

/** /mijn-gegevens/inzage: who looked at the person's data, and why. */
export function Component() {
  const { looks, looksPage } = useLoaderData<typeof loader>();
  return (
    <OwnPage name="inzage" found={looks}>
      <Lookers looks={looks} page={looksPage} />
    </OwnPage>
  );
}
