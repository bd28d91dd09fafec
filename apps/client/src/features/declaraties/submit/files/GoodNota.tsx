import { Disclosure } from '@mijn/ui/Disclosure';
import * as m from '../../../../generated/texts/submit.js';
import s from './GoodNota.module.css';

/** What a good bill shows (docs/domain.md), for whoever wants to know. */
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
