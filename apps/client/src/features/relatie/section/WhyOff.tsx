import { Link } from '@mijn/ui/Link';
import type { ReactNode } from 'react';
import * as m from '../../../generated/texts/relatie.js';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import { changeAddress } from '../addresses.ts';
import type { FullRelatie } from '../person.ts';
import s from './WhyOff.module.css';
import { isForHelpDesk, reasonText } from '../words.ts';

/** The reason that a choice is disabled, with a link to the remedy; renders nothing when it is enabled. */
export function WhyOff(props: {
  readonly relatie: Pick<FullRelatie, 'indicatorenRedenen' | 'emailTeBevestigen'>;
  readonly capability: string;
}): ReactNode {
  const { indicatorenRedenen, emailTeBevestigen: pending } = props.relatie;
  const line = indicatorenRedenen.find(({ indicator }) => indicator === props.capability);
  if (!line) return null;
  return line.redenen.map((reason) => {
    const isEmail = reason === 'GeenEmailBekend';
    return (
      <p key={reason} className={s['why']}>
        {isEmail && pending ? m.reasonEmailPending({ adres: pending.adres }) : reasonText(reason)}{' '}
        {isEmail && !pending && <Link href={changeAddress('contact')}>{m.addEmail()}</Link>}
        {isForHelpDesk(reason) && <HelpDesk />}
      </p>
    );
  });
}
