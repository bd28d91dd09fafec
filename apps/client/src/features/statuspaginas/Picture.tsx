import { type IllustrationName, IllustrationStatus } from '@mijn/ui/IllustrationStatus';
import s from './Picture.module.css';

/** The drawing above the title of a status page. */
export function Picture({ name }: { readonly name: IllustrationName }) {
  return (
    <div className={s['picture']}>
      <IllustrationStatus name={name} />
    </div>
  );
}
