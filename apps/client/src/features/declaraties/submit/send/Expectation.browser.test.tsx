import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { initialFormState } from '../../../../forms/formState.ts';
import { emptyValues } from '../state/claimFields.ts';
import { initialState } from '../state/claim.ts';
import { Expectation, useExpected } from './Expectation.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const context = { today: '2026-11-21', language: 'nl' } as const;
const values = {
  ...emptyValues,
  declarant: '1001',
  zorgsoort: 'Laboratorium',
  behandelDatum: '2026-11-02',
  bedrag: '60,35',
};
const claim = { ...initialState('1001'), form: initialFormState(values) };

const bedragen = {
  bedragGedeclareerd: 6035,
  bedragUitgekeerd: 2035,
  bedragEigenRisico: 4000,
  bedragEigenRisicoInTermijnen: 0,
};
const stappen = [
  { stap: 'gedeclareerd', bedrag: 6035, uitleg: null },
  { stap: 'eigenRisico', bedrag: 4000, uitleg: 'Er was nog € 40,00 eigen risico over.' },
  { stap: 'uitgekeerd', bedrag: 2035, uitleg: null },
];
const line = {
  behandelDatum: '2026-11-02',
  zorgsoort: 'Laboratorium',
  bedragen: { ...bedragen, stappen },
  meldingen: [],
};

function Screen() {
  const expected = useExpected(claim, context, true);
  return <Expectation expected={expected} name="Sanne de Vries" language="nl" />;
}

/** Stubs our own gateway with this answer; returns the requests. */
function answers(verwachteVergoeding: object | null, status?: number) {
  const asked: string[] = [];
  const errors = status && [{ message: '', path: ['verwachteVergoeding'], extensions: { status } }];
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    asked.push(body);
    return Promise.resolve(
      Response.json({ data: { verwachteVergoeding }, ...(errors && { errors }) }),
    );
  });
  mount(<Screen />);
  return asked;
}

it('shows the expected amount as an expectation, with staircase and reasons', async () => {
  const asked = answers({
    weggelaten: null,
    hoogstens: null,
    verwachting: { totaal: bedragen, regels: [line] },
  });
  const heading = page.getByRole('heading', { name: 'Je krijgt waarschijnlijk € 20,35' });
  await expect.element(heading).toBeVisible();
  await page.getByText('Zo schatten we dit').click();
  await expect.element(page.getByText(/^Dit is een schatting/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Eigen risico.*40,00/ })).toBeVisible();
  await page.getByText('Leg dit uit').click();
  await expect.element(page.getByText(/Er was nog € 40,00 eigen risico over\./)).toBeVisible();
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({
    variables: {
      relatienummer: '1001',
      regels: [{ behandelDatum: '2026-11-02', zorgsoort: 'Laboratorium', bedrag: '60.35' }],
    },
  });
});

it('says that nothing is reimbursed when the person pays everything', async () => {
  const totaal = { ...bedragen, bedragUitgekeerd: 0, bedragEigenRisico: 6035 };
  answers({ weggelaten: null, hoogstens: null, verwachting: { totaal, regels: [] } });
  await expect.element(page.getByText(/waarschijnlijk niets voor terug/)).toBeVisible();
});

it('is left out with a reason when it would reveal hidden care of another person', async () => {
  answers({ weggelaten: 'afgeschermd', hoogstens: null, verwachting: null });
  await expect.element(page.getByText(/hangt ook af van zorg die je niet mag zien/)).toBeVisible();
});

it('gives the most of a budget shared with others, and says what it leaves out', async () => {
  answers({ weggelaten: 'gedeeldBudget', hoogstens: 10_000, verwachting: null });
  const title = 'Je krijgt tot € 100,00, zolang het gezinsbudget niet op is';
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByText(/Wat een ander gebruikte, telt hier niet mee/)).toBeVisible();
});

it('says that it cannot be calculated now, and that the claim can be sent all the same', async () => {
  answers(null, 503);
  await expect.element(page.getByText(/Je kunt wel gewoon indienen\./)).toBeVisible();
});

it('is absent for an insurer without expectations', async () => {
  answers(null, 404);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
