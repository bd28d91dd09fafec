import { Disclosure } from '@mijn/ui/Disclosure';
import * as m from '../../../../generated/texts/submit.js';
import s from './GoodNota.module.css';

/** What a good bill shows (domain.md), for whoever wants to know. */
export function GoodNota() {
  return (
    <Disclosure title={m.notaGoedTitel()}>
      <ul className={s['list']}>
        <li>{m.notaGoed1()}</li>
        <li>{m.notaGoed2()}</li>
        <li>{m.notaGoed3()}</li>
        <li>{m.notaGoed4()}</li>
      </ul>
    </Disclosure>
  );
}
