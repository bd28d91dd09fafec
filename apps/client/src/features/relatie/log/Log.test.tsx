import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inApp } from '../../../api/inApp.testing.tsx';
import { show, words } from '../../../api/show.testing.tsx';
import { Changes, Lookers } from './Log.tsx';

const look = (day: string, wie: 'zelf' | 'medewerker', reden: string | null = null) => ({
  dag: day,
  wie,
  naam: null,
  reden,
  operatie: 'getRelatie',
});
const given = <T,>(value: T) => ({ succeeded: true, value }) as const;

const pageOf = (inzagen: ReturnType<typeof look>[], bladzijden = 1) =>
  given({ bladzijden, inzagen });

it('links to newer and older looks', () => {
  const days = ['2026-11-04', '2026-11-03', '2026-11-02', '2026-11-01'];
  const rows = days.map((day) => look(day, 'zelf'));
  const first = show(<Lookers looks={pageOf(rows, 3)} page={1} />);
  expect(first).toContain('Bladzijde 1 van 3.');
  expect(first).toContain('href="/mijn-gegevens/inzage?bekeken=2"');
  expect(first).not.toContain('Bekijk wat nieuwer is');
  const second = show(<Lookers looks={pageOf(rows, 3)} page={2} />);
  expect(second).toMatch(/href="\/mijn-gegevens\/inzage"[^>]*>Bekijk wat nieuwer is/);
  expect(second).toContain('href="/mijn-gegevens/inzage?bekeken=3"');
  expect(show(<Lookers looks={pageOf(rows, 1)} page={1} />)).not.toContain('Bladzijde');
  expect(show(<Lookers looks={pageOf([], 0)} page={9} />)).toContain(
    'href="/mijn-gegevens/inzage"',
  );
});

it('shows who looked, then when, at what and why', () => {
  const looks = pageOf([look('2026-11-20', 'medewerker', 'Vraag over een nota')]);
  expect(words(<Lookers looks={looks} page={1} />)).toContain(
    'Een medewerker van ons 20 november 2026: persoonlijke gegevens. Waarom: Vraag over een nota',
  );
  // Written in Dutch, so a screen reader has to read it in Dutch.
  const html = show(<Lookers looks={looks} page={1} />, 'en');
  expect(html).toContain('personal details. Why: <span lang="nl">Vraag over een nota</span>');
});

it('shows only the new value of an added field, and only the old value of a removed one', () => {
  const at = { tijdstip: '2026-11-20T12:00:00Z', veld: 'telefoonNummer', doorMedewerker: false };
  const read = (van: string | null, naar: string | null) =>
    words(<Changes wijzigingen={given([{ ...at, van, naar }])} />);
  expect(read(null, '+31612345678')).toContain(
    'Telefoonnummer 20 november 2026: nu 06 12 34 56 78',
  );
  expect(read('+31612345678', null)).toContain('20 november 2026: 06 12 34 56 78 weggehaald');
  expect(read(null, '+31612345678') + read('+31612345678', null)).not.toContain('–');
});

it('shows the old and the new value of a change, and who made it if it was somebody else', () => {
  const changed = {
    tijdstip: '2026-11-20T12:00:00Z',
    veld: 'roepnaam',
    van: 'San',
    naar: 'Sanne',
    doorMedewerker: false,
  };
  expect(words(<Changes wijzigingen={given([changed])} />)).toContain(
    'Roepnaam 20 november 2026: van San naar Sanne',
  );
  const byStaff = given([{ ...changed, doorMedewerker: true }]);
  expect(words(<Changes wijzigingen={byStaff} />)).toContain(
    'Roepnaam 20 november 2026, door een medewerker van ons: van San naar Sanne',
  );
  const moved = { ...changed, veld: 'postAdres', van: 'Postbus 1, 1000 AA Stad', naar: null };
  expect(words(<Changes wijzigingen={given([moved])} />)).toContain(
    'Postadres 20 november 2026: van Postbus 1, 1000 AA Stad naar je woonadres',
  );
  const log = inApp(<Changes wijzigingen={given([moved])} />);
  expect(renderToStaticMarkup(log)).toContain('1000\u00A0AA');
  expect(words(<Changes wijzigingen={given([])} />)).toContain('Er is nog niets gewijzigd.');
});

const by = (naam: string | null) => ({
  ...look('2026-11-04', 'zelf'),
  wie: 'gemachtigde' as const,
  naam,
});

it('names a representative as such, one by one', () => {
  const looks = given({ bladzijden: 1, inzagen: [by('Daan de Vries'), by(null)] });
  const html = show(<Lookers looks={looks} page={1} />);
  expect(html).toContain('Door Daan de Vries, gemachtigd');
  expect(html).toContain('Iemand die zaken voor je regelt');
});
