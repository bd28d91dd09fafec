import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { part } from '../../../api/response.ts';
import { Changes } from '../log/Log.tsx';
import { wijzigingenOperation } from '../relatie.operations.ts';
import { OwnPage } from './OwnPage.tsx';

/** Loads the page; a failed part is shown as an inline error. */
export const loader = createLoader(async ({ request }) => ({
  wijzigingen: part(await request(wijzigingenOperation, {}), 'wijzigingen'),
}));

/** /mijn-gegevens/wijzigingen: the changes of the person’s details. */
export function Component() {
  const { wijzigingen } = useLoaderData<typeof loader>();
  return (
    <OwnPage name="wijzigingen" found={wijzigingen}>
      <Changes wijzigingen={wijzigingen} />
    </OwnPage>
  );
}
