import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { WhatNow } from './WhatNow.tsx';

const factuur = {
  kenmerk: 'F2026-1',
  factuur: 'Zorgpremie',
  datum: '2026-11-01',
  periode: '2026-11',
  bedrag: 15_420,
};
const betaalverzoek = {
  titel: 'Aanmaning',
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen: 0,
  uitersteBetaalDatum: '2026-12-01',
  kostenBijNietBetalen: null,
  betaling: null,
  facturen: [factuur],
  regeling: null,
  regelingVoltooidOp: null,
};
type Shown = Parameters<typeof WhatNow>[0]['betaalverzoek'];
const whatNow = (own: Partial<Shown>) => (
  <WhatNow
    betaalverzoek={{ ...betaalverzoek, ...own }}
    today="2026-11-21"
    isNew={false}
    iban={null}
  />
);

it('says that it is paid while its invoices are part of it', () => {
  expect(words(whatNow({}))).toContain('Dit betaalverzoek is betaald.');
});

it('does not say that it is paid where part of it was set off or settled', () => {
  const settled = words(whatNow({ verrekend: true }));
  expect(settled).toContain('Van dit betaalverzoek staat niets meer open.');
  expect(settled).not.toContain('is betaald');
});

it('does not say that it is paid after its invoices went to an arrangement, and links to them', () => {
  const moved = whatNow({ facturen: [] });
  expect(words(moved)).toContain('Dit betaalverzoek geldt niet meer.');
  expect(words(moved)).not.toContain('betaald');
  expect(show(moved)).toContain('href="/facturen"');
});

it('says that nothing is open once its arrangement is paid, and calls it no Aanmaning', () => {
  const settled = words(whatNow({ facturen: [], regelingVoltooidOp: '2027-03-31' }));
  expect(settled).toContain('Er staat niets meer open.');
  expect(settled).toContain('Die is klaar sinds 31 maart 2027.');
  expect(settled).not.toMatch(/Aanmaning|geldt niet meer/);
});

it('asks to pay while an amount is open', () => {
  expect(words(whatNow({ bedragTeBetalen: 15_420 }))).toContain('Je moet nog € 154,20 betalen');
});
