import { formatDay } from '@mijn/domain/datum';
import { actingFields, actingForms } from '@mijn/domain/postedForm';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type ReactNode, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { part } from '../../../api/response.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import * as m from '../../../generated/texts/machtigingen.js';
import { isNativeWrapped } from '../../../platform/native.ts';
import { OwnPage } from '../ownPages/OwnPage.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { EndForm } from './EndForm.tsx';
import { GiveForm } from './GiveForm.tsx';
import { bereikWords, type Machtiging, type Machtigingen } from './machtiging.ts';
import { machtigingenOperation } from './machtigingen.operations.ts';

/** Loads the page; a failed part is shown as an inline error. */
export const loader = createLoader(async ({ request }) => ({
  machtigingen: part(await request(machtigingenOperation, {}), 'machtigingen'),
}));

interface PermissionsProps {
  readonly permissions: readonly Machtiging[];
  readonly onDone: () => void;
}

interface PermissionProps {
  readonly permission: Machtiging;
  readonly naam: string;
  readonly children: ReactNode;
}

/** A permission: the other person, what is allowed and until when, and what can be done about it. */
function Permission({ permission, naam, children }: PermissionProps) {
  const { language, config } = useAppEnvironment();
  const { bereik, totEnMet } = permission;
  const wat = bereikWords(bereik);
  return (
    <Stack>
      <div>
        <h3>{naam}</h3>
        <p>
          {totEnMet === null
            ? m.byDigid({ wat })
            : m.until({ wat, day: formatDay(totEnMet, language) })}
        </p>
      </div>
      {/* Staff look along only. */}
      {!config.internal && children}
    </Stack>
  );
}

function Given({ permissions, onDone }: PermissionsProps) {
  return (
    <Card title={m.givenTitle()}>
      <Stack>
        {permissions.length === 0 && <p>{m.noneGiven()}</p>}
        {permissions.map((one) => {
          const naam = one.naam ?? m.unknown();
          const { machtigingId: id, via } = one;
          return (
            <Permission key={id} permission={one} naam={naam}>
              {via === 'app' && (
                <EndForm id={id} label={m.withdraw()} of={m.withdrawOf({ naam })} onDone={onDone} />
              )}
            </Permission>
          );
        })}
      </Stack>
    </Card>
  );
}

// The native app has no document of the server, which shows for whom a person acts.
function Start({ id, naam }: { readonly id: string; readonly naam: string }) {
  if (isNativeWrapped()) return null;
  return (
    <PostForm name={actingForms.start}>
      <input type="hidden" name={actingFields.permission} value={id} />
      <Button type="submit" small>
        {m.act()}
        <VisuallyHidden> {m.actFor({ naam })}</VisuallyHidden>
      </Button>
    </PostForm>
  );
}

function Got({ permissions, onDone }: PermissionsProps) {
  if (permissions.length === 0) return null;
  return (
    <Card title={m.gotTitle()}>
      <Stack>
        {permissions.map((one) => {
          const naam = one.naam ?? m.unknown();
          const { machtigingId: id } = one;
          return (
            <Permission key={id} permission={one} naam={naam}>
              <ButtonGroup row>
                <Start id={id} naam={naam} />
                <EndForm id={id} label={m.renounce()} of={m.renounceOf({ naam })} onDone={onDone} />
              </ButtonGroup>
            </Permission>
          );
        })}
      </Stack>
    </Card>
  );
}

function Shown({ gegeven, gekregen, kandidaten, einddagen }: Machtigingen) {
  const { config } = useAppEnvironment();
  const box = useRef<HTMLDivElement>(null);
  const onDone = () => box.current?.focus();
  return (
    <>
      {/* A change moves the focus here, so that the state is read out. */}
      <div ref={box} tabIndex={-1}>
        <Stack>
          <Got permissions={gekregen} onDone={onDone} />
          <Given permissions={gegeven} onDone={onDone} />
        </Stack>
      </div>
      {!config.internal && (
        <Card title={m.giveTitle()}>
          <Stack>
            <p>{m.intro()}</p>
            <p>{m.never()}</p>
            {kandidaten.length === 0 ? (
              <p>{m.nobody()}</p>
            ) : (
              // A permission that was given clears the form.
              <GiveForm
                key={gegeven[0]?.machtigingId ?? ''}
                kandidaten={kandidaten}
                einddagen={einddagen}
                onDone={onDone}
              />
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}

/** /mijn-gegevens/machtigingen: who may act for the person, and for whom the person may act. */
export function Component() {
  const { machtigingen } = useLoaderData<typeof loader>();
  return (
    <OwnPage name="machtigingen" found={machtigingen}>
      {machtigingen.succeeded ? (
        <Shown {...machtigingen.value} />
      ) : (
        <PartFailed title={m.givenTitle()} status={machtigingen.status} />
      )}
    </OwnPage>
  );
}
