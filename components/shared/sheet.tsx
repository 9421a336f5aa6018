import type { Evidence, Sheet as Data } from '@/content';
import { cx } from '@/lib/cx';
import { FileList } from '../ui/file-list';
import { Unbroken } from '../ui/unbroken';
import styles from './sheet.module.scss';

type Column = Data['columns'][number];
type Row = Data['rows'][number];
type Cell = Row['cells'][number];

const LETTERS = ['a', 'b', 'c'] as const;
type Letter = (typeof LETTERS)[number];

const HANDS = [
  'm0-4c10 10 12-20 20-18s-8 26 2 20 10-16 18-14-2 16 8 12 20-12 44-6',
  'c2-16 8-24 12-20s-6 22 0 22 10-20 16-18-4 18 4 16 8-10 16-10 4 10 38 2',
  'c-4-14 10-22 16-14s-12 16-6 18 14-22 18-20-6 20 0 20 8-12 12-10 0 10 8 8 14-4 32-8',
] as const;

/** With the minus of figures, which is as wide as their plus. */
function figure(value: number, { digits, isSigned }: Column): string {
  const text = value.toLocaleString('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  });
  return text.replace('-', '−');
}

function Words({ column, value }: { readonly column: Column; readonly value: Cell }) {
  const [first, second] = Array.isArray(value) ? value : [value];
  if (first === null) return '–';
  if (typeof first === 'number') return figure(first, column);
  if (first === '') return null;
  if (column.look === 'chip') {
    return <span className={cx(styles.chip, styles[column.tones[first] ?? 'still'])}>{first}</span>;
  }
  if (column.look === 'tick' && first === 'yes') {
    return <span className="visuallyHidden">yes</span>;
  }
  return (
    <>
      <Unbroken>{first}</Unbroken>
      {second ? (
        <span className={styles.under}>
          <Unbroken>{second}</Unbroken>
        </span>
      ) : null}
    </>
  );
}

/** Is not copied with the row. */
function Mark({ letter }: { readonly letter: Letter | undefined }) {
  return letter === undefined ? null : (
    <span className={cx(styles.mark, styles[letter])}>
      <span className="visuallyHidden">Note </span>
      {letter}{' '}
    </span>
  );
}

interface RowProps {
  readonly columns: Data['columns'];
  /** Says what it is without its head. */
  readonly plain: Column | undefined;
  /** The last of several figures. */
  readonly result: Column | undefined;
  readonly row: Row;
  readonly letter: Letter | undefined;
}

function SheetRow({ columns, plain, result, row: { cells, state }, letter }: RowProps) {
  return (
    <tr role="row" className={state && styles[state]}>
      {columns.map((column, index) => {
        const value = cells[index] ?? null;
        const words = <Words column={column} value={value} />;
        if (column.look === 'head') {
          return (
            <th key={column.head} role="rowheader" scope="row" className={styles.head}>
              <Mark letter={letter} />
              {words}
            </th>
          );
        }
        return (
          <td
            key={column.head}
            role="cell"
            className={cx(
              styles[`${column.look}Cell`],
              value === null && styles.none,
              column === result && value !== 0 && styles.result,
            )}
            data-label={value === '' || column === plain ? undefined : column.head}
          >
            {words}
          </td>
        );
      })}
    </tr>
  );
}

/** On a phone figures stay in columns, below a line with the other cells of a row, or each cell has its label. */
function layoutOf(columns: Data['columns']): 'figures' | 'grid' | 'lines' {
  const count = (look: Column['look']) => columns.filter((column) => column.look === look).length;
  if (count('figure') < 2 || count('text') > 1) return 'lines';
  return count('figure') + 1 === columns.length ? 'figures' : 'grid';
}

/** The roles are explicit, because browsers drop them from a table with grid layout. */
export function Sheet({ sheet, files }: Evidence) {
  const { id, tag, title, remark, columns, rows, sum, terms, signed, caption } = sheet;
  const noted = [...rows, ...(signed ? [signed] : [])].filter(({ note }) => note);
  const texts = columns.filter(({ look }) => look === 'text');
  const figures = columns.filter(({ look }) => look === 'figure');
  const plain = texts.length === 1 && figures.length === 0 ? texts[0] : undefined;
  const result = figures.length > 1 ? figures.at(-1) : undefined;
  const letterOf = (part: (typeof noted)[number]) => LETTERS[noted.indexOf(part)];
  return (
    <figure id={id} className={styles.sheet}>
      <div className={styles.paper}>
        <table role="table" className={styles[layoutOf(columns)]}>
          <caption>
            <div className={styles.title}>
              <b>
                <Unbroken>{title}</Unbroken>
              </b>{' '}
              {tag ? <span className={cx(styles.tag, styles.still)}>{tag}</span> : null}
            </div>{' '}
            {remark ? (
              <span className="muted">
                <Unbroken>{remark}</Unbroken>
              </span>
            ) : null}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ head, look }) => (
                <th key={head} role="columnheader" scope="col" className={styles[`${look}Cell`]}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row, index) => (
              <SheetRow
                key={index}
                columns={columns}
                plain={plain}
                result={result}
                row={row}
                letter={letterOf(row)}
              />
            ))}
          </tbody>
        </table>
        {sum ? (
          <p>
            <Unbroken>{sum}</Unbroken>
          </p>
        ) : null}
        {terms.length > 0 ? (
          <dl>
            {terms.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Unbroken>{text}</Unbroken>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {signed ? (
          <ul className={styles.signatures}>
            {signed.by.map((role, index) => (
              <li key={role}>
                {index === 0 ? <Mark letter={letterOf(signed)} /> : null}
                <svg viewBox="0 0 100 40" preserveAspectRatio="xMinYMax" aria-hidden="true">
                  <path d={`M6 30${HANDS[(id.length + index) % HANDS.length] ?? ''}`} />
                </svg>
                {role}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {noted.length > 0 ? (
        <ol className={styles.notes}>
          {noted.map(({ note }) =>
            note ? (
              <li key={note.title}>
                <b>{note.title}</b>{' '}
                <span>
                  <Unbroken>{note.text}</Unbroken>
                </span>
              </li>
            ) : null,
          )}
        </ol>
      ) : null}
      <figcaption>
        <p>
          <Unbroken>{caption}</Unbroken>
        </p>
        <FileList files={files} />
      </figcaption>
    </figure>
  );
}
