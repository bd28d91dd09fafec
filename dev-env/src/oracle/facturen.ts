import type { FactuurInList } from '@mijn/contract/facturen';
import { formatBetalingskenmerk } from '@mijn/domain/format';
import { type FactuurStatusCode, parseFactuurStatus } from '@mijn/domain/factuur';
import {
  cents,
  equal,
  fits,
  pick,
  type Rules,
  sameSet,
  sum,
  type ViewerRule,
  yearOf,
} from './agreement.ts';
import { billedLines, careLines } from './care.ts';

const factuurInListIsItsPage: ViewerRule = ({ facturen, factuurDetails }) => {
  const pages = new Map(factuurDetails.map(({ kenmerk, detail }) => [kenmerk, detail]));
  return facturen.flatMap((row) => {
    const page = pages.get(row.kenmerk);
    return [
      ...equal(
        row.kenmerk,
        [row.soortFactuur, row.bedrag, row.openBedrag ?? page?.bedragTeBetalen],
        [page?.factuurType, page?.bedragTotaal, page?.bedragTeBetalen],
      ),
      ...equal(
        row.kenmerk,
        [row.titel ?? 'Factuur', row.betalingsRegelingId ?? null, row.kenmerkBetaalverzoek],
        [page?.titel, page?.betalingsRegelingId, page?.betaalVerzoek?.kenmerk ?? null],
      ),
      ...equal(
        row.kenmerk,
        pick(row, 'datum', 'status', 'datumAutomatischeIncasso'),
        pick(page, 'datum', 'status', 'datumAutomatischeIncasso'),
      ),
      ...equal(
        row.kenmerk,
        row.uitersteBetaalDatum ?? null,
        page?.betaalVerzoek?.uitersteBetaalDatum ?? null,
      ),
    ];
  });
};

/** A set-off is on both sides, with the same amount and day; that of an overpayment on its request. */
const setOffHasTwoSides: ViewerRule = ({
  factuurDetails,
  declaratieDetails,
  betaalverzoekDetails,
}) => {
  const bookings = factuurDetails.flatMap(({ kenmerk, detail }) =>
    (detail.boekingen ?? []).map((one) => ({ ...one, here: kenmerk })),
  );
  const sides = [
    ...bookings
      .filter(({ soort, betaalkenmerk }) => soort === 'verrekening' && !betaalkenmerk)
      .map(({ here, factuurkenmerk, declaratienummer, bedrag, datum }) => ({
        here,
        there: factuurkenmerk ?? declaratienummer ?? 'nothing',
        bedrag: cents(bedrag),
        datum,
      })),
    ...declaratieDetails.flatMap(({ nummer, verrekeningen = [] }) =>
      verrekeningen.flatMap(({ factuurkenmerk, bedrag, datum }) =>
        factuurkenmerk === null
          ? []
          : { here: nummer, there: factuurkenmerk, bedrag: -cents(bedrag), datum },
      ),
    ),
  ];
  const seen = new Set(declaratieDetails.map(({ nummer }) => nummer));
  const written = new Set(
    sides.map(({ here, there, bedrag, datum }) => [here, there, bedrag, datum].join(' ')),
  );
  return [
    ...sides.flatMap(({ here, there, bedrag, datum }) => {
      // Claims of somebody who left the policy are no longer visible.
      const isGone = there.startsWith('D') && !seen.has(there);
      const mirrored = [there, here, -bedrag, datum].join(' ');
      return fits(here, isGone || written.has(mirrored), { there, bedrag, datum });
    }),
    ...betaalverzoekDetails.flatMap(({ betalingsKenmerk: about, teVeelBetaald = [] }) => {
      const booked = bookings.filter(({ betaalkenmerk }) => betaalkenmerk === about);
      const setOff = sum(teVeelBetaald.map(({ verrekend }) => verrekend));
      return equal(about, setOff, sum(booked.map(({ bedrag }) => bedrag)));
    }),
  ];
};

/** A line of an own-risk invoice is a line of a claim, with the same day and own risk, billed once. */
const careOnInvoiceIsDeclared: ViewerRule = (viewer) => {
  const care = new Map(
    viewer.declaratieDetails.flatMap(careLines).map((line) => [line.about, line]),
  );
  const billed = billedLines(viewer).filter(({ declaratieNummer }) => declaratieNummer !== null);
  return [...Map.groupBy(billed, ({ about }) => about)].flatMap(([about, [line, ...more]]) => {
    const declared = care.get(about);
    return [
      ...equal(
        about,
        [line?.datum, cents(line?.bedragEigenRisico)],
        [declared?.day, declared?.held],
      ),
      ...equal(
        about,
        more.map(({ kenmerk }) => kenmerk),
        [],
      ),
    ];
  });
};

/** A month's premium and a term are asked once, and the premium is that of the insured. */
const periodIsAskedOnce: ViewerRule = ({ factuurDetails, facturen, verzekeringen }, today) => {
  const asked = factuurDetails.flatMap(({ detail }) => {
    if (detail.factuurType === 'Zorgpremie')
      return `premium of ${detail.premieRegels[0]?.periode.datumIngang}`;
    if (detail.factuurType !== 'Eigenrisicotermijn') return [];
    return detail.regels.map((one) => `${one.naamVerzekerde} ${one.periode.datumIngang}`);
  });
  const ofMonth = facturen.filter(
    ({ soortFactuur, periode }) => soortFactuur === 'Zorgpremie' && periode === today.slice(0, 7),
  );
  const premium = sum(verzekeringen.map(({ premie }) => premie));
  return [
    ...equal('periods', asked.length, new Set(asked).size),
    ...ofMonth.flatMap(({ kenmerk, bedrag }) => equal(kenmerk, cents(bedrag), premium)),
  ];
};

/** Facts that go with a status (docs/domain.md, "Which invoice status when"). */
interface Expected {
  readonly open: 'nothing' | 'debt' | 'credit';
  /** Possible titles of its payment request; null for no request. */
  readonly titles?: readonly (string | null)[];
  readonly inRegeling?: true;
  readonly incasso?: boolean;
}

const noTitle = { titles: [null] };
const table: Readonly<Record<FactuurStatusCode, Expected>> = {
  betaald: { open: 'nothing', incasso: false },
  toPay: { open: 'debt', titles: ['Factuur', 'Incasso mislukt'], incasso: false },
  verrekening: { open: 'nothing', incasso: false },
  toReceive: { open: 'credit', ...noTitle, incasso: false },
  incassoFailed: { open: 'debt', ...noTitle, incasso: false },
  betaalgemakEnded: { open: 'debt', ...noTitle, incasso: false },
  betalingsregeling: { open: 'debt', inRegeling: true },
  schuldregeling: { open: 'debt', inRegeling: true, incasso: false },
  herincasso: { open: 'debt', ...noTitle, incasso: true },
  aanmaning: { open: 'debt', titles: ['Aanmaning'], incasso: false },
  herinnering: { open: 'debt', titles: ['Herinnering'], incasso: false },
  seeEindafrekening: { open: 'nothing', incasso: false },
  incassoPlanned: { open: 'debt', ...noTitle, incasso: true },
};

/** Returns whether an invoice is a debt, a credit, or nothing any more. */
export function openOf({ openBedrag }: FactuurInList): Expected['open'] {
  if (!openBedrag) return 'nothing';
  return openBedrag > 0 ? 'debt' : 'credit';
}

/** A status is known, and fits the open amount, the payment request and the way of payment. */
const statusFits: ViewerRule = ({ facturen, specifications }, today) => {
  const settled = new Set(specifications.map(({ specificatie }) => specificatie.jaarRegeling));
  return facturen.flatMap((factuur) => {
    const { kenmerk, status, titel = null, datumAutomatischeIncasso: debit } = factuur;
    const parsed = parseFactuurStatus(status);
    if (!parsed) return fits(kenmerk, false, { status });
    const { open, titles = [titel], incasso = debit !== null, inRegeling } = table[parsed.code];
    const hasRequest = factuur.kenmerkBetaalverzoek !== null;
    const isTaken = parsed.code === 'seeEindafrekening';
    return [
      ...equal(`${kenmerk} ${status}`, openOf(factuur), open),
      ...fits(kenmerk, titles.includes(titel), { status }, { titel }),
      ...equal(`${kenmerk} request`, hasRequest, titel !== null),
      ...equal(`${kenmerk} ${status}`, debit !== null, incasso),
      ...equal(`${kenmerk} debited on`, parsed.dag ?? debit, debit),
      ...fits(kenmerk, debit === null || debit >= today, { debit }, { today }),
      ...fits(kenmerk, !inRegeling || Boolean(factuur.betalingsRegelingId), { status }),
      ...fits(kenmerk, !isTaken || settled.has(yearOf(factuur.datum)), { status }),
    ];
  });
};

/** An arrangement is told alike by all that it covers, covers what is open of it, and goes on ahead. */
const regelingIsTheSameEverywhere: ViewerRule = (viewer, today) => {
  const { facturen, factuurDetails, betaalverzoekDetails } = viewer;
  const pages = new Map(factuurDetails.map(({ kenmerk, detail }) => [kenmerk, detail.regeling]));
  const running = facturen.filter(({ regeling }) => regeling);
  const byId = Map.groupBy(running, ({ betalingsRegelingId }) => betalingsRegelingId ?? 'none');
  return [
    ...[...byId].flatMap(([about, rows]) => {
      const page = pages.get(rows[0]?.kenmerk ?? '');
      if (!page) return fits(about, false, rows);
      const { verloop: course, ...regeling } = page;
      const { volgendeTermijn: next, openBedrag } = regeling;
      const open = sum(rows.map((row) => Math.max(0, row.openBedrag ?? Number.NaN)));
      const covered = facturen.filter((row) => row.betalingsRegelingId === about);
      const { termijnen = 0, termijnBedrag, laatsteBedrag, eersteDatum = today } = course ?? {};
      const whole = (termijnen - 1) * cents(termijnBedrag) + cents(laatsteBedrag);
      const isAhead = !next || (next.datum >= today && next.datum >= eersteDatum);
      return [
        ...rows.flatMap((row) => equal(`${about} ${row.kenmerk}`, row.regeling, regeling)),
        ...equal(about, cents(openBedrag), open),
        ...fits(about, isAhead && (!next || cents(next.bedrag) <= open), next, { open, course }),
        ...fits(about, !course || open <= whole, { open }, { course }),
        ...(course
          ? sameSet(
              about,
              course.facturen,
              covered.map(({ kenmerk }) => kenmerk),
            )
          : []),
      ];
    }),
    ...betaalverzoekDetails.flatMap(({ betalingsKenmerk, regeling }) =>
      regeling?.verloop
        ? equal(betalingsKenmerk, regeling, pages.get(regeling.verloop.facturen[0] ?? ''))
        : [],
    ),
  ];
};

const onBoth = [
  'betalingsKenmerkOpgemaakt',
  'bedragTeBetalen',
  'datum',
  'uitersteBetaalDatum',
  'titel',
  'rekeningNummerZenZ',
] as const;

/** A request is the same on its invoices' pages and on its own, lists them, and is what is open of them. */
const betaalverzoekIsItsFacturen: ViewerRule = (viewer) => {
  const { factuurDetails, facturen, betaalverzoekDetails } = viewer;
  const requests = new Map(betaalverzoekDetails.map((one) => [one.betalingsKenmerk, one]));
  return [
    ...betaalverzoekDetails.flatMap((one) => {
      const { betalingsKenmerk: about, bedragTotaal, bedragTeBetalen } = one;
      const rows = facturen.filter(({ kenmerkBetaalverzoek }) => kenmerkBetaalverzoek === about);
      const open = sum(rows.map(({ openBedrag }) => Math.max(0, openBedrag ?? Number.NaN)));
      return [
        ...sameSet(
          about,
          one.facturen.map((it) => [it.kenmerk, it.factuur, it.datum, it.bedrag].join(' ')),
          rows.map((it) => [it.kenmerk, it.soortFactuur, it.datum, it.bedrag].join(' ')),
        ),
        ...equal(about, cents(bedragTotaal), sum(one.facturen.map(({ bedrag }) => bedrag))),
        ...equal(
          about,
          cents(bedragTotaal),
          sum([one.bedragEerderBetaaldVerrekend, bedragTeBetalen]),
        ),
        ...equal(about, cents(bedragTeBetalen), open),
      ];
    }),
    ...factuurDetails.flatMap(({ kenmerk, detail }) => {
      const { betaalVerzoek: page, titel, rekeningNummerZenZ } = detail;
      const one = requests.get(page?.kenmerk ?? '');
      if (!page) return [];
      return [
        ...equal(kenmerk, page.betalingsKenmerkOpgemaakt, formatBetalingskenmerk(page.kenmerk)),
        ...equal(
          kenmerk,
          pick({ ...page, titel, rekeningNummerZenZ }, ...onBoth),
          pick(one, ...onBoth),
        ),
        ...equal(kenmerk, page.aantalFacturen, one?.facturen.length),
      ];
    }),
  ];
};

/** The list has every open request, as on its own page; one that was paid is not open, nor one that is late. */
const listIsWhatIsOpen: ViewerRule = (viewer, today) => {
  const { betaalverzoeken, betaalverzoekDetails, betaling } = viewer;
  const pages = new Map(betaalverzoekDetails.map((one) => [one.betalingsKenmerk, one]));
  const open = betaalverzoekDetails.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
  const last = pages.get(betaling?.betaalkenmerk ?? '');
  return [
    ...sameSet(
      'requests',
      betaalverzoeken.map((one) => one.betalingsKenmerk),
      open.map((one) => one.betalingsKenmerk),
    ),
    ...betaalverzoeken.flatMap((row) => {
      const page = pages.get(row.betalingsKenmerk);
      const fields = Object.entries(row).filter(([name]) => name !== 'regeling');
      const isLate = row.titel !== 'Aanmaning' && row.uitersteBetaalDatum < today;
      return [
        ...fields.flatMap(([name, value]) =>
          equal(`${row.betalingsKenmerk} ${name}`, value, page && Reflect.get(page, name)),
        ),
        ...fits(row.betalingsKenmerk, !isLate, row.uitersteBetaalDatum, { today }),
      ];
    }),
    ...open.flatMap(({ betalingsKenmerk, betaling: attempt }) =>
      fits(betalingsKenmerk, attempt?.status !== 'betaald', attempt, 'open'),
    ),
    ...(betaling
      ? equal('last payment', betaling.betalingsKenmerkOpgemaakt, last?.betalingsKenmerkOpgemaakt)
      : []),
    ...(betaling && last?.betaling?.betalingId === betaling.betalingId
      ? equal('last payment', betaling.status, last.betaling.status)
      : []),
  ];
};

export const factuurRules: Rules<ViewerRule> = {
  factuurInListIsItsPage,
  setOffHasTwoSides,
  careOnInvoiceIsDeclared,
  periodIsAskedOnce,
  statusFits,
  regelingIsTheSameEverywhere,
  betaalverzoekIsItsFacturen,
  listIsWhatIsOpen,
};
