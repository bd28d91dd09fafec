import { pages } from '@mijn/domain/paths';
import { actingForms, formFields } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import * as m from '../../../generated/texts/machtigingen.js';

/**
 * Band above every page of a person who acts for somebody else. Rendered by the server outside the part that React
 * hydrates: the whole document is of the represented person, and a form without script stops it.
 */
export function ActingBand({ naam }: { readonly naam: string }) {
  const words = m.band({ naam });
  return (
    <section aria-label={words}>
      <p>
        <strong>{words}</strong>
      </p>
      {/* Stopping needs no proof of the session: nothing is lost by it (gateway, actingForms.ts). */}
      <form method="post" action={pages.machtigingen.path}>
        <input type="hidden" name={formFields.name} value={actingForms.stop} />
        <Button type="submit" variant="secondary" small>
          {m.stop()}
          <VisuallyHidden> {m.stopHint({ naam })}</VisuallyHidden>
        </Button>
      </form>
    </section>
  );
}
