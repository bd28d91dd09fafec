import { type StatusIllustration, IllustrationStatus } from '@mijn/ui/IllustrationStatus';
import s from './Picture.module.css';

/** The drawing above the title of a status page. */
export function Picture({ naam }: { readonly naam: StatusIllustration }) {
  return (
    <div className={s['picture']}>
      <IllustrationStatus naam={naam} />
    </div>
  );
}
