import { type StatusTekening, TekeningStatus } from '@mijn/ui/TekeningStatus';
import s from './Plaatje.module.css';

/** The drawing above the title of a status page. */
export function Plaatje({ naam }: { readonly naam: StatusTekening }) {
  return (
    <div className={s['plaatje']}>
      <TekeningStatus naam={naam} />
    </div>
  );
}
