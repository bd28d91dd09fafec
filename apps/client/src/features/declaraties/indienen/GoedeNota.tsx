import * as m from '../../../generated/teksten/indienen.js';
import { Uitklap } from '../Uitklap.tsx';
import s from './GoedeNota.module.css';

/** What a good bill shows (domain.md), for whoever wants to know. */
export function GoedeNota() {
  return (
    <Uitklap titel={m.notaGoedTitel()}>
      <ul className={s['lijst']}>
        <li>{m.notaGoed1()}</li>
        <li>{m.notaGoed2()}</li>
        <li>{m.notaGoed3()}</li>
        <li>{m.notaGoed4()}</li>
      </ul>
    </Uitklap>
  );
}
