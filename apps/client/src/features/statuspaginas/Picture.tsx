import { type IllustrationName, IllustrationStatus } from '@mijn/ui/IllustrationStatus';
import s from './Picture.module.css';

/** The drawing above the title of a status page. */
export function Picture({ naam }: { readonly naam: IllustrationName }) {
  return (
    <div className={s['picture']}>
      <IllustrationStatus name={naam} />
    </div>
  );
}
