import { formatDay } from '@mijn/domain/datum';
import { Alert } from '@mijn/ui/Alert';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { required } from '../../api/response.ts';
import { useToday } from '../../api/today.ts';
import { RefreshWithoutScript } from '../../forms/RefreshWithoutScript.tsx';
import * as m from '../../generated/texts/zorgpas.js';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { Desk } from './Desk.tsx';
import { Family } from './Family.tsx';
import { Abroad, NewPass } from './Help.tsx';
import { sideAddress, TurningPass } from './sides.tsx';
import { shownMs, useBsn } from './useBsn.ts';
import { passPhase, shownPass, type Zorgpas } from './zorgpas.ts';
import { zorgpassenOperation } from './zorgpas.operations.ts';

/** Loads the passes that the viewer may see; the address holds the chosen one and its side. */
export const loader = createLoader(async ({ request }) => {
  const response = await request(zorgpassenOperation, {});
  const { relatie } = response.data;
  return {
    zorgpassen: required(response, 'zorgpassen'),
    // A person who was insured, by a policy of a brand, and no longer is.
    hasLeft: relatie?.verzekerd === false && relatie.merk !== null,
  };
});

/** Returns false for another pass or side, because all are loaded. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked;
  const turns = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !turns && defaultShouldRevalidate;
}

// An end is announced ahead, and an expired pass before it is shown at a desk.
function Warning({ pass }: { readonly pass: Zorgpas }) {
  const { language } = useAppEnvironment();
  const day = formatDay(pass.vervalDatum, language);
  const phase = passPhase(pass, useToday());
  if (phase === 'valid') return null;
  if (phase === 'ending') {
    return (
      <Alert kind="info" title={m.endingTitle({ day })}>
        <p>{m.endingText()}</p>
      </Alert>
    );
  }
  return (
    <Alert kind="warning" title={m.endedTitle({ day })}>
      <p>
        {m.endedText()} <HelpDesk />
      </p>
    </Alert>
  );
}

interface OnePassProps {
  readonly pass: Zorgpas;
  readonly side: 'front' | 'back';
}

function OnePass({ pass, side }: OnePassProps) {
  const bsn = useBsn(pass.relatieNummer);
  return (
    <>
      <Warning pass={pass} />
      <TurningPass pass={pass} bsn={bsn} side={side} />
      {bsn.phase.kind === 'shown' && (
        <RefreshWithoutScript seconds={shownMs / 1000} to={sideAddress(pass, side)} />
      )}
      <ButtonGroup>
        <Desk pass={pass} side={side} bsn={bsn} main={passPhase(pass, useToday()) !== 'ended'} />
      </ButtonGroup>
    </>
  );
}

// Moves the focus to the chosen pass, because the link that chose it is no longer one, and stands further
// down.
function useChosen(relatieNummer: string | undefined): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(relatieNummer);
  useLayoutEffect(() => {
    if (shown.current === relatieNummer) return;
    shown.current = relatieNummer;
    place.current?.focus({ preventScroll: true });
  }, [relatieNummer]);
  return place;
}

/** /zorgpas: the pass of each person that the viewer may see, front and back, and the view for a desk. */
export function Component() {
  const { zorgpassen, hasLeft } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const today = useToday();
  const { pass, side } = shownPass(zorgpassen, search);
  const chosen = useChosen(pass?.relatieNummer);
  if (!pass) {
    return (
      <Page title={m.page()}>
        <EmptyState title={m.none()} illustration={<IllustrationEmpty />}>
          <p>{hasLeft ? m.noneLeftText() : m.noneText()}</p>
        </EmptyState>
        {!hasLeft && <NewPass />}
      </Page>
    );
  }
  return (
    <Page
      title={m.page()}
      aside={
        <>
          <Abroad />
          <NewPass counts={passPhase(pass, today) !== 'ended'} />
        </>
      }
    >
      <section ref={chosen} aria-label={pass.naam} tabIndex={-1}>
        <Stack>
          <OnePass key={pass.relatieNummer} pass={pass} side={side} />
        </Stack>
      </section>
      {zorgpassen.length > 1 && <Family zorgpassen={zorgpassen} shown={pass} />}
    </Page>
  );
}
