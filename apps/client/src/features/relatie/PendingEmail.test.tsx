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

describe('an address that waits for its link', () => {
  it('is named, with the one that is used until then, and can be let go', () => {
    const text = words(shown(waiting()));
    expect(text).toContain(`We sturen een link naar ${adres}.`);
    expect(text).toContain('Tot dan blijven we sanne@voorbeeld.example gebruiken.');
    expect(text).toContain('Toch niet wijzigen');
    expect(text).not.toContain('Stuur de link opnieuw');
    expect(words(shown(waiting({}, null)))).toContain('Tot dan hebben we geen e-mailadres van je.');
  });

  it('can have its link sent again once the insurer would, and says where that one has expired', () => {
    expect(words(shown(waiting({ magOpnieuw: true })))).toContain('Stuur de link opnieuw');
    const expired = words(shown(waiting({ magOpnieuw: true, verlopen: true })));
    expect(expired).toContain('De link naar je nieuwe e-mailadres is verlopen');
    expect(expired).toContain('Tot dan blijven we sanne@voorbeeld.example gebruiken.');
  });

  it('is called undeliverable with the remedy once its mail was refused, also beside an older expired link', () => {
    const refused = words(shown(waiting({ magOpnieuw: true, nietBezorgd: true, verlopen: true })));
    expect(refused).toContain(`We kunnen ${adres} niet mailen`);
    expect(refused).toContain('Staat er een typefout in het adres?');
    expect(refused).toContain('Stuur de link opnieuw');
    expect(refused).not.toContain('is verlopen');
  });

  it('is nothing where none does', () => {
    expect(show(shown(relatieOf()))).not.toContain('form');
  });
});

describe('pendingVariables', () => {
  it('asks for the same address once more, or takes it back, and changes nothing else', () => {
    const relatie = waiting();
    const resend = pendingVariables(pendingForms.resend, relatie);
    const withdraw = pendingVariables(pendingForms.withdraw, relatie);
    expect(resend).toMatchObject({ relatie: { email: adres }, state: 's1' });
    expect(resend.relatie.emailIntrekken).toBeUndefined();
    expect(withdraw.relatie).toMatchObject({ email: relatie.email, emailIntrekken: true });
  });
});
