'use client';
import { DataFieldInput } from './data-field.client';
import { type DataField, type Values, valueAt, withValue } from './data-forms';
import { isBlank } from '../../../content/schema/own-data';
import { changed } from './saving';

interface Props {
  readonly field: DataField;
  readonly value: unknown;
  /** By path, such as `team.erp[0].years`. */
  readonly problems: ReadonlyMap<string, string>;
  readonly forceValidation: boolean;
  readonly onChange: (value: unknown) => void;
}

/** A list of blocks, such as the people of a practice. */
export function DataRows({ field, value, problems, forceValidation, onChange }: Props) {
  const { rules, columns } = field;
  const name = rules.name ?? '';
  // The schema names what is no list of blocks.
  const rows = Array.isArray(value) ? (value as Values[]) : [];
  const set = (next: readonly Values[]) => {
    changed(name);
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset>
      <legend>{rules.label}</legend>
      <p>{rules.hint}</p>
      {rows.map((row, index) => (
        // Rows have no other identity.
        <fieldset key={index}>
          <legend>Entry {index + 1}</legend>
          {columns.map((column) => (
            <DataFieldInput
              key={column.path.join('.')}
              field={{ ...column, rules: { ...column.rules, name } }}
              value={valueAt(row, column.path)}
              shared={undefined}
              problem={problems.get(`${name}[${index}].${column.path.join('.')}`)}
              isLeft={isBlank(valueAt(row, column.path))}
              forceValidation={forceValidation}
              onChange={(next) => {
                set(rows.with(index, withValue(row, column.path, next)));
              }}
            />
          ))}
          <button
            type="button"
            onClick={() => {
              set(rows.toSpliced(index, 1));
            }}
          >
            Remove entry {index + 1}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        // The message of the field that is left would move it from under the pointer.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={() => {
          set([...rows, {}]);
        }}
      >
        Add an entry
      </button>
    </fieldset>
  );
}
