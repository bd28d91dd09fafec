import { expect, it } from 'vitest';
import { EnvironmentContext, useAppEnvironment } from '../../api/environment.ts';
import { show, wordsIn } from '../../api/show.testing.tsx';
import { Abroad } from './Help.tsx';

function WithAlarm({ phone }: { readonly phone: string }) {
  const environment = useAppEnvironment();
  const { links } = environment.config;
  const config = {
    ...environment.config,
    links: { ...links, help: { ...links.help, alarm: { phone } } },
  };
  return (
    <EnvironmentContext value={{ ...environment, config }}>
      <Abroad />
    </EnvironmentContext>
  );
}

it.each([
  ['+31880000112', '+31 88 000 01 12'],
  ['+442079460000', '+442079460000'],
])('writes the alarm centre at %s as it is dialled abroad', (phone, written) => {
  const html = show(<WithAlarm phone={phone} />);
  expect(wordsIn(html)).toContain(`alarmcentrale, dag en nacht. ${written} `);
  expect(html).toContain(`href="tel:${phone}"`);
});
