import * as declaratiesWords from '../../../generated/texts/declaraties.js';
import * as m from '../../../generated/texts/list.js';
import s from './SearchForm.module.css';
import { type RefObject, useLayoutEffect, useRef, type FormEvent, useState } from 'react';
import { Select } from '@mijn/ui/Select';
import { Field } from '@mijn/ui/Field';
import { pages } from '@mijn/domain/paths';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { listFields } from '@mijn/domain/queryFields';
import { TextInput } from '@mijn/ui/TextInput';
import { Button } from '@mijn/ui/Button';
import { Icon } from '@mijn/ui/Icon';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PostForm } from '../../../forms/PostForm.tsx';
import { useToday } from '../../../api/today.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { fullNameAmong } from '../../../help/careChoice/personNames.ts';
import { zorgsoortChoices } from '../zorgsoort.ts';
import type { ListData } from './declaratieList.ts';
import { parseFilters, writeFilters, searchForm, searchFormId } from './filters.ts';

/**
 * Returns a ref for an uncontrolled control that a person can change ahead of the address, and that follows the address
 * when that changes (Back, "Wis filters"). The control is not remounted, so it keeps its focus.
 */
function useFollowsAddress<Control extends { value: string }>(
  fromAddress: string,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const followed = useRef(fromAddress);
  useLayoutEffect(() => {
    if (followed.current === fromAddress) return;
    followed.current = fromAddress;
    if (control.current) control.current.value = fromAddress;
  }, [fromAddress]);
  return control;
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** Label of the empty option. */
  readonly all: string;
  readonly chosen: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of the list; a choice submits its form. */
function SelectField({ name, label, all, chosen, choices }: SelectFieldProps) {
  const select = useFollowsAddress<HTMLSelectElement>(chosen ?? '');
  // A value of the address that is not offered (an early year) filters all the same.
  const isOffered = !chosen || choices.some((choice) => choice.value === chosen);
  const offered = isOffered ? choices : [...choices, { value: chosen, label: chosen }];
  return (
    <Field label={label}>
      {(field) => (
        <Select
          {...field}
          ref={select}
          name={name}
          defaultValue={chosen ?? ''}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          <option value="">{all}</option>
          {offered.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const yearsBack = 10;

function yearChoices(today: string) {
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: yearsBack + 1 }, (_, i) => {
    const year = String(thisYear - i);
    return { value: year, label: year };
  });
}

function SearchLine({ zoek }: { readonly zoek: string | undefined }) {
  const line = useFollowsAddress<HTMLInputElement>(zoek ?? '');
  return (
    <Field label={m.searchLabel()} hint={m.searchHint()}>
      {(field) => (
        <div className={s['search']}>
          <TextInput
            {...field}
            type="search"
            enterKeyHint="search"
            name={listFields.search}
            maxLength={fieldLimits.zoek}
            ref={line}
            defaultValue={zoek ?? ''}
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

// With script the search needs no fresh document.
function useSearch(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const fields = textsOf(event.currentTarget);
    const address = writeFilters(parseFilters(fields, fields.get(listFields.search)));
    void navigate(address || pages.declaraties.path, { preventScrollReset: true });
  };
}

interface SearchButtonProps {
  /** Number of active filters. */
  readonly on: number;
}

function SearchButton({ on }: SearchButtonProps) {
  return (
    <summary className={s['button']}>
      <Icon icon={Search} small />
      <span className={s['words']}>{m.searchAndFilter()}</span>
      {on > 0 && (
        <span className={s['count']}>
          <span aria-hidden="true">{on}</span>
          <VisuallyHidden>{m.filtersOn({ aantal: on })}</VisuallyHidden>
        </span>
      )}
    </summary>
  );
}

function Selects({ filters, people }: Pick<ListData, 'filters' | 'people'>) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const who = people.map((one) => ({
    value: one.relatienummer,
    label: fullNameAmong(one, people, language),
  }));
  return (
    <div className={s['filters']}>
      {who.length > 1 && (
        <SelectField
          name={listFields.person}
          label={declaratiesWords.forWhom()}
          all={m.everyone()}
          chosen={filters.relatienummer}
          choices={who}
        />
      )}
      <SelectField
        name={listFields.year}
        label={m.filterYear()}
        all={m.allYears()}
        chosen={filters.jaar?.toString()}
        choices={yearChoices(today)}
      />
      <SelectField
        name={listFields.zorgsoort}
        label={m.filterCare()}
        all={m.allCare()}
        chosen={filters.zorgsoort}
        choices={zorgsoortChoices(language)}
      />
    </div>
  );
}

/** Search by words, person, year and kind of care: posted, so that no word stands in an address. */
export function SearchForm({ filters, people }: ListData) {
  const search = useSearch();
  const { zoek, relatienummer, jaar, zorgsoort } = filters;
  const on = [zoek, relatienummer, jaar, zorgsoort].filter(Boolean).length;
  // Open at first when filters are active; after that the person opens and closes it.
  const [open] = useState(on > 0);
  return (
    <search>
      <details open={open}>
        <SearchButton on={on} />
        <PostForm
          name={searchForm}
          id={searchFormId}
          action={pages.declaraties.path}
          onSubmit={search}
          className={s['shape']}
        >
          <SearchLine zoek={zoek} />
          <Selects filters={filters} people={people} />
        </PostForm>
      </details>
    </search>
  );
}
