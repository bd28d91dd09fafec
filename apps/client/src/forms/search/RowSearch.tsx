import { fieldLimits } from '@mijn/domain/fieldLimits';
import { listFields } from '@mijn/domain/queryFields';
import { Button } from '@mijn/ui/Button';
import { Field } from '@mijn/ui/Field';
import { TextInput } from '@mijn/ui/TextInput';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { PostForm } from '../PostForm.tsx';
import { usePostOutcome } from '../usePostOutcome.ts';
import * as m from '../../generated/texts/search.js';
import { matchWords } from './matchWords.ts';
import s from './RowSearch.module.css';
import { rowSearchForm } from './rowSearchForm.ts';

/** The number of rows from which a page has a search field. */
export const fewestToSearch = 10;

/** The words that the rows of a page are searched for. */
export interface RowSearchState {
  readonly zoek: string;
  readonly set: (zoek: string) => void;
  /** Whether the rows are searched. */
  readonly isOn: boolean;
  readonly matches: (text: string) => boolean;
}

/**
 * Keeps the search words of a page: never in an address, as they can be about health.
 * @param others words that another posted form of the page kept
 */
export function useRowSearch(others = ''): RowSearchState {
  const posted = usePostOutcome(rowSearchForm)?.values[listFields.search];
  const [zoek, set] = useState(posted ?? others);
  return {
    zoek,
    set,
    isOn: zoek.trim() !== '',
    matches: (text) => matchWords(text, zoek),
  };
}

interface RowSearchProps {
  readonly search: RowSearchState;
  /** Names the rows: "Zoek in je facturen". */
  readonly label: string;
  /** Describes the words; by default those of rows. */
  readonly hint?: string;
  /** Number of rows that match. */
  readonly found: number;
}

/** A search field for the rows of a page. With script it searches while one types; without, it is posted. */
export function RowSearch({ search, label, hint = m.hint(), found }: RowSearchProps) {
  return (
    <search>
      <PostForm name={rowSearchForm} onSubmit={(event) => event.preventDefault()}>
        <Field label={label} hint={hint}>
          {(field) => (
            <div className={s['line']}>
              <TextInput
                {...field}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                name={listFields.search}
                maxLength={fieldLimits.zoek}
                defaultValue={search.zoek}
                onChange={({ target }) => search.set(target.value)}
              />
              <Button type="submit" variant="secondary" icon={Search}>
                {m.button()}
              </Button>
            </div>
          )}
        </Field>
        <output>{search.isOn && (found === 0 ? m.notFound() : m.found({ n: found }))}</output>
      </PostForm>
    </search>
  );
}
