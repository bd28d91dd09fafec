import { callAddress, formatPhone } from '@mijn/domain/brands';
import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Link } from '@mijn/ui/Link';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/zorgpas.js';
import { HelpDesk } from '../../help/HelpDesk.tsx';

/** The telephone number from abroad: the alarm centre, day and night, if the brand has one. */
export function Abroad() {
  const { alarm } = useAppEnvironment().config.links.help;
  const { abroad } = useAppEnvironment().config.links.website;
  return (
    <Card title={m.abroad()}>
      <p>
        {m.abroadText()}{' '}
        {alarm && <Link href={callAddress(alarm.phone)}>{formatAbroad(alarm.phone)}</Link>}
      </p>
      <p>
        <Link href={abroad}>{m.abroadMore()}</Link>
      </p>
    </Card>
  );
}

// From abroad the whole number is needed: the country code in place of the zero of a Dutch number.
function formatAbroad(phone: string): string {
  return formatPhone(phone).replace(/^0/, '+31 ').replaceAll(' ', '\u00A0');
}

/** The next step without a plastic pass: lost, broken, or expired. */
export function NewPass({
  counts = false,
}: {
  /** Whether the pass on the screen can be used in its place: it exists, and has not expired. */
  readonly counts?: boolean;
}) {
  return (
    <Card>
      <Disclosure title={m.newPass()}>
        <p>
          {counts && m.passHere()} {m.newPassText()} <HelpDesk />
        </p>
        <p>
          <Link href={pages.mijnGegevens.path}>{m.checkAddress()}</Link>
        </p>
      </Disclosure>
    </Card>
  );
}
