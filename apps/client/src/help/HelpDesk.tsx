import { callAddress, formatPhone } from '@mijn/domain/brands';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../api/environment.ts';
import * as helpWords from '../generated/texts/help.js';
import s from './HelpDesk.module.css';

/** The number of this brand's help desk, as a link that calls it, and its opening hours. */
export function HelpDesk() {
  const { language, config } = useAppEnvironment();
  const { phone, hours } = config.links.help;
  return (
    <>
      {helpWords.call()}{' '}
      <span className={s['number']}>
        <Link href={callAddress(phone)}>{formatPhone(phone)}</Link>
      </span>{' '}
      ({hours[language]}).
    </>
  );
}
