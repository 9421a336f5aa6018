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

const inWords = (value: unknown, between: string): string =>
  Array.isArray(value)
    ? value.join(between)
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

/** What is no number stays, and the schema says so. */
function valueOf(kind: DataField['kind'], text: string): unknown {
  const numberOf = (word: string) => (Number.isNaN(Number(word)) ? word : Number(word));
  if (text.trim() === '') return undefined;
  if (kind === 'number') return numberOf(text);
  if (kind === 'numbers')
    return text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(numberOf);
  return kind === 'lines'
    ? text.split('\n').filter((line) => line.trim() !== '')
    : text.replaceAll(/\s*\n\s*/g, ' ');
}

export function DataFieldInput(props: Props) {
  const { field, value, shared, problem, isLeft, forceValidation, onChange } = props;
  const { kind, rules, options, isOptional } = field;
  // A blank behind a number is no part of its value.
  const [typed, setTyped] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  const refused = useRefused(rules.name);
  const shown = wasLeft || forceValidation ? problem : undefined;
  const applies = inWords(shared, ', ');
  const set = (next: unknown) => {
    changed(rules.name);
    onChange(next);
  };
  const common = {
    label: isLeft && !isOptional ? `${rules.label} (to fill in)` : rules.label,
    description: [rules.hint, applies && `While it is empty: ${applies}.`]
      .filter(Boolean)
      .join(' '),
    errorMessage: shown ? `${rules.label} ${shown}` : refused,
  };
  if (kind === 'choice') {
    return (
      <Picker
        {...common}
        items={options.map((name) => ({ name }))}
        value={inWords(value, '') || (options[0] === 'standing' ? 'standing' : null)}
        onChange={(key) => {
          set(key === null ? undefined : String(key));
        }}
      >
        {({ name }) => <Item key={name}>{name}</Item>}
      </Picker>
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
