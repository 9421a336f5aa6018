'use client';
import { Item, Picker } from '@keystar/ui/picker';
import { TextArea, TextField } from '@keystar/ui/text-field';
import { useState } from 'react';
import type { DataField } from './data-forms';
import { changed, useRefused } from './saving';

interface Props {
  readonly field: DataField;
  readonly value: unknown;
  /** Applies while this one is empty. */
  readonly shared: unknown;
  readonly problem: string | undefined;
  readonly isLeft: boolean;
  readonly forceValidation: boolean;
  readonly onChange: (value: unknown) => void;
}

const LONG = 100;

/** No option of a schema. */
const EMPTY = 'leave empty';

const inWords = (value: unknown, between: string): string =>
  Array.isArray(value)
    ? value.join(between)
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

/** What is no number stays, and the schema says so. */
function valueOf(kind: DataField['kind'], text: string): unknown {
  const numberOf = (word: string) => {
    // Such as 6,00,000.
    const number = Number(/^\d{1,3}(,\d{2,3})+$/.test(word) ? word.replaceAll(',', '') : word);
    return Number.isNaN(number) ? word : number;
  };
  if (text.trim() === '') return undefined;
  if (kind === 'number') return numberOf(text.trim());
  if (kind === 'numbers')
    return text
      .split(/[\s,[\]]+/)
      .filter(Boolean)
      .map(numberOf);
  return kind === 'lines'
    ? text.split('\n').filter((line) => line.trim() !== '')
    : text.replaceAll(/\s*\n\s*/g, ' ');
}

export function DataFieldInput(props: Props) {
  const { field, value, shared, problem, isLeft, forceValidation, onChange } = props;
  const { kind, rules, options, isOptional, canBeEmpty } = field;
  // A blank behind a number is no part of its value.
  const [typed, setTyped] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  const refused = useRefused(rules.name, rules.label);
  const shown = wasLeft || forceValidation ? problem : undefined;
  const applies = inWords(shared, ', ');
  const set = (next: unknown) => {
    changed(rules.name);
    onChange(next);
  };
  const common = {
    label: isLeft && !isOptional ? `${rules.label} (to fill in)` : rules.label,
    description: [
      rules.hint,
      kind === 'lines' && 'Each on a line of its own.',
      applies && `While it is empty: ${applies.replace(/\.$/, '')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    errorMessage: shown ? `${rules.label} ${shown}` : refused,
  };
  if (kind === 'choice') {
    return (
      // The picker has no mark of its own by which a problem is found.
      <div className="pick" tabIndex={-1} {...(common.errorMessage ? { 'data-problem': '' } : {})}>
        <Picker
          {...common}
          width="100%"
          items={[...options, ...(canBeEmpty ? [EMPTY] : [])].map((name) => ({ name }))}
          value={inWords(value, '') || (options[0] === 'standing' ? 'standing' : null)}
          onChange={(key) => {
            set(key === null || key === EMPTY ? undefined : String(key));
          }}
        >
          {({ name }) => <Item key={name}>{name}</Item>}
        </Picker>
      </div>
    );
  }
  const text = typed ?? inWords(value, kind === 'lines' ? '\n' : ' ');
  const typing = {
    ...common,
    value: text,
    onChange: (next: string) => {
      setTyped(next);
      set(valueOf(kind, next));
    },
    onBlur: () => {
      setTyped(undefined);
      setWasLeft(true);
    },
  };
  const isLong =
    kind === 'lines' || (kind === 'text' && (text.length > LONG || /\d{3} char/.test(rules.hint)));
  return isLong ? (
    <TextArea {...typing} />
  ) : (
    <TextField {...typing} type={kind === 'day' ? 'date' : 'text'} />
  );
}
