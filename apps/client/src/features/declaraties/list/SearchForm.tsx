import { pages } from '@mijn/domain/paths';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { TextInput } from '@mijn/ui/TextInput';
import { Button } from '@mijn/ui/Button';
import { Field } from '@mijn/ui/Field';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from '../../../router/hooks.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import { useToday } from '../../../api/today.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/list.js';
import { Disclosure } from '../Disclosure.tsx';
import { zorgsoortChoices } from '../zorgsoort.ts';
import type { ListData } from './declaratieList.ts';
import { parseFilters, writeFilters } from './filters.ts';
import { searchForm, searchFormId } from './searchForm.ts';
import { SelectField } from './SelectField.tsx';
import { useEditable } from './useEditable.ts';
import s from './SearchForm.module.css';

const yearsBack = 10;

function yearChoices(today: string) {
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: yearsBack + 1 }, (_, i) => {
    const year = String(thisYear - i);
    return { value: year, label: year };
  });
}

function SearchLine({ zoek }: { readonly zoek: string | undefined }) {
  const [value, set] = useEditable(zoek ?? '');
  return (
    <Field label={m.searchLabel()} hint={m.searchHint()}>
      {(field) => (
        <div className={s['search']}>
          <TextInput
            {...field}
            type="search"
            name="zoek"
            maxLength={fieldLimits.zoek}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
          <Button type="submit" variant="secondary" icon={Search}>
            {m.searchButton()}
          </Button>
        </div>
      )}
    </Field>
  );
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(texts);
}

// With script the same search needs no document of its own.
function useSearch(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const fields = textsOf(event.currentTarget);
    const address = writeFilters(parseFilters(fields, fields.get('zoek')));
    void navigate(address || pages.declaraties.path, { preventScrollReset: true });
  };
}

/** Searching by words, person, year and kind of care: posted, so that no word stands in an address. */
export function SearchForm({ filters, people }: ListData) {
  const { taal } = useAppEnvironment();
  const today = useToday();
  const search = useSearch();
  const on = [filters.relatienummer, filters.jaar, filters.zorgsoort].filter(Boolean).length;
  const who = people.map((one) => ({ value: one.relatienummer, label: one.opgemaakteNaam }));
  return (
    <search>
      <PostForm
        name={searchForm}
        id={searchFormId}
        action={pages.declaraties.path}
        onSubmit={search}
        className={s['shape']}
      >
        <SearchLine zoek={filters.zoek} />
        <Disclosure title={on === 0 ? m.moreFilters() : m.moreFiltersOn({ aantal: String(on) })}>
          <div className={s['filters']}>
            {who.length > 1 && (
              <SelectField
                naam="persoon"
                label={m.filterPerson()}
                all={m.everyone()}
                chosen={filters.relatienummer}
                choices={who}
              />
            )}
            <SelectField
              naam="jaar"
              label={m.filterYear()}
              all={m.allYears()}
              chosen={filters.jaar?.toString()}
              choices={yearChoices(today)}
            />
            <SelectField
              naam="zorg"
              label={m.filterCare()}
              all={m.allCare()}
              chosen={filters.zorgsoort}
              choices={zorgsoortChoices(taal)}
            />
          </div>
        </Disclosure>
      </PostForm>
    </search>
  );
}
