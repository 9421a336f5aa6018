'use client';
import { Checkbox } from '@keystar/ui/checkbox';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField } from '@keystatic/core';
import type { FieldRules } from '../../../content/schema/field-rules';
import type { Choice } from './names';
import { changed, useRefused } from './saving';

/** Stays omitted while it is not checked. */
export const tickField = (rules: FieldRules): BasicFormField<boolean | null> => ({
  kind: 'form',
  label: rules.label,
  Input: ({ value, onChange, autoFocus }) => (
    <Checkbox
      isSelected={value === true}
      onChange={(ticked) => {
        onChange(ticked ? true : null);
      }}
      autoFocus={autoFocus}
    >
      <Text>{rules.label}</Text>
      <Text slot="description">{rules.hint}</Text>
    </Checkbox>
  ),
  defaultValue: () => null,
  parse: (stored) => (typeof stored === 'boolean' ? stored : null),
  serialize: (value) => ({ value: value ?? undefined }),
  validate: (value) => value,
  reader: { parse: (stored) => (typeof stored === 'boolean' ? stored : null) },
});

/** Numbers for posts, slugs for others. */
interface ListOptions {
  readonly isNumbers?: boolean;
}

/** A file without the list stays without it, and the order is kept. */
export function listField(
  rules: FieldRules,
  choices: readonly Choice[],
  { isNumbers = false }: ListOptions = {},
): BasicFormField<readonly string[] | null> {
  const parse: BasicFormField<readonly string[] | null>['parse'] = (stored) =>
    Array.isArray(stored) ? stored.map(String) : null;
  const stored = (value: readonly string[]) => (isNumbers ? value.map(Number) : value);
  return {
    kind: 'form',
    label: rules.label,
    Input: ({ value, onChange }) => {
      const refused = useRefused(rules.name);
      const chosen = value ?? [];
      const missing = chosen.filter((name) => !choices.some((choice) => choice.value === name));
      const all = [
        ...choices,
        ...missing.map((name) => ({ value: name, label: `${name} (missing)` })),
      ];
      const names = chosen.map((name) => all.find((choice) => choice.value === name)?.label);
      return (
        <details className="choices" open={refused !== undefined || undefined}>
          <summary data-problem={refused === undefined ? undefined : true}>
            {rules.label}: <span>{names.length > 0 ? names.join('; ') : 'none'}</span>
            {refused === undefined ? null : <strong className="problem">{refused}</strong>}
          </summary>
          {all.map((choice) => (
            <Checkbox
              key={choice.value}
              isSelected={chosen.includes(choice.value)}
              onChange={(ticked) => {
                const others = chosen.filter((name) => name !== choice.value);
                const next = ticked ? [...others, choice.value] : others;
                changed(rules.name);
                onChange(next.length > 0 ? next : null);
              }}
            >
              <Text>{choice.label}</Text>
            </Checkbox>
          ))}
        </details>
      );
    },
    defaultValue: () => null,
    parse,
    serialize: (value) => ({ value: value === null ? undefined : stored(value) }),
    validate: (value) => {
      const problem = value === null ? undefined : rules.problemOf(stored(value));
      if (problem) throw new Error(`${rules.label} ${problem}`);
      return value;
    },
    reader: { parse },
  };
}
