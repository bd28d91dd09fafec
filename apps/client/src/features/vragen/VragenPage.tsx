import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { pages } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { buttonClass } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import { useLoaderData } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { part, required } from '../../api/response.ts';
import { Retry } from '../../forms/Retry.tsx';
import { useFlash } from '../../forms/useFlash.ts';
import * as m from '../../generated/texts/vragen.js';
import { askAddress } from '../../help/askAddress.ts';
import { AskedQuestion } from '../../help/AskedQuestion.tsx';
import { HelpDesk } from '../../help/HelpDesk.tsx';
import { subjectName, subjectPath, type Vraag, vraagForm } from './vraag.ts';
import s from './VragenPage.module.css';
import { vragenOperation } from './vragen.operations.ts';

/** Loads the person's questions; a list that fails is said in its place. */
export const loader = createLoader(async ({ request }) => {
  const response = await request(vragenOperation, {});
  return {
    mayAsk: required(response, 'relatie').magVragenStellen,
    vragen: part(response, 'vragen'),
  };
});

const dayOf = (instant: string, language: Language): string =>
  formatDay(dayInNetherlands(new Date(instant)), language);

const statusWords: Readonly<Record<Vraag['status'], () => string>> = {
  verstuurd: m.sent,
  inBehandeling: m.inProgress,
  beantwoord: m.answered,
};

function answerHeader({ beantwoordOp }: Vraag, language: Language): string {
  return beantwoordOp === null
    ? m.forwarded()
    : m.answeredOn({ day: dayOf(beantwoordOp, language) });
}

function Question({ vraag }: { readonly vraag: Vraag }) {
  const { language } = useAppEnvironment();
  const { vraagId, status, verstuurdOp, tekst, antwoord, uiterlijkOp } = vraag;
  const path = subjectPath(vraag);
  const name = subjectName(vraag, language);
  return (
    <div id={vraagId} className={s['question']}>
      <Card title={path ? <Link href={path}>{name}</Link> : name}>
        <AskedQuestion
          askedOn={m.askedOn({ day: dayOf(verstuurdOp, language) })}
          status={status}
          statusText={statusWords[status]()}
          question={tekst}
          answer={
            antwoord === null ? null : { header: answerHeader(vraag, language), text: antwoord }
          }
          waiting={uiterlijkOp ? m.answerBy({ day: formatDay(uiterlijkOp, language) }) : m.soon()}
        />
      </Card>
    </div>
  );
}

function Sent() {
  const { language } = useAppEnvironment();
  const day = useFlash(vraagForm.sent);
  return (
    <output>
      {typeof day === 'string' && (
        <Alert kind="positive" title={m.sentTitle()}>
          <p>{day === '' ? m.sentText() : m.sentBy({ day: formatDay(day, language) })}</p>
        </Alert>
      )}
    </output>
  );
}

function Content({ vragen }: { readonly vragen: readonly Vraag[] }) {
  if (vragen.length === 0) {
    return (
      <Card>
        <EmptyState illustration={<IllustrationEmpty />} title={m.none()}>
          <p>{m.noneText()}</p>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack>
      {vragen.map((vraag) => (
        <Question key={vraag.vraagId} vraag={vraag} />
      ))}
    </Stack>
  );
}

/** /vragen: the person's questions to the insurer with their answers, newest first. */
export function Component() {
  const { language, config } = useAppEnvironment();
  const { vragen, mayAsk } = useLoaderData<typeof loader>();
  const { path, titel } = pages.berichten;
  return (
    <Page title={pages.vragen.titel[language]} back={{ href: path, label: titel[language] }} narrow>
      <Sent />
      {mayAsk && !config.internal && (
        <p>
          <Link href={askAddress()} className={buttonClass()}>
            {pages.vraagStellen.titel[language]}
          </Link>
        </p>
      )}
      {vragen.succeeded ? (
        <Content vragen={vragen.value} />
      ) : (
        <Card>
          {vragen.status === 404 ? (
            <p>
              {m.closedTitle()} <HelpDesk />
            </p>
          ) : (
            <Stack>
              <p>{m.listFailed()}</p>
              <Retry />
            </Stack>
          )}
        </Card>
      )}
    </Page>
  );
}
