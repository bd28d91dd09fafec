import { afterAll, expect, it } from 'vitest';
import { ask, keys, startStaffSetup } from '../testing/staffSetup.testing.ts';
import { loggedIn } from '../testing/testSetup.testing.ts';

const sanne = '999990081';
const staff = await startStaffSetup();
afterAll(() => staff.stop());

it('reading goes on where no session can be renewed, as on a full disk: a person’s and a member of staff’s', async () => {
  const { testSetup } = staff;
  const person = await loggedIn(testSetup);
  const member = await staff.staffWithFile('medewerker-1', sanne);
  await testSetup.sql(`CREATE FUNCTION gateway.no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER no_room BEFORE UPDATE ON gateway.sessie EXECUTE FUNCTION gateway.no_room();
    CREATE TRIGGER no_room BEFORE UPDATE ON gateway.staff_sessie EXECUTE FUNCTION gateway.no_room()`);
  const statuses = async () => [
    (await person.graphql('{ relatie { roepnaam } }')).status,
    (await ask(member, keys(sanne))).status,
  ];
  testSetup.shift(10);
  expect(await statuses()).toEqual([200, 200]);
  testSetup.shift(6);
  expect(await statuses()).toEqual([401, 401]);
});
