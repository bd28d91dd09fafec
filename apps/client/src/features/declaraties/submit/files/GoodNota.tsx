import { Disclosure } from '@mijn/ui/Disclosure';
import * as m from '../../../../generated/texts/submit.js';
import s from './GoodNota.module.css';

/** The contents of a good bill (docs/domain.md), in a disclosure. */
export function GoodNota() {
  return (
    <Disclosure title={m.notaNeedsTitle()}>
      <ul className={s['list']}>
        <li>{m.notaNeeds1()}</li>
        <li>{m.notaNeeds2()}</li>
        <li>{m.notaNeeds3()}</li>
        <li>{m.notaNeeds4()}</li>
      </ul>
    </Disclosure>
  );
}
