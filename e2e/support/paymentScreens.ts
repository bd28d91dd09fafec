import { type FactuurInList, fetchBills } from './facturen.ts';
import { addBetaalverzoek } from './pay.ts';
import {
  type Asker,
  fixedScreen,
  reachScreen,
  type ReachedScreen,
  type Screen,
  variant,
} from './screen.ts';

const payers = { ZZ: 'Noor Smit', AZVZ: 'Piet Visser' };
const jan = { ZZ: 'Jan Bakker' };
const sanne = { ZZ: 'Sanne de Vries' };

type Applies = (one: FactuurInList) => boolean;

async function factuurPath({ context, address }: Asker, applies: Applies): Promise<string> {
  const found = (await fetchBills(context, address)).facturen.find(applies);
  if (!found) throw new Error(`No invoice of which this holds: ${applies.toString()}`);
  return `/facturen/${found.kenmerk}`;
}

function factuur(name: string, persona: Screen['persona'], applies: Applies): ReachedScreen {
  return reachScreen(`factuur-${name}`, persona, { path: (asker) => factuurPath(asker, applies) });
}

function betaalverzoek(name: string, title: string, persona: Screen['persona']): ReachedScreen {
  return reachScreen(`betaalverzoek-${name}`, persona, {
    path: async ({ context, address }) => {
      const { betaalverzoeken } = await fetchBills(context, address);
      const found = betaalverzoeken.find((one) => one.titel === title);
      if (!found) throw new Error(`No payment request is titled ${title}`);
      return `/facturen/betaalverzoek/${found.betalingsKenmerk}`;
    },
  });
}

const isEindafrekening: Applies = ({ soortFactuur }) =>
  soortFactuur === 'Eigenrisicoeindafrekening';

const specificatie = reachScreen('specificatie', jan, {
  path: (asker) => factuurPath(asker, isEindafrekening),
  taps: [{ role: 'link', name: 'Bekijk hoe we dit berekenen', starts: true }],
  sees: { role: 'heading', name: 'Specificatie eigen risico', starts: true },
});

/** Pays, or not, at the bank, and shows the page for the return. */
function betaling(name: string, button: string, heading: string): ReachedScreen {
  return reachScreen(`betaling-${name}`, payers, {
    path: async ({ address }) => {
      const who = address.includes('ankerzee') ? payers.AZVZ : payers.ZZ;
      const { betaalkenmerk } = await addBetaalverzoek(who);
      return `/facturen/betaalverzoek/${betaalkenmerk}`;
    },
    taps: [
      { role: 'button', name: 'Betalen met', starts: true },
      { role: 'button', name: button },
    ],
    sees: { role: 'heading', name: heading },
  });
}

export const paymentScreens: readonly ReachedScreen[] = [
  fixedScreen('facturen', '/facturen', { ZZ: 'Sanne de Vries', AZVZ: 'Piet Visser' }),
  fixedScreen('facturen-paid', '/facturen', { ZZ: 'Fatima El Amrani' }),
  fixedScreen('facturen-empty', '/facturen', { ZZ: 'Mila Jansen' }),
  variant(fixedScreen('facturen-aanmaning', '/facturen', jan)),
  variant(fixedScreen('facturen-regelingen', '/facturen', { ZZ: 'Tom Mulder' })),
  variant(fixedScreen('facturen-co-insured', '/facturen', { ZZ: 'Daan de Vries' })),
  betaalverzoek('herinnering', 'Herinnering', sanne),
  variant(betaalverzoek('factuur', 'Factuur', sanne)),
  variant(betaalverzoek('aanmaning', 'Aanmaning', jan)),
  variant(betaalverzoek('incasso-failed', 'Incasso mislukt', { ZZ: 'Tom Mulder' })),
  factuur('premie', sanne, ({ soortFactuur }) => soortFactuur === 'Zorgpremie'),
  factuur('eigen-risico', sanne, ({ soortFactuur }) => soortFactuur === 'EigenrisicoEigenbijdrage'),
  variant(factuur('termijn', jan, ({ soortFactuur }) => soortFactuur === 'Eigenrisicotermijn')),
  factuur('eindafrekening', jan, isEindafrekening),
  variant(factuur('to-receive', { ZZ: 'Noor Smit' }, ({ bedrag }) => bedrag < 0)),
  specificatie,
  betaling('checked', 'Laat in behandeling', 'We controleren je betaling. Betaal niet opnieuw.'),
  betaling('failed', 'Laat mislukken', 'Je betaling is niet gelukt'),
  betaling('succeeded', 'Betalen', 'Je betaling is gelukt'),
  // Redirects to the page with the insurer's data.
  reachScreen(
    'betaling-failed-none',
    { ZZ: 'Emma Meijer' },
    { path: '/betaling/mislukt', leadsTo: '/betaling/afhandeling' },
  ),
  fixedScreen('betaling-none', '/betaling/afhandeling', { ZZ: 'Emma Meijer' }),
];
