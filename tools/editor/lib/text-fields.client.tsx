'use client';
import { Item, Combobox } from '@keystar/ui/combobox';
import { TextArea, TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField, FormFieldInputProps, SlugFormField } from '@keystatic/core';
import { type ReactElement, useState } from 'react';
import type { FieldRules } from '../../../content/schema/field-rules';
import { changed, useRefused } from './saving';

type Stored = Parameters<BasicFormField<string>['parse']>[0];

interface ControlProps extends FormFieldInputProps<string> {
  readonly rules: FieldRules;
}

type Control = (props: ControlProps) => ReactElement;

const problemOf = (rules: FieldRules, value: string): string | undefined =>
  rules.problemOf(value === '' ? undefined : value);

/** @throws Error such as «Title is too short (it has 5); it needs at least 10 characters» */
function check(rules: FieldRules, value: string): void {
  const problem = problemOf(rules, value);
  if (problem) throw new Error(`${rules.label} ${problem}`);
}

/** After blur or an attempt to save. */
function useProblem({ rules, value, forceValidation }: ControlProps) {
  const [left, setLeft] = useState(false);
  const refused = useRefused(rules.name);
  const problem = left || forceValidation ? problemOf(rules, value) : undefined;
  return {
    onBlur: () => {
      setLeft(true);
    },
    errorMessage: problem ? `${rules.label} ${problem}` : refused,
  };
}

/** YAML parses an unquoted day as a timestamp. */
const textOf = (stored: Stored): string =>
  stored instanceof Date
    ? stored.toISOString().slice(0, 10)
    : typeof stored === 'string' || typeof stored === 'number'
      ? String(stored)
      : '';

function OneLine(props: ControlProps) {
  const { rules, value, onChange, autoFocus } = props;
  return (
    <TextField
      label={rules.label}
      description={rules.hint}
      {...{ value, onChange, autoFocus }}
      {...useProblem(props)}
    />
  );
}

function ManyLines(props: ControlProps) {
  const { rules, value, onChange, autoFocus } = props;
  return (
    <TextArea
      label={rules.label}
      description={`${rules.hint} Now ${value.length}.`}
      onChange={(text) => {
        // The file has one line.
        onChange(text.replaceAll(/\s*\n\s*/g, ' '));
      }}
      {...{ value, autoFocus }}
      {...useProblem(props)}
    />
  );
}

function Day(props: ControlProps) {
  const { rules, value, onChange, autoFocus } = props;
  return (
    <TextField
      type="date"
      label={rules.label}
      description={rules.hint}
      {...{ value, onChange, autoFocus }}
      {...useProblem(props)}
    />
  );
}

function chooser(names: readonly string[], isDrawing: boolean): Control {
  return function Chooser(props) {
    const { rules, value, onChange, autoFocus } = props;
    // It stays visible with its message.
    const known = value && !names.includes(value) ? [value, ...names] : names;
    return (
      <div className="chooser">
        <Combobox
          label={rules.label}
          description={rules.hint}
          menuTrigger="focus"
          width="100%"
          defaultItems={known.map((name) => ({ name }))}
          value={value || null}
          onChange={(key) => {
            onChange(key === null ? '' : String(key));
          }}
          autoFocus={autoFocus}
          {...useProblem(props)}
        >
          {({ name }) => (
            <Item key={name} textValue={name}>
              <Text>
                <span className="choice">
                  {isDrawing ? (
                    // eslint-disable-next-line @next/next/no-img-element
                    <img src={`/drawings/${name}`} alt="" loading="lazy" />
                  ) : null}
                  {name}
                </span>
              </Text>
            </Item>
          )}
        </Combobox>
        {/* A drawing has no fixed size. */}
        {isDrawing && value ? (
          // eslint-disable-next-line @next/next/no-img-element
          <img className="drawing" src={`/drawings/${value}`} alt="" />
        ) : null}
      </div>
    );
  };
}

function field(rules: FieldRules, Input: Control): BasicFormField<string> {
  return {
    kind: 'form',
    label: rules.label,
    Input: (props) => (
      <Input
        rules={rules}
        {...props}
        onChange={(value) => {
          changed(rules.name);
          props.onChange(value);
        }}
      />
    ),
    defaultValue: () => '',
    parse: textOf,
    serialize: (value) => ({ value: value === '' ? undefined : value }),
    validate: (value) => {
      check(rules, value);
      return value;
    },
    reader: { parse: textOf },
  };
}

export const textField = (rules: FieldRules) => field(rules, OneLine);

export const longTextField = (rules: FieldRules) => field(rules, ManyLines);

export const dayField = (rules: FieldRules) => field(rules, Day);

export const drawingField = (rules: FieldRules, drawings: readonly string[]) =>
  field(rules, chooser(drawings, true));

export const fileField = (rules: FieldRules, files: readonly string[]) =>
  field(rules, chooser(files, false));

/** The editor assigns it. */
export const numberField = (rules: FieldRules): BasicFormField<number> => ({
  kind: 'form',
  label: rules.label,
  Input: ({ value }) => (
    <p className="number">
      <strong>
        {rules.label} {value}
      </strong>
      <a href={`/preview/${value}`} target="_blank" rel="noreferrer">
        Look at it in the preview
      </a>
      <span>{rules.hint}</span>
    </p>
  ),
  defaultValue: () => 0,
  parse: (stored) => Number(stored),
  serialize: (value) => ({ value }),
  validate: (value) => {
    const problem = rules.problemOf(value);
    if (problem) throw new Error(`${rules.label} ${problem}`);
    return value;
  },
  reader: { parse: Number },
});

/** The file name stays when the title changes. */
interface Title {
  readonly title: string;
  readonly slug: string;
}

/** Keystatic derives the file name from this field. */
export const titleField = (rules: FieldRules): SlugFormField<Title, Title, string, string> => ({
  kind: 'form',
  formKind: 'slug',
  label: rules.label,
  Input: ({ value, onChange, ...rest }) => (
    <ManyLines
      rules={rules}
      value={value.title}
      onChange={(title) => {
        changed(rules.name);
        onChange({ ...value, title });
      }}
      {...rest}
    />
  ),
  defaultValue: () => ({ title: '', slug: '' }),
  parse: (stored, extra) => ({ title: textOf(stored), slug: extra?.slug ?? '' }),
  serialize: ({ title }) => ({ value: title }),
  serializeWithSlug: ({ title, slug }) => ({ value: title, slug }),
  validate: (value) => {
    check(rules, value.title);
    return value;
  },
  reader: { parse: textOf, parseWithSlug: textOf },
});
