import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { pendingForms, pendingVariables } from './pendingForms.ts';
import { relatieOf } from './relatie.testing.ts';

const adres = 'nieuw@voorbeeld.example';
const waiting = (more: object = {}, email: string | null = 'sanne@voorbeeld.example') =>
  relatieOf({
    email,
    emailTeBevestigen: { adres, verlopen: false, magOpnieuw: false, nietBezorgd: false, ...more },
  });
const shown = (relatie: ReturnType<typeof relatieOf>) => (
  <PendingEmail relatie={relatie} onChanged={() => undefined} />
);

describe('PendingEmail', () => {
  it('shows the new address and the one in use, and can be withdrawn', () => {
    const text = words(shown(waiting()));
    expect(text).toContain(`We sturen een link naar ${adres}.`);
    expect(text).toContain('Tot dan blijven we sanne@voorbeeld.example gebruiken.');
    expect(text).toContain('Toch niet wijzigen');
    expect(text).not.toContain('Stuur de link opnieuw');
    expect(words(shown(waiting({}, null)))).toContain('Tot dan hebben we geen e-mailadres van je.');
  });

  it('offers to resend the link when the insurer allows it, and says that it has expired', () => {
    expect(words(shown(waiting({ magOpnieuw: true })))).toContain('Stuur de link opnieuw');
    const expired = words(shown(waiting({ magOpnieuw: true, verlopen: true })));
    expect(expired).toContain('De link naar je nieuwe e-mailadres is verlopen');
    expect(expired).toContain('Tot dan blijven we sanne@voorbeeld.example gebruiken.');
  });

  it('says that the mail was refused and what to do, also after an older link expired', () => {
    const refused = words(shown(waiting({ magOpnieuw: true, nietBezorgd: true, verlopen: true })));
    expect(refused).toContain(`We kunnen ${adres} niet mailen`);
    expect(refused).toContain('Staat er een typefout in het adres?');
    expect(refused).toContain('Stuur de link opnieuw');
    expect(refused).not.toContain('is verlopen');
  });

  it('renders nothing without a pending address', () => {
    expect(show(shown(relatieOf()))).not.toContain('form');
  });
});

describe('pendingVariables', () => {
  it('requests the same address again, or withdraws it, and changes nothing else', () => {
    const relatie = waiting();
    const resend = pendingVariables(pendingForms.resend, relatie);
    const withdraw = pendingVariables(pendingForms.withdraw, relatie);
    expect(resend).toMatchObject({ relatie: { email: adres }, state: 's1' });
    expect(resend.relatie.emailIntrekken).toBeUndefined();
    expect(withdraw.relatie).toMatchObject({ email: relatie.email, emailIntrekken: true });
  });
});
