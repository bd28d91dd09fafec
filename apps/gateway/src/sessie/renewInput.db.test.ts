import { afterAll, expect, it } from 'vitest';
import { ask, keys, startStaffSetup } from '../testing/staffSetup.testing.ts';
import { createLoggedInBrowser } from '../testing/testSetup.testing.ts';

const sanne = '999990081';
const staff = await startStaffSetup();
afterAll(() => staff.stop());

it('continues reading while sessions cannot be renewed, as on a full disk, for persons and staff', async () => {
  const { testSetup } = staff;
  const person = await createLoggedInBrowser(testSetup);
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
