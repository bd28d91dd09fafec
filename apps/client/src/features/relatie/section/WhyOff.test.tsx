import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { relatieOf } from '../relatie.testing.ts';
import { WhyOff } from './WhyOff.tsx';

const off = (...redenen: string[]) => {
  const capability = 'magBetaalinstellingenZien';
  const relatie = relatieOf({ indicatorenRedenen: [{ indicator: capability, redenen }] });
  return <WhyOff relatie={relatie} capability={capability} />;
};

it.each(['GeenZenZ', 'EenAndere'])(
  'gives the number of the help desk when only the help desk can help (%s)',
  (reason) => {
    expect(words(off(reason))).toContain('Bel onze klantenservice:');
    expect(show(off(reason))).toContain('href="tel:');
  },
);

it('asks to confirm the new e-mail address first when one is pending', () => {
  const relatie = relatieOf({
    email: null,
    indicatorenRedenen: [{ indicator: 'x', redenen: ['GeenEmailBekend'] }],
    emailTeBevestigen: {
      adres: 'nieuw@voorbeeld.example',
      verlopen: false,
      magOpnieuw: false,
      nietBezorgd: false,
    },
  });
  const text = words(<WhyOff relatie={relatie} capability="x" />);
  expect(text).toContain('open de link die we naar nieuw@voorbeeld.example sturen');
  expect(text).not.toContain('Geef je e-mailadres door');
});

it('links to the field of the e-mail address when it is missing, without the help desk', () => {
  expect(show(off('GeenEmailBekend'))).toContain('href="/mijn-gegevens');
  expect(words(off('GeenEmailBekend', 'GeenVerzekeringsnemer'))).not.toContain('Bel');
});
